import { fail, ok } from "@surimono/domain/kernel";
import { canBeCancelled, canMove, parseOrderNumber } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Database } from "../../platform/database/index.ts";
import { callHooks, type HookShop } from "../../platform/hook.ts";
import type { OrderHooks } from "./order-desk.ts";
import { findOrderBySequence, lockOrder, moveOrder } from "./orders.store.ts";

/**
 * The operator has seen an invoice's money arrive. Repeating it changes nothing. No invoice is sent, and so none paid, while the buyer
 * may still cancel: the money would be another order's, and a cancellation could not return it.
 */
export async function recordInvoicePayment(
  { database, ...shop }: HookShop & { readonly database: Database },
  number: string,
  onPaid: OrderHooks["onPaid"],
) {
  const now = shop.now();
  const sequence = parseOrderNumber(number);
  return database.inTransaction(async (tx) => {
    const found = sequence === undefined ? undefined : await findOrderBySequence(tx, sequence);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (order?.lifecycle !== "placed" || isPaidAtGateway(order.paymentMethod)) return fail("orders/no-such-invoice");
    if (order.payment === "paid") return ok(order);
    if (canBeCancelled(order, order.placedAt ?? undefined, now)) return fail("orders/still-cancellable");
    if (!canMove("payment", order.payment, "paid")) return fail("orders/not-payable", { payment: order.payment });
    const paid = await moveOrder(tx, order, { payment: "paid" }, { cause: "operator", now });
    await callHooks(onPaid, tx, paid, shop);
    return ok(paid);
  });
}
