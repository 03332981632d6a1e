import { ErrorState } from "@surimono/ui/error-state.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { AddressForm } from "./address-form.tsx";
import { AddressSkeleton } from "./address-skeleton.tsx";
import { addressesQuery } from "./delivery.queries.ts";

/** The member's own address is the default of the address book (rule delivery-book-50). */
export function OwnAddressScreen() {
  const query = useQuery(addressesQuery);
  const address = query.data?.find(({ is_default }) => is_default);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "ご自身の住所" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="ご自身の住所">ご注文のとき、はじめにえらばれるお届け先です。</PageHeading>
      </div>
      <div className="mt-6 max-w-2xl md:mt-8">
        {query.isPending ? (
          <AddressSkeleton />
        ) : query.isLoadingError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <AddressForm
            key={address?.address_id ?? "new"}
            address={address}
            asDefault="always"
            submitLabel="保存する"
            onSaved={() => showToast("住所を保存しました。", { tone: "success" })}
            aside={<LinkButton to="/my-page/shipping-address">ほかのお届け先</LinkButton>}
          />
        )}
      </div>
    </main>
  );
}
