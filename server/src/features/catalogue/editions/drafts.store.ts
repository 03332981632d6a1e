import { and, asc, inArray, isNotNull, lte } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { catalogueDrafts } from "../editions.tables.ts";

export type DraftRow = typeof catalogueDrafts.$inferSelect;

/** A draft as somebody saw it: whoever changed it since must not be overridden. */
export interface SeenDraft {
  readonly path: string;
  readonly revision: string;
}

export async function listDrafts(queries: Queries, paths?: readonly string[]): Promise<DraftRow[]> {
  return queries
    .select()
    .from(catalogueDrafts)
    .where(paths && inArray(catalogueDrafts.path, [...paths]))
    .orderBy(asc(catalogueDrafts.path));
}

export async function lockDrafts(tx: Transaction, paths: readonly string[]): Promise<DraftRow[]> {
  const isOne = inArray(catalogueDrafts.path, [...paths]);
  return tx.select().from(catalogueDrafts).where(isOne).orderBy(asc(catalogueDrafts.path)).for("update");
}

/** Those whose time has come, by their times. */
export async function listDueDrafts(queries: Queries, now: Date): Promise<DraftRow[]> {
  const isDue = and(isNotNull(catalogueDrafts.plannedFor), lte(catalogueDrafts.plannedFor, now));
  return queries
    .select()
    .from(catalogueDrafts)
    .where(isDue)
    .orderBy(asc(catalogueDrafts.plannedFor), asc(catalogueDrafts.path));
}

/** Planned, and not published when their time came. */
export async function countHeldBack(queries: Queries): Promise<number> {
  return queries.$count(catalogueDrafts, isNotNull(catalogueDrafts.trouble));
}

export async function putDraft(tx: Transaction, draft: typeof catalogueDrafts.$inferInsert): Promise<void> {
  await tx.insert(catalogueDrafts).values(draft).onConflictDoUpdate({ target: catalogueDrafts.path, set: draft });
}

export async function planDrafts(
  tx: Transaction,
  paths: readonly string[],
  plan: Pick<DraftRow, "plannedFor" | "plannedBy" | "reason" | "trouble">,
): Promise<void> {
  await tx
    .update(catalogueDrafts)
    .set(plan)
    .where(inArray(catalogueDrafts.path, [...paths]));
}

export async function deleteDrafts(tx: Transaction, paths: readonly string[]): Promise<void> {
  await tx.delete(catalogueDrafts).where(inArray(catalogueDrafts.path, [...paths]));
}
