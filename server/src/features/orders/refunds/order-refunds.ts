import {
  type PaymentSums,
  type Refund,
  type RefundStanding,
  refundRates,
  refundStanding,
} from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Queries } from "../../../platform/database/index.ts";
import { listPaymentEvents, type PaymentEvent } from "../../payments/index.ts";
import type { Order } from "../orders.tables.ts";
import { listRefundRows, type RefundRow } from "./refunds.store.ts";

interface OrderRefund extends Refund {
  /** The gateway's name for it. */
  readonly ref: string;
  /** The pieces of a parcel that it is for, where that is known. */
  readonly about: RefundRow | undefined;
}

/** What happened to an order's total, and what is still to go back for pieces of its parcels. */
export interface OrderStanding extends RefundStanding<OrderRefund> {
  readonly asked: readonly RefundRow[];
}

/** Part of an invoice may be taken off before it is paid. */
const TOUCHED: ReadonlySet<Order["payment"]> = new Set(["invoiced", "refunding", "partly_refunded", "refunded"]);

/** No gateway knows the money of an invoice: it counts as all there, since less of it is then to be paid. */
export function sumsOf(
  { paymentMethod, total }: Pick<Order, "paymentMethod" | "total">,
  events: readonly PaymentEvent[],
): PaymentSums {
  const captured = capturedOf(events);
  return {
    captured: isPaidAtGateway(paymentMethod) ? captured : Math.max(total, captured),
    refunded: sumOf(refundsOf(events)),
  };
}

/** Not an amount for nothing in particular, which no piece and no rate of tax is known of. */
export function isOfGoods({ pieces, delivery }: RefundRow): boolean {
  return pieces.length > 0 || delivery > 0;
}

/** By its events, and the rows of what was refunded for pieces. */
export function standingOf(
  order: Pick<Order, "total" | "taxes">,
  events: readonly PaymentEvent[],
  rows: readonly RefundRow[],
): OrderStanding {
  const refunds = refundsOf(events)
    .map(({ amount, recordedAt, providerRef: ref }) => {
      const about = rows.find((row) => row.providerRef === ref && row.state === "done" && isOfGoods(row));
      return { amount, at: recordedAt, ref, about, rates: about && refundRates(about) };
    })
    .sort((left, right) => left.at.getTime() - right.at.getTime());
  const asked = rows.filter(({ state }) => state === "asked");
  return { ...refundStanding(order, capturedOf(events), refunds), asked };
}

/** For some orders of one member. Most have no refund, so their gateway events are not read. */
export async function readStandings(
  queries: Queries,
  userId: string,
  orders: readonly Order[],
): Promise<(order: Order) => OrderStanding> {
  const rows = await listRefundRows(
    queries,
    userId,
    orders.map(({ id }) => id),
  );
  const known = new Set(rows.map(({ orderId }) => orderId));
  const touched = orders.filter(({ id, payment }) => TOUCHED.has(payment) || known.has(id));
  const events = await listPaymentEvents(
    queries,
    userId,
    touched.map(({ id }) => id),
  );
  return (order) =>
    standingOf(
      order,
      events.filter(({ orderId }) => orderId === order.id),
      rows.filter(({ orderId }) => orderId === order.id),
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
