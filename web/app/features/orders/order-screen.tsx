import { formatNumber } from "@surimono/domain/kernel";
import { isBeingPrepared, ORDER_STATUS } from "@surimono/domain/orders";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { CallError } from "#app/session/call.ts";
import { Block } from "#app/ui/block.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import { Destinations } from "./destinations.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";
import type { OrderSlots } from "./order-slots.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { orderQuery } from "./orders.queries.ts";
import { RefundBadge } from "./refund-badge.tsx";
import { RefundRows } from "./refund-rows.tsx";
import { RelatedOrders } from "./related-orders.tsx";
import { PaymentRow } from "./review-parts.tsx";
import { showDay } from "./show-time.ts";
import { StatusBadge } from "./status-badge.tsx";
import type { WireOrder } from "./wire-order.ts";

interface OrderScreenProps {
  orderId: string;
  slots: OrderSlots;
  /** Its documents, drawn by their own feature. */
  papers: ReactNode;
  /** What was wrong with what arrived; asked for once something left. It may still be loading. */
  defects: ComponentType<{ order: WireOrder }>;
  /** Which of its goods can be reviewed, once it was sent. */
  reviews: ComponentType<{ order: WireOrder }>;
  /** What the workshop photographed of it, once it is being printed. */
  photos: ComponentType<{ order: WireOrder }>;
  /** Adds the lines to the cart again; returns whether anything was added. */
  orderAgain: (order: WireOrder) => Promise<boolean>;
}

/** One order as it was placed. */
export function OrderScreen({ orderId, slots, papers, defects, reviews, photos, orderAgain }: OrderScreenProps) {
  const query = useQuery(orderQuery(orderId));
  const missing = query.error instanceof CallError && query.error.failure.status === 404;
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb
        trail={[
          { label: "マイページ", to: "/my-page" },
          { label: "注文履歴", to: "/my-page/orders" },
          { label: query.data?.order_number ?? "ご注文" },
        ]}
      />
      <div className="mt-3 md:mt-5">
        {query.data ? (
          <Order order={query.data} {...{ slots, papers, defects, reviews, photos, orderAgain }} />
        ) : missing ? (
          <EmptyState
            title="ご注文が見つかりませんでした"
            action={<LinkButton to="/my-page/orders">注文履歴に戻る</LinkButton>}
          />
        ) : query.isLoadingError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <OrderSkeleton />
        )}
      </div>
    </main>
  );
}

function Order({
  order,
  slots,
  papers,
  defects: Defects,
  reviews: Reviews,
  photos: Photos,
  orderAgain,
}: Omit<OrderScreenProps, "orderId"> & { order: WireOrder }) {
  // A fully refunded order is not made.
  const isSending = order.delivery_method === "sending";
  const isStored = order.delivery_method === "warehouse";
  const onItsWay = isBeingPrepared(order.status) && order.refund_state !== "whole";
  return (
    <div className="side-columns gap-10 lg:gap-16">
      <div className="grid content-start gap-10">
        <div>
          <h1 className="num font-bold text-28 md:text-40">
            <span className="block font-normal text-14 text-mute">注文番号</span>
            {order.order_number}
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <StatusBadge status={order.status} name={order.status_name} />
            <RefundBadge order={order} />
            <p className="num text-14">{showDay(order.placed_at)} ご注文</p>
          </div>
          <RelatedOrders order={order} />
          {order.refund_state !== "whole" && (
            <div className="mt-6">
              <OrderTimeline order={order} />
              {order.reached.printing_at && (
                <Suspense fallback={null}>
                  <Photos order={order} />
                </Suspense>
              )}
            </div>
          )}
        </div>
        <Block
          title={isSending ? "発送するもの" : "ご注文のもの"}
          note={`${order.lines.length}種類・${formatNumber(order.quantity)}点`}
        >
          {slots.lines(order.lines)}
        </Block>
        <Block title={isStored ? "配送方法" : "お届け先"} note={isStored ? undefined : `${countPlaces(order)}か所`}>
          <Destinations order={order} address={slots.address} dispatchBy={onItsWay ? order.dispatch_by : undefined} />
        </Block>
        {order.status === ORDER_STATUS.shipped && (
          <Suspense fallback={null}>
            <Reviews order={order} />
          </Suspense>
        )}
        {order.destinations.some(({ shipped_at }) => shipped_at) && (
          <Suspense fallback={null}>
            <Defects order={order} />
          </Suspense>
        )}
        <Block title="お支払い">
          <PaymentRow type={order.payment_type} name={order.payment_type_name} isPaid={order.totals.total > 0} />
        </Block>
      </div>
      <PaperPanel title="お支払い金額">
        {isSending ? slots.storageTotals(order.totals) : slots.totals(order.totals)}
        <RefundRows order={order} />
        <OrderActions order={order} papers={papers} orderAgain={orderAgain} />
      </PaperPanel>
    </div>
  );
}

/** What was packed as several parcels goes to one place, and what was taken out goes nowhere. */
function countPlaces({ destinations }: WireOrder): number {
  const sent = destinations.filter(({ state }) => state !== "cancelled");
  const places = (sent.length > 0 ? sent : destinations).map((to) =>
    [to.postal_code, to.address, to.address2, to.company_name, to.last_name, to.first_name].join(" "),
  );
  return new Set(places).size;
}
