import { type BatchRule, batchKey, readUnitCode, splitBatches } from "@surimono/domain/floor";
import { type Day, fail, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { type Database, lockName, type Transaction } from "../../../platform/database/index.ts";
import type { Operator } from "../../../platform/http/index.ts";
import { readRules } from "../methods/methods.store.ts";
import { insertMembers, nameBatch } from "./batches.store.ts";
import { listMade, type PresentedBatch } from "./read-batches.ts";
import { lockPicked, lockWaiting, type WaitingUnit } from "./waiting-units.ts";

/** Of one press: the next has the rest. */
const MOST_UNITS = 5_000;

export interface Making {
  readonly database: Database;
  readonly makingId: string;
  /** Undefined for a command. */
  readonly operator?: Pick<Operator, "id">;
}

/** Batches by the rules, of all that waits or of some groups (rule floor-batch-rules). */
export async function makeBatches(
  { database, makingId, operator }: Making,
  { until, keys }: { readonly until: Day | undefined; readonly keys: readonly string[] | undefined },
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const made = await beginMaking(tx, makingId);
    if (made.length > 0) return ok({ batches: made, has_more: false });
    const ruleOf = await readRules(tx);
    const waiting = await lockWaiting(tx, until, MOST_UNITS + 1);
    const wanted = keys && new Set(keys);
    const groups = new Map<string, { readonly rule: BatchRule; readonly units: WaitingUnit[] }>();
    for (const unit of waiting.slice(0, MOST_UNITS)) {
      const rule = ruleOf(unit.goods.methodId);
      const key = batchKey(unit.goods, rule);
      if (wanted && !wanted.has(key)) continue;
      const group = groups.get(key) ?? { rule, units: [] };
      groups.set(key, group);
      group.units.push(unit);
    }
    for (const { rule, units } of groups.values())
      for (const some of splitBatches(units, rule.most))
        await insertBatch(tx, { makingId, operator, isByHand: false }, some, now);
    return ok({ batches: await listMade(tx, makingId), has_more: waiting.length > MOST_UNITS });
  });
}

/** One batch of what somebody picked. */
export async function makeBatch({ database, makingId, operator }: Making, codes: readonly string[], now: Date) {
  const numbers = [...new Set(codes.map(readUnitCode))].filter((number) => number !== undefined);
  if (numbers.length < new Set(codes.map(readUnitCode)).size) return fail("floor/no-such-unit");
  return database.inTransaction(async (tx) => {
    const [made] = await beginMaking(tx, makingId);
    if (made) return ok({ batch: made });
    const picked = await lockPicked(tx, numbers);
    if (picked.length < numbers.length) return fail("floor/no-such-unit");
    if (picked.some(({ isReady }) => !isReady)) return fail("floor/batch-not-ready");
    if (picked.some(({ isTaken }) => isTaken)) return fail("floor/in-other-batch");
    if (new Set(picked.map(({ goods }) => goods.methodId)).size > 1) return fail("floor/batch-mixed");
    await insertBatch(tx, { makingId, operator, isByHand: true }, picked, now);
    const [batch] = await listMade(tx, makingId);
    if (!batch) throw new Error("the batch that was made is gone");
    return ok({ batch });
  });
}

/** One making at a time, so that each sees what the one before took. What this press has made already is answered again. */
async function beginMaking(tx: Transaction, makingId: string): Promise<PresentedBatch[]> {
  await lockName(tx, "floor:batches");
  return listMade(tx, makingId);
}

interface Made {
  readonly makingId: string;
  readonly operator: Pick<Operator, "id"> | undefined;
  readonly isByHand: boolean;
}

async function insertBatch(
  tx: Transaction,
  { makingId, operator, isByHand }: Made,
  units: readonly WaitingUnit[],
  now: Date,
): Promise<void> {
  const [first] = units;
  if (!first) return;
  const { methodId, methodName, dispatchBy } = first.goods;
  const { rows } = await tx.execute<{ number: string }>(sql`
    insert into batches (state, making_id, is_by_hand, method_id, method_name, item_name, color_name, size_name, dispatch_by, made_at, operator_id)
    values ('open', ${makingId}, ${isByHand}, ${methodId}, ${methodName}, '', '', '', ${dispatchBy}::date, ${now.toISOString()}::timestamptz,
      ${operator?.id ?? null})
    returning number`);
  const number = Number(rows[0]?.number);
  await insertMembers(tx, number, units);
  await nameBatch(tx, number);
}
