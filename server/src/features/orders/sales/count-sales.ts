import { SALES_BY } from "@surimono/contract/desk";
import { addDays, type Day, dayInJapan } from "@surimono/domain/kernel";
import { type SQL, sql } from "drizzle-orm";
import {
  type Database,
  isOnCitus,
  lockName,
  type Queries,
  type Transaction,
} from "../../../platform/database/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { salesCount } from "../sales.tables.ts";
import { CANCELLED_SINCE, sold } from "./sold.ts";

export const salesJob = timedJob("count-sales");

/** Days of one transaction. */
const DAYS_AT_ONCE = 7;

/** Counts the days that are over and were not counted, and again those of which an order was cancelled. Of two at once the second finds it done. */
export async function countSales({ inTransaction }: Database, now: Date): Promise<void> {
  const yesterday = addDays(dayInJapan(now), -1);
  await inTransaction((tx) => countAgain(tx, now));
  while (await inTransaction((tx) => countOn(tx, yesterday, now)));
}

async function countAgain(tx: Transaction, now: Date): Promise<void> {
  await lockName(tx, "sales-days");
  const { rows } = await tx.execute<{ day: Day }>(sql`select day::text from (${CANCELLED_SINCE}) changed`);
  await count(
    tx,
    rows.map(({ day }) => day),
  );
  await tx.update(salesCount).set({ lookedAt: now });
}

/** True while there are more. */
async function countOn(tx: Transaction, yesterday: Day, now: Date): Promise<boolean> {
  await lockName(tx, "sales-days");
  const last = await findLast(tx);
  const first = last ? addDays(last, 1) : await findFirst(tx);
  if (!first || first > yesterday) return false;
  const after = addDays(first, DAYS_AT_ONCE - 1);
  const until = after < yesterday ? after : yesterday;
  const days = Array.from({ length: DAYS_AT_ONCE }, (_, index) => addDays(first, index));
  await count(
    tx,
    days.filter((day) => day <= until),
  );
  await tx
    .insert(salesCount)
    .values({ until, lookedAt: now })
    .onConflictDoUpdate({ target: salesCount.id, set: { until } });
  return until < yesterday;
}

async function findLast(queries: Queries): Promise<Day | undefined> {
  const [row] = await queries.select({ until: salesCount.until }).from(salesCount);
  return row?.until as Day | undefined;
}

async function findFirst(queries: Queries): Promise<Day | undefined> {
  const { rows } = await queries.execute<{ at: string | null }>(
    sql`select min(placed_at)::text as at from orders where placed_at is not null`,
  );
  const at = rows[0]?.at;
  return at ? dayInJapan(new Date(at)) : undefined;
}

async function count(tx: Transaction, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  const each: SQL = sql`(select one.day::date as day from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) one(day)) days`;
  await tx.execute(sql`delete from sales_days where day in (select day from ${each})`);
  for (const by of SALES_BY)
    await tx.execute(sql`insert into sales_days (day, by, name, orders, pieces, total)
      select day, ${by}, name, orders, pieces, total from (${sold(by, each, isOnCitus())}) sold`);
}
