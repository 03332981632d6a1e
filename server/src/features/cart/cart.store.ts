import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { type Cart, cartLines, carts, type StoredCartLine } from "./cart.tables.ts";

/**
 * The member's open cart, made when there is none, locked until the transaction ends. Whoever changes lines counts the revision up.
 * Lock order of the shop: cart, then order.
 */
export async function lockOpenCart(tx: Transaction, userId: string, now: Date): Promise<Cart> {
  const [cart] = await tx
    .insert(carts)
    .values({ userId, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: carts.userId,
      targetWhere: sql`state = 'open'`,
      set: { revision: sql`${carts.revision} + 1`, updatedAt: now },
    })
    .returning();
  return cart as Cart;
}

/** One cart by its id, ordered or not, locked. */
export async function lockCart(tx: Transaction, userId: string, id: string): Promise<Cart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.id, id)))
    .for("update");
  return cart;
}

export async function findOpenCart(queries: Queries, userId: string): Promise<Cart | undefined> {
  const [cart] = await queries
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.state, "open")));
  return cart;
}

export async function listLines(queries: Queries, userId: string, cartId: string): Promise<StoredCartLine[]> {
  return queries
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.cartId, cartId)))
    .orderBy(cartLines.id);
}

/** Adds lines; one that is there already grows by the new quantity. */
export async function addLines(tx: Transaction, lines: readonly StoredCartLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(cartLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.cartId, cartLines.productId, cartLines.versionId, cartLines.sizeId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
    });
}

export async function setQuantity(tx: Transaction, userId: string, lineId: string, quantity: number): Promise<void> {
  await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.id, lineId)));
}

export async function deleteLine(tx: Transaction, userId: string, lineId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.id, lineId)));
}

export async function markOrdered(tx: Transaction, userId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ state: "ordered", updatedAt: now })
    .where(and(eq(carts.userId, userId), eq(carts.id, id)));
}
