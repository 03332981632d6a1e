import { keepMiles } from "../features/miles/index.ts";
import type { Order } from "../features/orders/index.ts";
import type { Hook } from "../platform/hook.ts";

/** The buyer cancels an order, of which the shop keeps nothing. Once for each order; its refund follows and is not told again. */
export const onCancelled: readonly Hook<Order>[] = [
  (tx, { userId, id: orderId }, { now }) => keepMiles(tx, { userId, orderId, kept: 0 }, now()),
];
