import { type CartLine, type CartTotals, type ProductState, priceCart } from "@surimono/domain/cart";
import type { CatalogueItem, MethodId } from "@surimono/domain/catalogue";
import type { Queries } from "../../platform/database/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import { findOrderableItems, type OrderableItem } from "../my-items/index.ts";
import type { CartOffers } from "./benefits/cart-offers.ts";
import type { LineHistory } from "./cart.store.ts";
import type { StoredCartLine } from "./cart.tables.ts";

/** What the buyer's standing means for prices and payment. */
export interface Buyer {
  readonly businessDiscountRate: number;
  readonly invoiceAllowed: boolean;
}

/** Lines priced by the catalogue as given. */
export function priceLines(
  snapshot: Snapshot,
  lines: readonly StoredCartLine[],
  buyer: Buyer,
  offers: CartOffers | undefined,
  destinations: number,
): CartTotals {
  return priceCart(lines.map(toCartLine), {
    findItem: (itemId) => findItemOnSale(snapshot, itemId),
    taxDivisions: snapshot.data.taxDivisions,
    businessDiscountRate: buyer.businessDiscountRate,
    destinations,
    coupons: offers,
    miles: offers?.miles,
  });
}

export function findItemOnSale(snapshot: Snapshot, itemId: number): CatalogueItem | undefined {
  const stored = snapshot.itemsById.get(itemId);
  return stored?.withdrawn === false ? stored.item : undefined;
}

type KeptLine = Omit<StoredCartLine, "cartId" | "userId" | LineHistory> &
  Partial<Pick<StoredCartLine, "heldPrice" | "heldPieces">>;

export function toCartLine(line: KeptLine): CartLine {
  const { heldPrice: price, heldPieces: pieces } = line;
  // Only ids of the catalogue are ever written there.
  return {
    ...line,
    methodId: line.methodId as MethodId,
    nameTag: line.nameTagVersionId !== null,
    hangTag: line.hangTagVersionId !== null,
    held: price && pieces ? { price, pieces } : undefined,
  };
}

/** Whether the my items behind the lines can still be ordered. One that is no longer the member's counts as deleted. */
export async function readProductStates(
  queries: Queries,
  userId: string,
  productIds: readonly number[],
  known: readonly OrderableItem[] = [],
): Promise<(productId: number) => ProductState> {
  const unknown = [...new Set(productIds)].filter((id) => !known.some(({ productId }) => productId === id));
  const found = unknown.length === 0 ? [] : await findOrderableItems(queries, userId, unknown);
  const states = new Map<number, ProductState>(
    [...known, ...found].map((item) => [
      item.productId,
      item.deleted ? "deleted" : item.status === 1 ? "orderable" : "draft",
    ]),
  );
  return (productId) => states.get(productId) ?? "deleted";
}
