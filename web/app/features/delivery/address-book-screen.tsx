import { deleteAddress, setDefaultAddress, type WireAddress } from "@surimono/contract/delivery";
import { ADDRESS_KIND_NAMES, ADDRESS_KINDS, type AddressKind } from "@surimono/domain/delivery";
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
  const [kind, show] = useState<AddressKind>();
  const query = useQuery(addressesQuery);
  const book = query.data ?? [];
  const count = book.length;
  const kinds = ADDRESS_KINDS.filter((one) => book.some((address) => address.kind === one));
  // The last of its kind may have gone.
  const shown = kinds.find((one) => one === kind);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "お届け先" }]} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mt-5">
        <PageHeading title="お届け先">
          ご依頼主やお店の住所も登録できます。ご注文のときに、ここからえらべます。
        </PageHeading>
        {count > 0 && (
          <Button icon="plus" onClick={() => open("new")}>
            追加する
          </Button>
        )}
      </div>
      <div className="mt-6 md:mt-8">
        {query.isPending ? (
          <AddressSkeleton />
        ) : query.isLoadingError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : count === 0 ? (
          <EmptyState
            title="住所はまだありません"
            action={
              <Button variant="primary" size={56} icon="plus" onClick={() => open("new")}>
                住所を追加
              </Button>
            }
          >
            登録しておくと、ご注文のたびに入力しなくてすみます。
          </EmptyState>
        ) : (
          <>
            {kinds.length > 1 && <KindFilter kinds={kinds} book={book} shown={shown} onShow={show} />}
            <ul aria-label="住所" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {book
                .filter((address) => shown === undefined || address.kind === shown)
                .map((address) => (
                  <AddressEntry key={address.address_id} address={address} onEdit={() => open(address)} />
                ))}
            </ul>
          </>
        )}
      </div>
      <AddressDialog
        opened={opened}
        askKind={shown ?? "receiver"}
        onClose={() => open(undefined)}
        onSaved={() => {
          open(undefined);
          showToast("住所を保存しました。", { tone: "success" });
        }}
      />
    </main>
  );
}

interface KindFilterProps {
  /** Those that the book has. */
  kinds: readonly AddressKind[];
  book: readonly WireAddress[];
  shown: AddressKind | undefined;
  onShow: (kind: AddressKind | undefined) => void;
}

/** All of the book, or one kind. */
function KindFilter({ kinds, book, shown, onShow }: KindFilterProps) {
  const choices = [undefined, ...kinds].map((kind) => ({
    kind,
    name: kind ? ADDRESS_KIND_NAMES[kind] : "すべて",
    count: kind ? book.filter((address) => address.kind === kind).length : book.length,
  }));
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">住所の種類</legend>
      {choices.map(({ kind, name, count }) => (
        <Button
          key={name}
          size={36}
          variant={kind === shown ? "primary" : "outline"}
          aria-pressed={kind === shown}
          onClick={() => onShow(kind)}
        >
          {name}（{count}）
        </Button>
      ))}
    </fieldset>
  );
}

function AddressEntry({ address, onEdit }: { address: WireAddress; onEdit: () => void }) {
  const name = `${address.last_name} ${address.first_name} 様`;
  const remove = async () => {
    const sure = await confirm({
      title: "住所を削除しますか？",
      message: `${name}（${address.address}）を削除します。これまでのご注文には影響しません。`,
      yes: "削除する",
      no: "削除しない",
      danger: true,
    });
    if (!sure) return;
    const answer = await call(deleteAddress, { address_id: address.address_id });
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    keepAddresses(answer.value.addresses);
    showToast("住所を削除しました。", { tone: "success" });
  };
  const makeDefault = async () => {
    const answer = await call(setDefaultAddress, { address_id: address.address_id });
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    keepAddresses(answer.value.addresses);
  };
  return (
    <li className="flex flex-col rounded-card border border-line p-5">
      <div className="mb-3 flex min-h-6 items-center gap-2">
        {address.kind !== "receiver" && <Badge>{ADDRESS_KIND_NAMES[address.kind]}</Badge>}
        {address.is_default && (
          <Badge tone="ok" icon="check">
            いつものお届け先
          </Badge>
        )}
      </div>
      <AddressLines address={address} />
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button size={36} icon="pencil" onClick={onEdit} aria-label={`${name}の住所を編集`}>
          編集
        </Button>
        <Button size={36} variant="quiet" icon="trash" onClick={() => void remove()} aria-label={`${name}の住所を削除`}>
          削除
        </Button>
        {!address.is_default && address.kind === "receiver" && (
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
