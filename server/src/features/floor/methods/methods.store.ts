import {
  type BatchRule,
  defaultBatchRule,
  type Ground,
  type PressSetting,
  usualPressSetting,
} from "@surimono/domain/floor";
import { and, eq } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { batchRules, pressSettings } from "../methods.tables.ts";

/** How each method is batched: as the workshop has said, else as is usual. */
export async function readRules(queries: Queries): Promise<(methodId: number) => BatchRule> {
  const rows = await queries.select().from(batchRules);
  const said = new Map(rows.map(({ methodId, ...rule }) => [methodId, rule]));
  return (methodId) => said.get(methodId) ?? defaultBatchRule(methodId);
}

/** The same for what a press is set to. */
export async function readPressSettings(
  queries: Queries,
): Promise<(methodId: number, ground: Ground) => PressSetting | undefined> {
  const rows = await queries.select().from(pressSettings);
  const said = new Map(rows.map(({ methodId, ground, ...setting }) => [`${methodId} ${ground}`, setting]));
  return (methodId, ground) => said.get(`${methodId} ${ground}`) ?? usualPressSetting(methodId, ground);
}

export async function writeRule(tx: Transaction, methodId: number, rule: BatchRule): Promise<void> {
  await tx
    .insert(batchRules)
    .values({ methodId, ...rule })
    .onConflictDoUpdate({ target: batchRules.methodId, set: rule });
}

/** Locks what was said before. */
export async function findRule(tx: Transaction, methodId: number): Promise<BatchRule | undefined> {
  const [row] = await tx.select().from(batchRules).where(eq(batchRules.methodId, methodId)).for("update");
  return row;
}

export async function writePressSetting(
  tx: Transaction,
  methodId: number,
  ground: Ground,
  setting: PressSetting,
): Promise<void> {
  await tx
    .insert(pressSettings)
    .values({ methodId, ground, ...setting })
    .onConflictDoUpdate({ target: [pressSettings.methodId, pressSettings.ground], set: setting });
}

export async function findPressSetting(tx: Transaction, methodId: number, ground: Ground) {
  const [row] = await tx
    .select()
    .from(pressSettings)
    .where(and(eq(pressSettings.methodId, methodId), eq(pressSettings.ground, ground)))
    .for("update");
  return row;
}
