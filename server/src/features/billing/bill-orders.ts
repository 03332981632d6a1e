import { sheetDue } from "@surimono/domain/documents";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import type { Document, InvoicedOrder } from "../documents/index.ts";
import { insertBill, lockAccount } from "./billing.store.ts";
import { countAccount } from "./settle-account.ts";
import { settleJob } from "./settle-job.ts";

interface Billing {
  readonly document: Document;
  readonly orders: readonly { readonly orderId: string; readonly amount: number }[];
}

/** From now on money is waited for. Called with the orders locked; an order that is on a bill already breaks the transaction. */
export async function billOrders(tx: Transaction, { document, orders }: Billing): Promise<string> {
  const { userId, id: documentId, amount, issuedAt } = document;
  const bill = { userId, id: newId(), documentId, amount, dueOn: sheetDue(document.sheet), issuedAt };
  await insertBill(tx, bill, orders);
  return bill.id;
}

/**
 * A 請求書 that a member asked for is the bill of its order: the closing leaves the order out. Money that was kept may pay it at once; its
 * orders follow in a transaction of their own, as it locks others than the one that is asked about.
 */
export const billInvoiced: Hook<InvoicedOrder> = async (tx, { document, order }, { jobs }) => {
  const { userId } = document;
  await lockAccount(tx, userId);
  await billOrders(tx, { document, orders: [{ orderId: order.id, amount: document.amount }] });
  const { settled } = await countAccount(tx, userId);
  if (settled.bills.some(({ open }) => open === 0)) await jobs.enqueue(tx, settleJob, { userId });
};
