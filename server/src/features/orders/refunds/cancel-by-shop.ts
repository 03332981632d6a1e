import { fail, ok } from "@surimono/domain/kernel";
import { paymentWhenCancelled } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import { listOrderLines, lockOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { findPlacedOrder } from "../steps/undo-step.ts";
import { type CancelDesk, stopOrder } from "./cancel-order.ts";
import { readStandings } from "./order-refunds.ts";

interface Cancelling {
  readonly number: string;
  /** The operator's own words. */
  readonly reason: string;
  /** What the buyer reads besides; may be empty. */
  readonly message: string;
}

interface ShopDesk extends CancelDesk {
  /** Whether the order is on a 請求書, whose sum is owed. */
  readonly isBilled: (tx: Transaction, order: Order) => Promise<boolean>;
}

/** The shop cancels an order of which nothing has left, and gives back what it still has of its money (rule orders-cancel-by-shop). */
export async function cancelByShop(desk: ShopDesk, { number, reason, message }: Cancelling) {
  return desk.database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const key = found && { userId: found.userId, orderId: found.id };
    const order = key && (await lockOrder(tx, key));
    if (!key || order?.lifecycle !== "placed") return fail("orders/no-such-order");
    const parcels = await listParcels(tx, key, await listOrderLines(tx, key.userId, [key.orderId]));
    const hasLeft = parcels.some(({ shippedAt }) => shippedAt !== null);
    const payment = paymentWhenCancelled({ ...order, hasLeft, isPaidAtGateway: isPaidAtGateway(order.paymentMethod) });
    if (!payment.ok) return payment;
    if (await desk.isBilled(tx, order)) return fail("orders/paid-by-invoice");
    const { kept } = (await readStandings(tx, key.userId, [order]))(order);
    const amount = payment.value === "refunding" ? kept : 0;
    await stopOrder(desk, tx, order, { payment: payment.value, cause: "operator", reason, told: { amount, message } });
    return ok({ amount });
  });
}
