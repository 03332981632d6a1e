import { type PaymentSums, type Refund, type RefundStanding, refundStanding } from "@surimono/domain/orders";
import type { Queries } from "../../platform/database/index.ts";
import { listPaymentEvents, type PaymentEvent } from "../payments/index.ts";
import type { Order } from "./orders.tables.ts";

/** Each refund with the gateway's name for it. */
export type OrderStanding = RefundStanding<Refund & { readonly ref: string }>;

const TOUCHED: ReadonlySet<Order["payment"]> = new Set(["refunding", "partly_refunded", "refunded"]);

export function sumsOf(events: readonly PaymentEvent[]): PaymentSums {
  return { captured: capturedOf(events), refunded: sumOf(refundsOf(events)) };
}

/** What happened to an order's total, by its events. */
export function standingOf({ total }: Pick<Order, "total">, events: readonly PaymentEvent[]): OrderStanding {
  const refunds = refundsOf(events)
    .map(({ amount, recordedAt, providerRef: ref }) => ({ amount, at: recordedAt, ref }))
    .sort((left, right) => left.at.getTime() - right.at.getTime());
  return refundStanding(total, capturedOf(events), refunds);
}

/** For some orders of one member. Most have no refund, so their gateway events are not read. */
export async function readStandings(
  queries: Queries,
  userId: string,
  orders: readonly Order[],
): Promise<(order: Order) => OrderStanding> {
  const touched = orders.filter(({ payment }) => TOUCHED.has(payment));
  const events = await listPaymentEvents(
    queries,
    userId,
    touched.map(({ id }) => id),
  );
  return (order) =>
    standingOf(
      order,
      events.filter(({ orderId }) => orderId === order.id),
    );
}

/** A bank can return a completed refund: it no longer counts. */
function refundsOf(events: readonly PaymentEvent[]): PaymentEvent[] {
  const failed = new Set(events.filter(({ type }) => type === "refund_failed").map(({ providerRef }) => providerRef));
  return events.filter(({ type, providerRef }) => type === "refunded" && !failed.has(providerRef));
}

function capturedOf(events: readonly PaymentEvent[]): number {
  return sumOf(events.filter(({ type }) => type === "captured"));
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
