import { lowerBill } from "../features/billing/index.ts";
import { finishRefunded } from "../features/defects/index.ts";
import { keepMiles } from "../features/miles/index.ts";
import type { RefundedOrder } from "../features/orders/index.ts";
import type { Hook } from "../platform/hook.ts";

/** Money of an order that stays placed went back, in part or all of it. May be told again with the same sum. */
export const onRefunded: readonly Hook<RefundedOrder>[] = [
  (tx, { order: { userId, id: orderId }, kept }, { now }) => keepMiles(tx, { userId, orderId, kept }, now()),
  lowerBill,
  finishRefunded,
];
