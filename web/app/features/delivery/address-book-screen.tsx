import { deleteAddress, setDefaultAddress, type WireAddress } from "@surimono/contract/delivery";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#app/session/call.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { confirm } from "#app/ui/confirm.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { AddressDialog, type OpenAddress } from "./address-dialog.tsx";
import { AddressLines } from "./address-lines.tsx";
import { AddressSkeleton } from "./address-skeleton.tsx";
import { addressesQuery, keepAddresses } from "./delivery.queries.ts";

/** The address book. */
export function AddressBookScreen() {
  const [opened, open] = useState<OpenAddress>();
  const query = useQuery(addressesQuery);
  const count = query.data?.length ?? 0;
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "お届け先" }]} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mt-5">
        <PageHeading title="お届け先">ご注文のときに、ここからえらべます。</PageHeading>
        {count > 0 && (
          <Button icon="plus" onClick={() => open("new")}>
            追加する
          </Button>
        )}
      </div>
      <div className="mt-6 md:mt-8">
        {query.isPending ? (
          <AddressSkeleton />
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : count === 0 ? (
          <EmptyState
            title="お届け先はまだありません"
            action={
              <Button variant="primary" size={56} icon="plus" onClick={() => open("new")}>
                お届け先を追加
              </Button>
            }
          >
            登録しておくと、ご注文のたびに入力しなくてすみます。
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {query.data.map((address) => (
              <AddressEntry key={address.address_id} address={address} onEdit={() => open(address)} />
            ))}
          </ul>
        )}
      </div>
      <AddressDialog
        opened={opened}
        onClose={() => open(undefined)}
        onSaved={() => {
          open(undefined);
          showToast("お届け先を保存しました。", { tone: "success" });
        }}
      />
    </main>
  );
}

function AddressEntry({ address, onEdit }: { address: WireAddress; onEdit: () => void }) {
  const name = `${address.last_name} ${address.first_name} 様`;
  const remove = async () => {
    const sure = await confirm({
      title: "お届け先を削除しますか？",
      message: `${name}（${address.address}）を削除します。これまでのご注文には影響しません。`,
      yes: "削除する",
      no: "削除しない",
      danger: true,
    });
    if (!sure) return;
    const answer = await call(deleteAddress, { address_id: address.address_id });
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    keepAddresses(answer.value.addresses);
    showToast("お届け先を削除しました。", { tone: "success" });
  };
  const makeDefault = async () => {
    const answer = await call(setDefaultAddress, { address_id: address.address_id });
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    keepAddresses(answer.value.addresses);
  };
  return (
    <li className="flex flex-col rounded-card border border-line p-5">
      <div className="mb-3 flex min-h-6 items-center">
        {address.is_default && (
          <Badge tone="ok" icon="check">
            いつものお届け先
          </Badge>
        )}
      </div>
      <AddressLines address={address} />
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button size={36} icon="pencil" onClick={onEdit} aria-label={`${name}のお届け先を編集`}>
          編集
        </Button>
        <Button
          size={36}
          variant="quiet"
          icon="trash"
          onClick={() => void remove()}
          aria-label={`${name}のお届け先を削除`}
        >
          削除
        </Button>
        {!address.is_default && (
          <Button
            size={36}
            variant="quiet"
            onClick={() => void makeDefault()}
            aria-label={`${name}をいつものお届け先にする`}
          >
            いつもの先にする
          </Button>
        )}
      </div>
    </li>
  );
}
