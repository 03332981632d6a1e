import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NextPage } from "#app/ui/next-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { OrderCard } from "./order-card.tsx";
import { ordersQuery } from "./orders.queries.ts";

/** The history (rule orders-history). */
export function OrderListScreen() {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "注文履歴" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="注文履歴">新しいご注文から順に並んでいます。</PageHeading>
      </div>
      <div className="mt-6 max-w-4xl md:mt-8">
        <Orders />
      </div>
    </main>
  );
}

function Orders() {
  const query = useInfiniteQuery(ordersQuery);
  if (query.isPending) {
    return (
      <div role="status" aria-label="読み込んでいます" className="grid gap-4">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="h-44 rounded-card" />
        ))}
      </div>
    );
  }
  if (query.isLoadingError) {
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  const orders = query.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.order_id} order={order} />
        ))}
      </ul>
      <NextPage query={query} />
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="ご注文はまだありません"
      action={
        <LinkButton to="/my-items?itemTab=0" variant="primary" size={56}>
          マイアイテムから注文する
        </LinkButton>
      }
    >
      はじめてのご注文が、ここに並びます。
    </EmptyState>
  );
}
