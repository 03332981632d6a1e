import { type Settlement, settle } from "@surimono/domain/billing";
import type { Transaction } from "../../platform/database/index.ts";
import { lockInvoiceOrders, type Order, settleInvoice } from "../orders/index.ts";
import { keepCount } from "./balances.store.ts";
import { lockAccount, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";

/** All that decides what a member owes, so that nobody else changes it until the transaction ends. */
export async function lockBilling(tx: Transaction, userId: string): Promise<readonly Order[]> {
  const orders = await lockInvoiceOrders(tx, userId);
  await lockAccount(tx, userId);
  return orders;
}

/** Counts a locked account from its ledger, and keeps the sums for whoever only wants to know. */
export async function countAccount(tx: Transaction, userId: string) {
  const ledger = await readLedger(tx, userId);
  const settled = settle(ledger.bills, ledger.entries);
  await keepCount(tx, userId, settled);
  return { ledger, settled };
}

/** Counts again what is open, and takes it over to the orders: those of a bill are paid with it. */
export async function settleAccount(
  desk: Pick<BillingDesk, "onPaid" | "jobs" | "env" | "now">,
  tx: Transaction,
  userId: string,
  orders: readonly Order[],
): Promise<Settlement> {
  const { ledger, settled } = await countAccount(tx, userId);
  const open = new Map(settled.bills.map((bill) => [bill.id, bill.open]));
  const locked = new Map(orders.map((order) => [order.id, order]));
  const returned = new Set(ledger.all.flatMap(({ kind, orderId }) => (kind === "returned" ? [orderId] : [])));
  for (const { orderId, billId, amount } of ledger.orders) {
    const order = locked.get(orderId);
    if (!order) continue;
    const isReturned = amount < order.total || returned.has(orderId);
    await settleInvoice(tx, order, { isPaid: open.get(billId) === 0, isReturned }, desk, desk);
  }
  return settled;
}
