import { MAX_CART_LINES, MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Database } from "../../platform/database/index.ts";
import { type AddedTo, listLines, lockOpenCart, type NewPieces, readAfterAdding } from "./cart.store.ts";
import { cartLines, type StoredCartLine } from "./cart.tables.ts";

/**
 * What `addToOpenCart` does in one statement, in plain ones: Citus takes that one apart and carries each part through the coordinator. On one
 * PostgreSQL these cost more than twice as much (decision 640). The cart's lock makes the sums that are judged here final.
 */
export async function addInSteps(
  { db, inTransaction }: Database,
  { sizes, ...of }: NewPieces,
  now: Date,
): Promise<AddedTo | "overflow" | undefined> {
  const refused = await inTransaction(async (tx) => {
    const cart = await lockOpenCart(tx, of.userId, now);
    const there = await listLines(tx, of.userId, cart.id);
    const lines = sizes.map((size) => ({ ...of, ...size, cartId: cart.id, id: newId(), touchedAt: now }));
    const grown = lines.map((line) => ({ line, known: there.find((known) => isSame(known, line)) }));
    if (there.length + grown.filter(({ known }) => !known).length > MAX_CART_LINES) return "full";
    if (grown.some(({ line, known }) => line.quantity + (known?.quantity ?? 0) > MAX_LINE_QUANTITY)) return "overflow";
    const { userId, cartId, productId, versionId, sizeId, nameTagVersionId, hangTagVersionId } = cartLines;
    await tx
      .insert(cartLines)
      .values(lines)
      .onConflictDoUpdate({
        target: [userId, cartId, productId, versionId, sizeId, nameTagVersionId, hangTagVersionId],
        set: {
          quantity: sql`${cartLines.quantity} + excluded.quantity`,
          ...{ personal: sql`excluded.personal`, touchedAt: sql`excluded.touched_at`, toldAt: null },
        },
      });
    return undefined;
  });
  if (refused) return refused === "full" ? undefined : refused;
  return readAfterAdding(db, of.userId);
}

type Identity = Pick<StoredCartLine, "productId" | "versionId" | "sizeId" | "nameTagVersionId" | "hangTagVersionId">;

const isSame = (one: Identity, other: Identity): boolean =>
  one.productId === other.productId &&
  one.versionId === other.versionId &&
  one.sizeId === other.sizeId &&
  one.nameTagVersionId === other.nameTagVersionId &&
  one.hangTagVersionId === other.hangTagVersionId;
