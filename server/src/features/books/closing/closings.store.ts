import { createHash } from "node:crypto";
import type { WaySum } from "@surimono/domain/books";
import type { Day } from "@surimono/domain/kernel";
import { asc, between, eq, sql } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../../platform/database/index.ts";
import { type DayClosing, dayClosings } from "../books.tables.ts";

/** The closing of a day and its corrections, in their order. */
export async function listParts(queries: Queries, day: Day): Promise<DayClosing[]> {
  return queries.select().from(dayClosings).where(eq(dayClosings.day, day)).orderBy(asc(dayClosings.part));
}

export async function listClosings(queries: Queries, from: Day, until: Day): Promise<DayClosing[]> {
  return queries
    .select()
    .from(dayClosings)
    .where(between(dayClosings.day, from, until))
    .orderBy(asc(dayClosings.day), asc(dayClosings.part));
}

/** Closings come one after the other, of whichever day: each names the one before. */
export async function lockClosings(tx: Transaction): Promise<void> {
  await lockName(tx, "day-closings");
}

/** Under `lockClosings`. */
export async function insertClosing(tx: Transaction, closing: Omit<DayClosing, "sha256" | "before">): Promise<void> {
  const { rows } = await tx.execute<{ sha256: string }>(sql`
    select sha256 from day_closings last where not exists (select 1 from day_closings next where next.before = last.sha256)`);
  const linked = { ...closing, before: rows[0]?.sha256 ?? "" };
  await tx.insert(dayClosings).values({ ...linked, sha256: hashOf(linked) });
}

/** The closings whose hash is not that of what they hold, or that do not follow the one they name. */
export async function findBroken(queries: Queries): Promise<Pick<DayClosing, "day" | "part">[]> {
  const all = await queries.select().from(dayClosings);
  const hashes = new Set(all.map(({ sha256 }) => sha256));
  const first = all.filter(({ before }) => before === "").length;
  return all
    .filter((one) => hashOf(one) !== one.sha256 || (one.before === "" ? first > 1 : !hashes.has(one.before)))
    .map(({ day, part }) => ({ day, part }));
}

/** Of lists, since the database keeps the fields of an object in an order of its own. */
function hashOf(closing: Omit<DayClosing, "sha256">): string {
  const { day, part, sums, change, settled, note, by, at, before } = closing;
  const told = [day, part, sums.map(listOf), change.map(listOf), settled, note, by, at.toISOString(), before];
  return createHash("sha256").update(JSON.stringify(told)).digest("hex");
}

function listOf({ way, count, taken, refunds, refunded, fee }: WaySum) {
  return [way, count, taken, refunds, refunded, fee];
}

/** Of what somebody looks at, so that what they close is what they saw. */
export function hashOfSums(sums: readonly WaySum[]): string {
  return createHash("sha256")
    .update(JSON.stringify(sums.map(listOf)))
    .digest("hex")
    .slice(0, 16);
}
