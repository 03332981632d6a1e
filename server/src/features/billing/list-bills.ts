import { type BillState, billState, isOverdue, type SettledBill } from "@surimono/domain/billing";
import { dayInJapan } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import { type Document, findDocument, listCopies } from "../documents/index.ts";
import { type Bill, type BillEntry, listBilled } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { type AccountStanding, readStanding } from "./invoice-standing.ts";

export interface ListedBill extends SettledBill, Pick<Bill, "userId"> {
  readonly document: Document;
  /** The numbers of its other copies. */
  readonly copies: readonly string[];
  readonly orders: number;
  readonly state: BillState;
  readonly isOverdue: boolean;
  /** Payments that name it, returns of its orders, and what undid them. */
  readonly entries: readonly BillEntry[];
}

export interface Account extends Pick<AccountStanding, "limit" | "used" | "unbilled" | "isOverdue"> {
  readonly bills: readonly ListedBill[];
  readonly credit: number;
}

type Parts = Pick<BillingDesk, "env" | "now">;

/** All that a business was billed, the latest due first, and what it may still put on an invoice. */
export async function readAccount(parts: Parts, queries: Queries, userId: string): Promise<Account> {
  const standing = await readStanding(parts, queries, userId);
  const today = dayInJapan(parts.now());
  const listed: ListedBill[] = [];
  for (const settled of standing.settled.bills.toReversed()) {
    const bill = standing.ledger.bills.find(({ id }) => id === settled.id);
    const document = bill && (await findDocument(queries, userId, bill.documentId));
    if (!document) continue;
    const orders = standing.ledger.orders.filter(({ billId }) => billId === settled.id).length;
    const copies = await listCopies(queries, document);
    const entries = standing.ledger.all.filter(({ billId }) => billId === settled.id);
    const state = billState(settled, today);
    listed.push({ ...settled, userId, document, copies, orders, state, isOverdue: isOverdue(settled, today), entries });
  }
  const { limit, used, unbilled } = standing;
  return { limit, used, unbilled, isOverdue: standing.isOverdue, bills: listed, credit: standing.settled.credit };
}

/** Of every business: for the operator. */
export async function listAccounts(desk: Parts & Pick<BillingDesk, "database">): Promise<Account[]> {
  const { db } = desk.database;
  const accounts: Account[] = [];
  for (const userId of await listBilled(db)) accounts.push(await readAccount(desk, db, userId));
  return accounts;
}
