import { and, eq, lte, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { cartLines, type StoredCartLine } from "../cart.tables.ts";

/** Puts lines in with the price that is held for them; one that is there is raised to the quantity, and never lowered. */
export async function layLines(tx: Transaction, lines: readonly StoredCartLine[]): Promise<void> {
  if (lines.length === 0) return;
  const { userId, cartId, productId, versionId, sizeId, nameTagVersionId, hangTagVersionId } = cartLines;
  await tx
    .insert(cartLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: [userId, cartId, productId, versionId, sizeId, nameTagVersionId, hangTagVersionId],
      set: {
        quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)`,
        ...{ touchedAt: sql`excluded.touched_at`, toldAt: null },
        ...{ heldPrice: sql`excluded.held_price`, heldPieces: sql`excluded.held_pieces` },
        heldUntil: sql`excluded.held_until`,
      },
    });
}

/** From their last moment on prices are those of the day. */
export async function endHeldPrices(queries: Queries, now: Date): Promise<void> {
  await queries
    .update(cartLines)
    .set({ heldPrice: null, heldPieces: null, heldUntil: null })
    .where(lte(cartLines.heldUntil, now));
}

/** Of one cart, before it is ordered. */
export async function endHeldPricesOf(
  tx: Transaction,
  { userId, id }: { readonly userId: string; readonly id: string },
  now: Date,
): Promise<void> {
  await tx
    .update(cartLines)
    .set({ heldPrice: null, heldPieces: null, heldUntil: null })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.cartId, id), lte(cartLines.heldUntil, now)));
}
