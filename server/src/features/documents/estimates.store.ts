import { and, eq, lte } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { estimates } from "./estimates.tables.ts";

type Estimate = typeof estimates.$inferSelect;

export async function insertEstimate(tx: Transaction, estimate: Estimate): Promise<void> {
  await tx.insert(estimates).values(estimate);
}

export async function findEstimate(
  queries: Queries,
  userId: string,
  documentId: string,
): Promise<Estimate | undefined> {
  const [row] = await queries
    .select()
    .from(estimates)
    .where(and(eq(estimates.userId, userId), eq(estimates.documentId, documentId)));
  return row;
}

/** When a member leaves. The documents stay, as the law has it. */
export async function deleteEstimates(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(estimates).where(eq(estimates.userId, userId));
}

/** With the addresses in them. */
export async function deleteOverdueEstimates(queries: Queries, now: Date): Promise<void> {
  await queries.delete(estimates).where(lte(estimates.until, now));
}
