import { DUNNING_DAYS, type Settlement } from "@surimono/domain/billing";
import { addDays, type Day } from "@surimono/domain/kernel";
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { billBalances, billingAccounts, bills, dunnings } from "./billing.tables.ts";

export type AccountRow = typeof billingAccounts.$inferSelect;
export type Balance = typeof billBalances.$inferSelect;

export async function findAccount(queries: Queries, userId: string): Promise<AccountRow | undefined> {
  const [row] = await queries.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  return row;
}

/** Undefined: the one of the settings. */
export async function findOwnLimit(queries: Queries, userId: string): Promise<number | undefined> {
  return (await findAccount(queries, userId))?.creditLimit ?? undefined;
}

/** What was counted from the whole ledger of a locked account. */
export async function keepCount(
  tx: Transaction,
  userId: string,
  { bills: settled, open, credit }: Settlement,
): Promise<void> {
  const dueFirst = settled.find((bill) => bill.open > 0)?.due ?? null;
  const counted = settled.map(({ id, returned, paid, open: left, isOver }) => ({
    bill_id: id,
    ...{ returned, paid, open: left, is_over: isOver },
  }));
  await Promise.all([
    tx.execute(sql`
      update ${billBalances} balance
      set returned = counted.returned, paid = counted.paid, open = counted.open, is_over = counted.is_over
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as counted (bill_id uuid, returned integer, paid integer, open integer, is_over boolean)
      where balance.user_id = ${userId} and balance.bill_id = counted.bill_id
        and (balance.returned, balance.paid, balance.open, balance.is_over)
          is distinct from (counted.returned, counted.paid, counted.open, counted.is_over)`),
    tx
      .update(billingAccounts)
      .set({ isCounted: true, open, credit, dueFirst })
      .where(eq(billingAccounts.userId, userId)),
  ]);
}

/** Accounts of which an older release recorded something, or an update of the shop added the sums. */
export async function listUncounted(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.isCounted, false))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

export type BillsWanted = "open" | "overdue" | "over" | "paid" | "all";

export interface BalanceSearch {
  readonly which: BillsWanted;
  readonly today: Day;
  /** Of these businesses. */
  readonly userIds?: readonly string[] | undefined;
  /** The first copy of the only one. */
  readonly documentId?: string | undefined;
  /** Behind this one. */
  readonly after?: Pick<Balance, "dueOn" | "billId"> | undefined;
  readonly most: number;
}

/** The longest due first; of what is paid and of all of them the latest due. */
export async function searchBalances(queries: Queries, search: BalanceSearch) {
  const { which, today, userIds, documentId, after, most } = search;
  const { dueOn, billId, open, isOver } = billBalances;
  const isLatestFirst = which === "all" || which === "paid";
  const comes = isLatestFirst ? sql`<` : sql`>`;
  const conditions: Readonly<Record<BillsWanted, SQL | undefined>> = {
    open: gt(open, 0),
    overdue: and(gt(open, 0), lt(dueOn, today)),
    over: eq(isOver, true),
    paid: eq(open, 0),
    all: undefined,
  };
  const order = isLatestFirst ? desc : asc;
  return queries
    .select({ balance: billBalances, bill: bills })
    .from(billBalances)
    .innerJoin(bills, and(eq(bills.userId, billBalances.userId), eq(bills.id, billId)))
    .where(
      and(
        conditions[which],
        userIds && inArray(billBalances.userId, [...userIds]),
        documentId === undefined ? undefined : eq(bills.documentId, documentId),
        after && sql`(${dueOn}, ${billId}) ${comes} (${after.dueOn}::date, ${after.billId}::uuid)`,
      ),
    )
    .orderBy(order(dueOn), order(billId))
    .limit(most);
}

/** Whose money is kept for their next bill. */
export async function listCredits(queries: Queries): Promise<Pick<AccountRow, "userId" | "credit">[]> {
  return queries
    .select({ userId: billingAccounts.userId, credit: billingAccounts.credit })
    .from(billingAccounts)
    .where(gt(billingAccounts.credit, 0))
    .orderBy(asc(billingAccounts.userId));
}

/** All that is open. */
export async function sumOpen(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${billBalances.open}), 0)` })
    .from(billBalances)
    .where(gt(billBalances.open, 0));
  return Number(row?.sum ?? 0);
}

/** Businesses with an open bill that has come to a step of reminding which was not written down yet. */
export async function listToRemind(queries: Queries, today: Day): Promise<string[]> {
  const steps = DUNNING_DAYS.map((days) => sql`(${days}::integer, ${addDays(today, -days)}::date)`);
  const { rows } = await queries.execute<{ user_id: string }>(sql`
    select distinct balance.user_id from ${billBalances} balance
    join (values ${sql.join(steps, sql`, `)}) step (days, due_until) on balance.due_on <= step.due_until
    left join ${dunnings} told on told.user_id = balance.user_id and told.bill_id = balance.bill_id and told.days = step.days
    where balance.open > 0 and told.days is null order by balance.user_id`);
  return rows.map(({ user_id }) => user_id);
}
