import { orderNumber } from "@surimono/domain/orders";
import { promiseMiles } from "../features/miles/index.ts";
import type { Order } from "../features/orders/index.ts";
import type { Hook } from "../platform/hook.ts";

/**
 * The money for an order has come: by card or PayPay in the transaction that places it, after `onPlaced` was called; for an invoice
 * when its bill is paid. Once for each order.
 */
export const onPaid: readonly Hook<Order>[] = [
  (tx, { userId, id: orderId, sequence, total: paid }) =>
    promiseMiles(tx, { userId, orderId, orderNumber: orderNumber(sequence), paid }),
];
