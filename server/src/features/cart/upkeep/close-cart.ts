import { v7 as newId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import * as store from "../cart.store.ts";
import type { Cart, StoredCartLine } from "../cart.tables.ts";

export type OrderedPieces = Pick<
  StoredCartLine,
  "productId" | "versionId" | "nameTagVersionId" | "hangTagVersionId" | "sizeId" | "quantity"
>;

/**
 * Turns a locked cart into an ordered one. What the buyer added in another window while the payment page was open is not in the order: it
 * moves to a new cart instead of being lost.
 */
export async function closeCart(
  tx: Transaction,
  cart: Cart,
  ordered: readonly OrderedPieces[],
  orderedRevision: number,
  now: Date,
) {
  await store.markOrdered(tx, cart.userId, cart.id, now);
  if (cart.revision === orderedRevision) return;
  const left = leftOver(await store.listLines(tx, cart.userId, cart.id), ordered);
  if (left.length === 0) return;
  const next = await store.lockOpenCart(tx, cart.userId, now);
  await store.moveLines(
    tx,
    left.map((line) => ({ ...line, cartId: next.id, id: newId(), touchedAt: now, toldAt: null })),
  );
}

export function leftOver(lines: readonly StoredCartLine[], ordered: readonly OrderedPieces[]): StoredCartLine[] {
  const taken = new Map(ordered.map((line) => [identityOf(line), line.quantity]));
  return lines
    .map((line) => {
      const gone = taken.get(identityOf(line)) ?? 0;
      // The words of the ordered pieces went with them.
      return { ...line, quantity: line.quantity - gone, roster: line.roster?.slice(gone) ?? null };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** As the table's `cart_lines_identity`: two lines that share all of these are one. */
export function identityOf(line: OrderedPieces): string {
  return [line.productId, line.versionId, line.nameTagVersionId, line.hangTagVersionId, line.sizeId].join("/");
}
