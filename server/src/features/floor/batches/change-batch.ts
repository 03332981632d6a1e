import { readBatchCode, readUnitCode, unitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/index.ts";
import { inNumbers, nameBatch, settleBatch, WAITS } from "./batches.store.ts";

interface Wanted {
  readonly database: Database;
  readonly batch: string;
}

/** Pieces wait for another batch (rule floor-batch-leave). One of which nothing waits any more is done. */
export async function takeOutOfBatch({ database, batch }: Wanted, codes: readonly string[], now: Date) {
  return database.inTransaction(async (tx) => {
    const found = await lockOpen(tx, batch);
    if (!found.ok) return found;
    const numbers = [...new Set(codes.map((code) => readUnitCode(code) ?? 0))];
    const left = await tx.execute(sql`
      update batch_units set is_current = false, left_at = ${now.toISOString()}::timestamptz
      where batch = ${found.value} and unit in ${inNumbers(numbers)} and is_current`);
    if (left.rowCount !== numbers.length) return fail("floor/not-in-batch");
    await nameBatch(tx, found.value);
    await settleBatch(tx, found.value, now);
    return ok({ result: "ok" as const });
  });
}

/** Ends a batch: what was not printed waits for another one. */
export async function closeBatch({ database, batch }: Wanted, reason: string, now: Date) {
  return database.inTransaction(async (tx) => {
    const found = await lockOpen(tx, batch);
    if (!found.ok) return found;
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update batch_units member set is_current = false, left_at = case when ${WAITS} then ${at} end from units unit
      where member.batch = ${found.value} and member.is_current and unit.user_id = member.user_id and unit.number = member.unit`);
    await tx.execute(sql`
      update batches set state = 'done', done_at = ${at}, closed_reason = ${reason} where number = ${found.value}`);
    return ok({ result: "ok" as const });
  });
}

export async function lockOpen(tx: Transaction, code: string) {
  const number = readBatchCode(code);
  const { rows } = await tx.execute<{ state: string }>(
    sql`select state from batches where number = ${number ?? 0} for no key update`,
  );
  if (number === undefined || !rows[0]) return fail("floor/no-such-batch");
  return rows[0].state === "done" ? fail("floor/batch-is-done") : ok(number);
}

/** What is written down of a batch before and after, with those of the pieces asked for that lie in it. Locks it. */
export async function batchState(tx: Transaction, code: string, codes: readonly string[] = []) {
  const { rows } = await tx.execute<{ state: string; units: number; lying: readonly string[] }>(sql`
    with batch as (select number, state from batches where number = ${readBatchCode(code) ?? 0} for no key update)
    select state, count(member.unit)::int as units,
      coalesce(json_agg(member.unit::text order by member.unit)
        filter (where member.unit in ${inNumbers(codes.map((one) => readUnitCode(one) ?? 0))}), '[]') as lying
    from batch left join batch_units member on member.batch = batch.number and member.is_current group by state`);
  const [row] = rows;
  if (!row || codes.length === 0) return row && { state: row.state, units: row.units };
  return { state: row.state, units: row.units, pieces: row.lying.map((number) => unitCode(Number(number))) };
}
