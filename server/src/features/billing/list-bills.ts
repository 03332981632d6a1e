import { type BillState, billState, isOverdue, type SettledBill, settle } from "@surimono/domain/billing";
import { dayInJapan } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import { type DocumentName, listNames } from "../documents/index.ts";
import { type Balance, type BillsWanted, listCredits, searchBalances, sumOpen } from "./balances.store.ts";
import { type Bill, type BillEntry, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { type AccountStanding, readStanding } from "./invoice-standing.ts";

/** A bill with what is open of it. */
export interface ListedBill extends SettledBill, Pick<Bill, "userId"> {
  readonly document: DocumentName;
  /** The numbers of its other copies. */
  readonly copies: readonly string[];
  readonly state: BillState;
  readonly isOverdue: boolean;
}

export interface BillOfAccount extends ListedBill {
  readonly orders: number;
  /** Payments that name it, returns of its orders, and what undid them. */
  readonly entries: readonly BillEntry[];
}

export interface Repaid extends BillEntry {
  /** The money did not go, or came back. */
  readonly isUndone: boolean;
}

export interface Account extends Pick<AccountStanding, "limit" | "used" | "unbilled" | "isOverdue" | "credit"> {
  readonly bills: readonly BillOfAccount[];
  /** Money of it that was kept and sent back: of no bill in particular. */
  readonly repaid: readonly Repaid[];
}

type Parts = Pick<BillingDesk, "env" | "now">;

/** All that a business was billed, the latest due first, and what it may still put on an invoice. */
export async function readAccount(parts: Parts, queries: Queries, userId: string): Promise<Account> {
  const [standing, ledger] = await Promise.all([readStanding(parts, queries, userId), readLedger(queries, userId)]);
  const { limit, used, unbilled, isOverdue: isLate, credit } = standing;
  const settled = settle(ledger.bills, ledger.entries).bills.map((bill) => ({ userId, ...bill }));
  const documentIds = new Map(ledger.bills.map(({ id, documentId }) => [id, documentId]));
  const bills = await named(parts, queries, settled, ({ id }) => documentIds.get(id));
  const ordersOf = Map.groupBy(ledger.orders, ({ billId }) => billId);
  const entriesOf = Map.groupBy(ledger.all, ({ billId }) => billId);
  const undone = new Set(ledger.all.map(({ undoes }) => undoes));
  return {
    ...{ limit, used, unbilled, isOverdue: isLate, credit },
    repaid: ledger.all.flatMap((entry) =>
      entry.kind === "repaid" ? [{ ...entry, isUndone: undone.has(entry.id) }] : [],
    ),
    bills: bills.toReversed().map((bill) => ({
      ...bill,
      orders: ordersOf.get(bill.id)?.length ?? 0,
      entries: entriesOf.get(bill.id) ?? [],
    })),
  };
}

/** With the names of their documents, in two statements. */
async function named<One extends SettledBill & { readonly userId: string }>(
  { now }: Pick<Parts, "now">,
  queries: Queries,
  bills: readonly One[],
  documentOf: (bill: One) => string | undefined,
): Promise<(One & ListedBill)[]> {
  const today = dayInJapan(now());
  const namesOf = await listNames(
    queries,
    bills.flatMap((bill) => documentOf(bill) ?? []),
  );
  return bills.flatMap((bill) => {
    const names = namesOf(documentOf(bill) ?? "");
    if (!names) return [];
    return [{ ...bill, ...names, state: billState(bill, today), isOverdue: isOverdue(bill, today) }];
  });
}

export interface BillSearch {
  readonly which: BillsWanted;
  readonly userIds?: readonly string[] | undefined;
  /** The first copy of the only one. */
  readonly documentId?: string | undefined;
  /** The place of the last one before. */
  readonly after?: BillPlace | undefined;
  readonly most: number;
}

export type BillPlace = Pick<Balance, "dueOn" | "billId">;

/** Bills of all businesses by their state, a page at a time: what is open by the longest due first, what is paid and all by the latest due. */
export async function listBills(desk: Parts & Pick<BillingDesk, "database">, search: BillSearch) {
  const { db } = desk.database;
  const rows = await searchBalances(db, { ...search, today: dayInJapan(desk.now()), most: search.most + 1 });
  const page = rows.slice(0, search.most).map(({ balance, bill }) => ({ ...balance, ...bill, due: bill.dueOn }));
  const last = page.at(-1);
  return {
    bills: await named(desk, db, page, ({ documentId }) => documentId),
    next: rows.length > search.most && last ? { dueOn: last.dueOn, billId: last.id } : undefined,
  };
}

/** What is open of all bills, and what is kept of whose money. */
export async function readSums({ database: { db } }: Pick<BillingDesk, "database">) {
  const [open, credits] = await Promise.all([sumOpen(db), listCredits(db)]);
  return { open, credits };
}
