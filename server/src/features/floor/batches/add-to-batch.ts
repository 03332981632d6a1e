import { MOST_IN_BATCH, readUnitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { type Database, lockName, type Transaction } from "../../../platform/database/index.ts";
import { insertMembers, nameBatch } from "./batches.store.ts";
import { batchState, lockOpen } from "./change-batch.ts";
import { lockPicked } from "./waiting-units.ts";

interface Wanted {
  readonly database: Database;
  readonly batch: string;
}

const numbersOf = (codes: readonly string[]) => [...new Set(codes.map((code) => readUnitCode(code) ?? 0))];

/** As making does: one at a time, and units before their batch. */
async function lockForAdding(tx: Transaction, codes: readonly string[]) {
  await lockName(tx, "floor:batches");
  return lockPicked(tx, numbersOf(codes));
}

export async function addingState(tx: Transaction, batch: string, codes: readonly string[]) {
  await lockForAdding(tx, codes);
  return batchState(tx, batch, codes);
}

/**
 * Pieces that wait come into a batch that is not done (rule floor-batch-add). What lies in it already stays there: a press whose answer was lost
 * is sent again.
 */
export async function addToBatch({ database, batch }: Wanted, codes: readonly string[], now: Date) {
  return database.inTransaction(async (tx) => {
    const picked = await lockForAdding(tx, codes);
    if (picked.length < numbersOf(codes).length) return fail("floor/no-such-unit");
    const found = await lockOpen(tx, batch);
    if (!found.ok) return found;
    const { rows } = await tx.execute<{ unit: string | null; method_id: number }>(sql`
      select member.unit, batch.method_id from batches batch
        left join batch_units member on member.batch = batch.number and member.is_current
      where batch.number = ${found.value}`);
    const lying = new Set(rows.flatMap(({ unit }) => (unit === null ? [] : [Number(unit)])));
    const added = picked.filter(({ number }) => !lying.has(number));
    if (added.some(({ isReady }) => !isReady)) return fail("floor/batch-not-ready");
    if (added.some(({ isTaken }) => isTaken)) return fail("floor/in-other-batch");
    if (added.some(({ goods }) => goods.methodId !== rows[0]?.method_id)) return fail("floor/batch-mixed");
    if (lying.size + added.length > MOST_IN_BATCH) return fail("floor/batch-full");
    await insertMembers(tx, found.value, added, now);
    await nameBatch(tx, found.value);
    return ok({ result: "ok" as const });
  });
}
