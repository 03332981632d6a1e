import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type Bulletin, bulletins } from "../bulletins.tables.ts";

interface Place {
  readonly sendAt: Date;
  readonly id: string;
}

export async function listBulletinRows(queries: Queries, after: Place | undefined, limit: number): Promise<Bulletin[]> {
  const isBefore =
    after &&
    sql`(${bulletins.sendAt}, ${bulletins.id}) < (${after.sendAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return queries
    .select()
    .from(bulletins)
    .where(isBefore)
    .orderBy(desc(bulletins.sendAt), desc(bulletins.id))
    .limit(limit);
}

export async function hasBulletin(queries: Queries, id: string): Promise<boolean> {
  return (await queries.select({ id: bulletins.id }).from(bulletins).where(eq(bulletins.id, id))).length > 0;
}

/** False if it was there before. */
export async function insertBulletin(tx: Transaction, row: typeof bulletins.$inferInsert): Promise<boolean> {
  return (await tx.insert(bulletins).values(row).onConflictDoNothing().returning({ id: bulletins.id })).length > 0;
}

export async function lockBulletin(tx: Transaction, id: string): Promise<Bulletin | undefined> {
  return (await tx.select().from(bulletins).where(eq(bulletins.id, id)).for("update"))[0];
}

export async function updateBulletin(tx: Transaction, id: string, change: Partial<Bulletin>): Promise<void> {
  await tx.update(bulletins).set(change).where(eq(bulletins.id, id));
}

export async function listDue(queries: Queries, now: Date): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: bulletins.id })
    .from(bulletins)
    .where(and(inArray(bulletins.state, ["planned", "sending"]), lte(bulletins.sendAt, now)))
    .orderBy(asc(bulletins.sendAt));
  return rows.map(({ id }) => id);
}

/** When a member leaves: what was said to that one alone. */
export async function deleteBulletins(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(bulletins).where(eq(bulletins.userId, userId));
}
