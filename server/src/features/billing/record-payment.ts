import { settle } from "@surimono/domain/billing";
import { keptOf } from "@surimono/domain/documents";
import { type Day, fail, ok } from "@surimono/domain/kernel";
import { canBeCancelled } from "@surimono/domain/orders";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { findByNumber, issueDocument, newOrderDocument, readSource, sendInvoiceJob } from "../documents/index.ts";
import { findPlacedOrder, type Order } from "../orders/index.ts";
import { billOrders } from "./bill-orders.ts";
import { type Bill, findBillOfDocument, findBillOfOrder, insertEntry, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { invoiceMoney } from "./invoice-money.ts";
import { lockBilling, settleAccount } from "./settle-account.ts";

export interface Payment {
  /** Of a bill or of an order. */
  readonly number: string;
  /** Undefined: what is open. */
  readonly amount?: number | undefined;
  readonly day: Day;
  readonly note: string;
  readonly lineId?: string;
  /** How many entries of the bill whoever records this has read: with others it is refused, so that two clicks are one payment. */
  readonly read?: number;
}

/** Where a number that a person or a bank names leads to: any copy of a 請求書, or an order by invoice. */
export async function findOwner(desk: Pick<BillingDesk, "database">, number: string) {
  const { db } = desk.database;
  const document = await findByNumber(db, number);
  if (document?.kind === "invoice")
    return { userId: document.userId, documentId: document.firstId ?? document.id, orderId: undefined };
  const order = await findPlacedOrder(db, number);
  return order?.paymentMethod === "invoice"
    ? { userId: order.userId, documentId: undefined, orderId: order.id }
    : undefined;
}

/** Money for a bill has come, all of it or a part; what is over goes to other bills or is kept (rule billing-ledger). */
export async function recordPayment(desk: BillingDesk, payment: Payment) {
  const owner = await findOwner(desk, payment.number);
  if (!owner) return fail("billing/no-such-bill");
  return desk.database.inTransaction((tx) => recordInTransaction(desk, tx, owner, payment));
}

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** `lock` again: what a bank's line pays for was looked up before. */
export async function recordInTransaction(desk: BillingDesk, tx: Transaction, owner: Owner, payment: Payment) {
  const { userId, documentId, orderId } = owner;
  const now = desk.now();
  const orders = await lockBilling(tx, userId);
  const order = orders.find(({ id }) => id === orderId);
  if (order && canBeCancelled(order, order.placedAt ?? undefined, now)) return fail("billing/still-cancellable");
  const bill = documentId
    ? await findBillOfDocument(tx, userId, documentId)
    : order && ((await findBillOfOrder(tx, userId, order.id)) ?? (await billNow(desk, tx, order, payment.amount)));
  if (!bill) return fail("billing/no-such-bill");
  const ledger = await readLedger(tx, userId);
  const { read } = payment;
  if (read !== undefined && read !== ledger.all.filter(({ billId }) => billId === bill.id).length)
    return fail("billing/changed-meanwhile");
  const open = settle(ledger.bills, ledger.entries).bills.find(({ id }) => id === bill.id)?.open ?? 0;
  const amount = payment.amount ?? open;
  if (amount > 0) {
    const { day, note, lineId = null } = payment;
    const entry = { kind: "paid", amount, billId: bill.id, orderId: null, lineId, undoes: null, day, note } as const;
    await insertEntry(tx, { userId, id: newId(), ...entry, recordedAt: now });
  }
  return ok({ userId, billId: bill.id, amount, ...(await settleAccount(desk, tx, userId, orders)) });
}

/** Paid before the closing: the order gets a 請求書 of its own, as if it had been asked for. */
async function billNow(
  desk: BillingDesk,
  tx: Transaction,
  order: Order,
  coming: number | undefined,
): Promise<Bill | undefined> {
  if (order.lifecycle !== "placed" || order.payment !== "invoiced") return undefined;
  const source = await readSource(tx, order);
  const { userId } = order;
  // What is kept pays only what the money that has come for this order leaves.
  const credit = Math.min(await invoiceMoney.holdCredit(tx, userId), keptOf(source.order) - (coming ?? 0));
  const wanted = { kind: "invoice", recipient: source.to.name, honorific: source.to.honorific, credit } as const;
  const known = source.documents.find(({ kind, firstId }) => kind === "invoice" && firstId === null);
  const document = known ?? (await issueDocument(desk, tx, await newOrderDocument(tx, order, source, wanted, [])));
  if (!known) await desk.jobs.enqueue(tx, sendInvoiceJob, { userId, documentId: document.id });
  await billOrders(tx, { document, orders: [{ orderId: order.id, amount: document.amount }] });
  return findBillOfOrder(tx, userId, order.id);
}
