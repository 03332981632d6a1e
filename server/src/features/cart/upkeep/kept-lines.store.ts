import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type Cart, cartLines, carts } from "../cart.tables.ts";

type CartKey = Pick<Cart, "userId" | "id">;

/** Open carts that are due, by an index that holds no others. */
export async function listCartsToLookAt(queries: Queries, now: Date, limit: number): Promise<CartKey[]> {
  return queries
    .select({ userId: carts.userId, id: carts.id })
    .from(carts)
    .where(and(sql`${carts.state} = 'open'`, lte(carts.lookAt, now)))
    .orderBy(asc(carts.lookAt))
    .limit(limit);
}

/** With `isChanged`, an order that began earlier knows that lines have gone since. */
export async function setLookAt(
  tx: Transaction,
  { userId, id }: CartKey,
  lookAt: Date | null,
  { isChanged }: { readonly isChanged: boolean },
): Promise<void> {
  await tx
    .update(carts)
    .set({ lookAt, ...(isChanged && { revision: sql`${carts.revision} + 1` }) })
    .where(and(eq(carts.userId, userId), eq(carts.id, id)));
}

export async function markTold(tx: Transaction, userId: string, lineIds: readonly string[], now: Date): Promise<void> {
  await tx.update(cartLines).set({ toldAt: now }).where(ofMember(userId, lineIds));
}

export async function deleteLines(tx: Transaction, userId: string, lineIds: readonly string[]): Promise<void> {
  await tx.delete(cartLines).where(ofMember(userId, lineIds));
}

/** All lines of a cart, as if they had just been added. */
export async function touchLines(tx: Transaction, { userId, id }: CartKey, now: Date): Promise<void> {
  await tx
    .update(cartLines)
    .set({ touchedAt: now, toldAt: null })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.cartId, id)));
}

const ofMember = (userId: string, lineIds: readonly string[]) =>
  and(eq(cartLines.userId, userId), inArray(cartLines.id, [...lineIds]));
