import type { Transaction } from "../../../platform/database/index.ts";
import { finishUse, freeUse, holdUse, honourUse } from "../../coupons/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { Order } from "../orders.tables.ts";

// The use of a coupon follows its order: held with the draft and each new payment attempt, final when the order is placed, given back
// when it fails. Each of these may be repeated, and an order without a coupon costs no query.

type Couponed = Pick<Order, "userId" | "id" | "couponId">;

function keyOf({ userId, id: orderId, couponId }: Couponed) {
  return couponId === null ? undefined : { userId, orderId, couponId };
}

/** False: another order was faster, so the transaction must roll back. */
export async function holdCoupon(tx: Transaction, order: Couponed & Pick<Order, "discounts">, now: Date) {
  const key = keyOf(order);
  const amount = order.discounts.find(({ kind }) => kind === "coupon")?.amount ?? 0;
  return key ? holdUse(tx, { ...key, amount }, now) : true;
}

export async function finishCoupon(desk: Pick<OrderDesk, "log">, tx: Transaction, order: Couponed, now: Date) {
  const key = keyOf(order);
  if (!key || (await finishUse(tx, key, now))) return;
  await honourUse(tx, key, now);
  desk.log.warn(key, "an order was paid whose coupon had been given back");
}

export async function giveBackCoupon(tx: Transaction, order: Couponed, now: Date): Promise<void> {
  const key = keyOf(order);
  if (key) await freeUse(tx, key, now);
}
