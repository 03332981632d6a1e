import type { DunningDays, LedgerBill, LedgerEntry } from "@surimono/domain/billing";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { AccountRow } from "./balances.store.ts";
import { billEntries, billingAccounts, billOrders, bills, dunnings } from "./billing.tables.ts";

export type Bill = typeof bills.$inferSelect;
export type BillOrder = typeof billOrders.$inferSelect;
export type BillEntry = typeof billEntries.$inferSelect;

/** What a member owes stays as it is until the transaction ends. Lock order of the shop: bank line, cart, orders, account. */
export async function lockAccount(tx: Transaction, userId: string): Promise<AccountRow> {
  const row = await lockOpened(tx, userId);
  if (row) return row;
  await openAccount(tx, userId);
  return lockAccount(tx, userId);
}

async function openAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(billingAccounts).values({ userId }).onConflictDoNothing();
}

async function lockOpened(tx: Transaction, userId: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).for("update");
  return row;
}

/** With the sum of what is unbilled, which nobody adds to until the transaction ends. */
export async function lockAccountWithSum(tx: Transaction, userId: string): Promise<[AccountRow, number]> {
  // Sent together and answered in this order: the sum sees what a rival left.
  const [row, unbilled] = await Promise.all([lockOpened(tx, userId), sumUnbilled(tx, userId)]);
  if (row) return [row, unbilled];
  await openAccount(tx, userId);
  return lockAccountWithSum(tx, userId);
}

export async function setCreditLimit(queries: Queries, userId: string, creditLimit: number | null): Promise<void> {
  await queries
    .insert(billingAccounts)
    .values({ userId, creditLimit })
    .onConflictDoUpdate({ target: billingAccounts.userId, set: { creditLimit } });
}

export async function insertBill(
  tx: Transaction,
  bill: Bill,
  orders: readonly Pick<BillOrder, "orderId" | "amount">[],
): Promise<void> {
  await tx.insert(bills).values(bill);
  await tx.insert(billOrders).values(orders.map((order) => ({ userId: bill.userId, billId: bill.id, ...order })));
}

export async function insertEntry(tx: Transaction, entry: BillEntry): Promise<void> {
  await tx.insert(billEntries).values(entry);
}

export async function findEntry(queries: Queries, userId: string, id: string): Promise<BillEntry | undefined> {
  const [row] = await queries
    .select()
    .from(billEntries)
    .where(and(eq(billEntries.userId, userId), eq(billEntries.id, id)));
  return row;
}

export interface Ledger {
  readonly bills: readonly (Bill & LedgerBill)[];
  readonly orders: readonly BillOrder[];
  /** All of them, in the order in which they were recorded. */
  readonly all: readonly BillEntry[];
  /** Without those that were undone. */
  readonly entries: readonly LedgerEntry[];
}

export async function readLedger(queries: Queries, userId: string): Promise<Ledger> {
  const [rows, orders, all] = await Promise.all([
    queries.select().from(bills).where(eq(bills.userId, userId)).orderBy(asc(bills.id)),
    queries.select().from(billOrders).where(eq(billOrders.userId, userId)),
    queries.select().from(billEntries).where(eq(billEntries.userId, userId)).orderBy(asc(billEntries.id)),
  ]);
  return { bills: rows.map((bill) => ({ ...bill, due: bill.dueOn })), orders, all, entries: standingEntries(all) };
}

/** What counts: an entry that was undone does not, nor what undid it. */
function standingEntries(all: readonly BillEntry[]): LedgerEntry[] {
  const undone = new Set(all.map(({ undoes }) => undoes));
  return all.flatMap(({ id, kind, amount, billId }) =>
    kind === "undone" || undone.has(id) ? [] : [{ kind, amount, billId: billId ?? undefined }],
  );
}

export async function findBillOfOrder(queries: Queries, userId: string, orderId: string): Promise<Bill | undefined> {
  const [row] = await queries
    .select({ bill: bills })
    .from(billOrders)
    .innerJoin(bills, and(eq(bills.userId, billOrders.userId), eq(bills.id, billOrders.billId)))
    .where(and(eq(billOrders.userId, userId), eq(billOrders.orderId, orderId)));
  return row?.bill;
}

/** How many orders are on each of these bills, by its id. */
export async function countOrdersOfBills(
  queries: Queries,
  userId: string,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ billId: billOrders.billId, orders: count() })
    .from(billOrders)
    .where(and(eq(billOrders.userId, userId), inArray(billOrders.billId, [...billIds])))
    .groupBy(billOrders.billId);
  return new Map(rows.map(({ billId, orders }) => [billId, orders]));
}

/** By the numbers of the orders. */
export async function listOrdersOfBill(
  queries: Queries,
  { userId, id: billId }: Pick<Bill, "userId" | "id">,
): Promise<{ readonly orderId: string; readonly sequence: number; readonly amount: number }[]> {
  const { rows } = await queries.execute<{ order_id: string; sequence: string; amount: number }>(sql`
    select b.order_id, o.sequence, b.amount from ${billOrders} b
    join orders o on o.user_id = b.user_id and o.id = b.order_id
    where b.user_id = ${userId} and b.bill_id = ${billId}::uuid order by o.sequence`);
  return rows.map((row) => ({ orderId: row.order_id, sequence: Number(row.sequence), amount: row.amount }));
}

export async function findBillOfDocument(
  queries: Queries,
  userId: string,
  documentId: string,
): Promise<Bill | undefined> {
  const [row] = await queries
    .select()
    .from(bills)
    .where(and(eq(bills.userId, userId), eq(bills.documentId, documentId)));
  return row;
}

/** Members with orders by invoice that were sent before then and are on no bill. */
export async function listToClose(queries: Queries, sentBefore: Date): Promise<string[]> {
  const { rows } = await queries.execute<{ user_id: string }>(sql`
    select distinct orders.user_id from orders
    left join ${billOrders} b on b.user_id = orders.user_id and b.order_id = orders.id
    where payment = 'invoiced' and lifecycle = 'placed' and fulfilment in ('shipped', 'stored') and b.order_id is null
      and placed_at < ${sentBefore.toISOString()}::timestamptz
      and not exists (
        select 1 from order_moves move where move.user_id = orders.user_id and move.order_id = orders.id
          and move.axis = 'fulfilment' and move.to_state in ('shipped', 'stored')
          and move.at >= ${sentBefore.toISOString()}::timestamptz)
    order by orders.user_id`);
  return rows.map(({ user_id }) => user_id);
}

/** What is left of orders by invoice that are on no bill yet. */
export async function sumUnbilled(queries: Queries, userId: string): Promise<number> {
  const { rows } = await queries.execute<{ sum: string }>(sql`
    with unbilled as materialized (
      select id, total from orders left join ${billOrders} b on b.user_id = ${userId} and b.order_id = orders.id
      where orders.user_id = ${userId} and payment = 'invoiced' and lifecycle = 'placed' and b.order_id is null
    )
    select coalesce((select sum(total) from unbilled), 0) - coalesce((
      select sum(amount) from payment_events event
      where event.user_id = ${userId} and event.type = 'refunded' and event.order_id in (select id from unbilled)), 0) as sum`);
  return Number(rows[0]?.sum ?? 0);
}

/** Writes down the steps of reminding that were not yet; answers which. */
export async function noteDunnings(
  tx: Transaction,
  { userId, id: billId }: Pick<Bill, "userId" | "id">,
  steps: readonly DunningDays[],
  at: Date,
): Promise<DunningDays[]> {
  if (steps.length === 0) return [];
  const added = await tx
    .insert(dunnings)
    .values(steps.map((days) => ({ userId, billId, days, at })))
    .onConflictDoNothing()
    .returning({ days: dunnings.days });
  return added.map(({ days }) => days);
}
