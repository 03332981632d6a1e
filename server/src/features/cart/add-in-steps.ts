import { MAX_CART_LINES, MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Database, Transaction } from "../../platform/database/index.ts";
import { type AddedTo, deleteLine, listLines, lockOpenCart, type NewPieces, readAfterAdding } from "./cart.store.ts";
import { type Cart, cartLines, type StoredCartLine } from "./cart.tables.ts";

/**
 * What `addToOpenCart` does in one statement, in plain ones: Citus takes that one apart and carries each part through the coordinator. On one
 * PostgreSQL these cost more than twice as much (decision 640). The cart's lock makes the sums that are judged here final. `isExact`: the pieces take
 * the place of those that the cart has of the my item (rule cart-exactly).
 */
export async function addInSteps(
  { db, inTransaction }: Database,
  pieces: NewPieces,
  now: Date,
  isExact = false,
): Promise<AddedTo | "overflow" | undefined> {
  const refused = await inTransaction(async (tx) => {
    const cart = await lockOpenCart(tx, pieces.userId, now);
    return addUnderLock(tx, cart, pieces, { now, isExact });
  });
  if (refused) return refused === "full" ? undefined : refused;
  return readAfterAdding(db, pieces.userId);
}

/** Into a locked cart; answers why not. */
export async function addUnderLock(
  tx: Transaction,
  cart: Pick<Cart, "id">,
  { sizes, ...of }: NewPieces,
  { now, isExact }: { readonly now: Date; readonly isExact: boolean },
): Promise<"full" | "overflow" | undefined> {
  const all = await listLines(tx, of.userId, cart.id);
  const gone = isExact ? all.filter((line) => line.productId === of.productId && !isAmong(sizes, of, line)) : [];
  const there = all.filter((line) => !gone.includes(line));
  const lines = sizes.map((size) => ({ ...of, ...size, cartId: cart.id, id: newId(), touchedAt: now }));
  const grown = lines.map((line) => ({ line, known: there.find((known) => isSame(known, line)) }));
  if (there.length + grown.filter(({ known }) => !known).length > MAX_CART_LINES) return "full";
  const before = (known: StoredCartLine | undefined) => (isExact ? 0 : (known?.quantity ?? 0));
  if (grown.some(({ line, known }) => line.quantity + before(known) > MAX_LINE_QUANTITY)) return "overflow";
  for (const { id } of gone) await deleteLine(tx, of.userId, id);
  const { userId, cartId, productId, versionId, sizeId, nameTagVersionId, hangTagVersionId } = cartLines;
  await tx
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [userId, cartId, productId, versionId, sizeId, nameTagVersionId, hangTagVersionId],
      set: {
        quantity: isExact ? sql`excluded.quantity` : sql`${cartLines.quantity} + excluded.quantity`,
        ...{ personal: sql`excluded.personal`, touchedAt: sql`excluded.touched_at`, toldAt: null },
      },
    });
  return undefined;
}

/** Whether a line has one of these sizes, as they are made now. */
function isAmong(sizes: NewPieces["sizes"], of: Omit<NewPieces, "sizes">, line: StoredCartLine): boolean {
  return sizes.some(({ sizeId }) => isSame(line, { ...of, sizeId }));
}

type Identity = Pick<StoredCartLine, "productId" | "versionId" | "sizeId" | "nameTagVersionId" | "hangTagVersionId">;

/** Whether pieces of both are one line of a cart. */
export const isSame = (one: Identity, other: Identity): boolean =>
  one.productId === other.productId &&
  one.versionId === other.versionId &&
  one.sizeId === other.sizeId &&
  one.nameTagVersionId === other.nameTagVersionId &&
  one.hangTagVersionId === other.hangTagVersionId;
