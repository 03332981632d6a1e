import type { Db } from "../../platform/database/index.ts";
import type { Looking } from "../coupons/index.ts";
import type { OrderableItem } from "../my-items/index.ts";
import { toCartOffers } from "./benefits/cart-offers.ts";
import { type AddedTo, readOpenCart } from "./cart.store.ts";
import type { StoredCartLine } from "./cart.tables.ts";
import type { CartContents } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

/** The open cart with its lines, not locked: only for showing. */
export async function readCart(db: Db, looking: Looking): Promise<CartContents> {
  const found = await readOpenCart(db, looking.member.id);
  if (!found)
    return {
      cartId: undefined,
      isSeveral: false,
      deliveryMethod: "courier",
      lines: [],
      stateOf: () => "deleted",
      offers: undefined,
      destinations: 1,
    };
  const { cart, lines, destinations } = found;
  const stateOf = await readStates(db, looking.member.id, lines);
  return {
    cartId: cart.id,
    isSeveral: cart.isSeveral,
    deliveryMethod: cart.deliveryMethod,
    lines,
    stateOf,
    offers: toCartOffers(found.found, cart, looking),
    destinations,
  };
}

/** The open cart, given lines and `known` my items that were already read. */
export async function completeCart(
  db: Db,
  { lines, cart, found, destinations }: AddedTo,
  known: readonly OrderableItem[],
  looking: Looking,
): Promise<CartContents> {
  const stateOf = await readStates(db, looking.member.id, lines, known);
  return {
    cartId: lines[0]?.cartId,
    isSeveral: cart.isSeveral,
    deliveryMethod: cart.deliveryMethod,
    lines,
    stateOf,
    offers: toCartOffers(found, cart, looking),
    destinations,
  };
}

const readStates = (db: Db, userId: string, lines: readonly StoredCartLine[], known: readonly OrderableItem[] = []) =>
  readProductStates(
    db,
    userId,
    lines.map(({ productId }) => productId),
    known,
  );
