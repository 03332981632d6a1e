import type { Transaction } from "../../platform/database/index.ts";
import { finishUse, freeUse, holdUse, honourUse } from "../coupons/index.ts";
import type { Desk } from "./desk.ts";
import type { Order } from "./orders.tables.ts";

// The use of a coupon follows its order: held with the draft and with each new try to pay, final when the order is placed, given back
// when it comes to nothing. Each of these may be said again, and an order without a coupon asks the database nothing.

type Couponed = Pick<Order, "userId" | "id" | "couponId">;

function keyOf({ userId, id: orderId, couponId }: Couponed) {
  return couponId === null ? undefined : { userId, orderId, couponId };
}

/** False: somebody was quicker, so the transaction must not be kept. */
export async function holdCoupon(tx: Transaction, order: Couponed, now: Date): Promise<boolean> {
  const key = keyOf(order);
  return key ? holdUse(tx, key, now) : true;
}

export async function finishCoupon(desk: Pick<Desk, "log">, tx: Transaction, order: Couponed, now: Date) {
  const key = keyOf(order);
  if (!key || (await finishUse(tx, key, now))) return;
  await honourUse(tx, key, now);
  desk.log.warn(key, "an order was paid whose coupon had been given back");
}

export async function giveBackCoupon(tx: Transaction, order: Couponed, now: Date): Promise<void> {
  const key = keyOf(order);
  if (key) await freeUse(tx, key, now);
}
