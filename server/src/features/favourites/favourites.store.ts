import { and, count, desc, eq } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../platform/database/index.ts";
import { favourites } from "./favourites.tables.ts";

/** The newest first. */
export async function listFavouriteIds(queries: Queries, userId: string): Promise<number[]> {
  const rows = await queries
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.itemId));
  return rows.map(({ itemId }) => itemId);
}

export async function countFavourites(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(favourites).where(eq(favourites.userId, userId));
  return row?.total ?? 0;
}

export async function isFavourite(queries: Queries, userId: string, itemId: number): Promise<boolean> {
  const rows = await queries.select({ itemId: favourites.itemId }).from(favourites).where(own(userId, itemId));
  return rows.length > 0;
}

/** Additions of one member take turns: rows that are not there yet cannot be locked and counted. */
export async function lockFavourites(tx: Transaction, userId: string): Promise<void> {
  await lockName(tx, `favourites:${userId}`);
}

export async function insertFavourite(tx: Transaction, row: typeof favourites.$inferInsert): Promise<void> {
  await tx.insert(favourites).values(row);
}

export async function deleteFavourite(queries: Queries, userId: string, itemId: number): Promise<void> {
  await queries.delete(favourites).where(own(userId, itemId));
}

const own = (userId: string, itemId: number) => and(eq(favourites.userId, userId), eq(favourites.itemId, itemId));

/** When a member leaves. */
export async function deleteFavourites(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.userId, userId));
}
