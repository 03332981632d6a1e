import { milesBack } from "@surimono/domain/miles";
import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import { finishMiles, holdMiles, releaseMiles, returnMiles } from "../../miles/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { Order } from "../orders.tables.ts";

// The miles of an order follow it as its coupon does: held with the draft and each new payment attempt, used when the order is placed, given
// back when it fails. Each of these may be repeated, and an order without miles costs no query.

/** As many as were agreed. */
export function milesOf({ discounts }: Pick<Order, "discounts">): number {
  return discounts.find(({ kind }) => kind === "miles")?.amount ?? 0;
}

function withMiles(order: Order) {
  const miles = milesOf(order);
  const { userId, id: orderId, sequence } = order;
  return miles > 0 ? { userId, orderId, orderNumber: orderNumber(sequence), miles } : undefined;
}

/** False: they were spent meanwhile, so the transaction must roll back. */
export async function holdOrderMiles(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  const of = withMiles(order);
  return of ? holdMiles(tx, of, now) : true;
}

export async function finishOrderMiles(desk: Pick<OrderDesk, "log">, tx: Transaction, order: Order, now: Date) {
  const of = withMiles(order);
  const used = of ? await finishMiles(tx, of, now) : 0;
  if (of && used < of.miles)
    desk.log.warn({ ...of, used }, "an order was paid whose miles had been given back and spent");
}

/** Of a draft. */
export async function releaseOrderMiles(tx: Transaction, order: Order, now: Date): Promise<void> {
  const of = withMiles(order);
  if (of) await releaseMiles(tx, of, now);
}

/** So much of a placed order's total is kept. */
export async function returnOrderMiles(tx: Transaction, order: Order, kept: number, now: Date): Promise<void> {
  const of = withMiles(order);
  if (of) await returnMiles(tx, of, { kept, total: order.total }, now);
}

/** How many of them its buyer has back when so much is kept. */
export function milesReturned(order: Pick<Order, "discounts" | "total">, kept: number): number {
  return milesBack(milesOf(order), { kept, total: order.total });
}
