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

const OF_THE_DAY = { heldPrice: null, heldPieces: null, heldUntil: null } as const;

/** From their last moment on prices are those of the day. */
export async function endHeldPrices(queries: Queries, now: Date): Promise<void> {
  await queries.update(cartLines).set(OF_THE_DAY).where(lte(cartLines.heldUntil, now));
}

/** The lines of one cart, whose row is locked, before it is ordered. */
export async function endHeldPricesOf(
  tx: Transaction,
  lines: readonly StoredCartLine[],
  now: Date,
): Promise<readonly StoredCartLine[]> {
  const isOver = ({ heldUntil }: StoredCartLine) => heldUntil !== null && heldUntil <= now;
  const ended = lines.find(isOver);
  if (!ended) return lines;
  await tx
    .update(cartLines)
    .set(OF_THE_DAY)
    .where(and(eq(cartLines.userId, ended.userId), eq(cartLines.cartId, ended.cartId), lte(cartLines.heldUntil, now)));
  return lines.map((line) => (isOver(line) ? { ...line, ...OF_THE_DAY } : line));
}
