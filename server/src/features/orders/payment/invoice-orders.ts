import { invoiceAfterRefunds } from "@surimono/domain/orders";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks, type HookShop } from "../../../platform/hook.ts";
import { BY_HAND, listPaymentEvents, recordPaymentEvent } from "../../payments/index.ts";
import { giveBackCoupon } from "../benefits/coupon-use.ts";
import type { IssueReturns, OrderHooks } from "../order-desk.ts";
import { hasMoved, moveOrder } from "../orders.store.ts";
import { type Order, orders } from "../orders.tables.ts";
import { standingOf } from "../refunds/order-refunds.ts";
import { listRefundRows } from "../refunds/refunds.store.ts";

/** All placed orders by invoice of a member, one after the other: before the lock of what the member owes. */
export async function lockInvoiceOrders(tx: Transaction, userId: string): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.paymentMethod, "invoice"), isNotNull(orders.placedAt)))
    .orderBy(asc(orders.id))
    .for("update");
}

/**
 * Takes over what the ledger of bills says of a locked order: paid, or not any more, because the money was another's. What follows from
 * a payment follows the first time.
 */
export async function settleInvoice(
  tx: Transaction,
  order: Order,
  { isPaid, isReturned }: { readonly isPaid: boolean; readonly isReturned: boolean },
  { onPaid }: Pick<OrderHooks, "onPaid">,
  shop: HookShop,
): Promise<Order> {
  const how = { cause: "operator", now: shop.now() };
  if (!isPaid)
    return order.payment === "paid" || order.payment === "partly_refunded"
      ? moveOrder(tx, order, { payment: "invoiced" }, how)
      : order;
  if (order.payment !== "invoiced") return order;
  const wasPaid = await hasMoved(tx, order, { axis: "payment", to: "paid" });
  const paid = await moveOrder(tx, order, { payment: "paid" }, how);
  if (!wasPaid) await callHooks(onPaid, tx, paid, shop);
  return isReturned ? moveOrder(tx, paid, { payment: "partly_refunded" }, how) : paid;
}

interface Returning {
  readonly amount: number;
  /** The name of the return, as a gateway names its refunds. */
  readonly ref: string;
  /** The operator's own words. */
  readonly reason: string;
}

interface ReturnHooks extends Pick<OrderHooks, "onRefunded"> {
  readonly issueReturns: IssueReturns;
}

/** Takes a part of a locked order, or all that is left of it, off what its buyer owes. */
export async function returnInvoiced(
  tx: Transaction,
  order: Order,
  { amount, ref, reason }: Returning,
  { onRefunded, issueReturns }: ReturnHooks,
  shop: HookShop,
) {
  const now = shop.now();
  const key = { userId: order.userId, orderId: order.id };
  const event = { ...key, providerRef: ref, type: "refunded", amount, recordedAt: now, reason } as const;
  await recordPaymentEvent(tx, event, BY_HAND);
  const events = await listPaymentEvents(tx, order.userId, [order.id]);
  const { kept } = standingOf(order, events, await listRefundRows(tx, order.userId, [order.id]));
  if (kept < 0) throw new Error(`more than its total went back of order ${order.id}`);
  const payment = invoiceAfterRefunds(order.payment, kept) ?? order.payment;
  const moved = await moveOrder(tx, order, { payment }, { cause: "operator", now });
  if (kept === 0) await giveBackCoupon(tx, moved, now);
  await callHooks(onRefunded, tx, { order: moved, kept, reason }, shop);
  return { order: moved, kept, documentId: (await issueReturns(tx, moved)).get(ref)?.id };
}
