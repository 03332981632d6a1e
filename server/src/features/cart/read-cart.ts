import type { Db } from "../../platform/database/index.ts";
import type { OrderableItem } from "../my-items/index.ts";
import { type AddedTo, readOpenCart } from "./cart.store.ts";
import type { StoredCartLine } from "./cart.tables.ts";
import { findOffer, type Looking, toOffer } from "./coupon-offer.ts";
import type { CartContents } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

/** The open cart with its lines, without a lock: for showing only. */
export async function readCart(db: Db, looking: Looking): Promise<CartContents> {
  const found = await readOpenCart(db, looking.member.id);
  if (!found) return { cartId: undefined, lines: [], stateOf: () => "deleted", offer: undefined };
  const { cart, lines, coupon } = found;
  const [stateOf, offer] = await Promise.all([
    readStates(db, looking.member.id, lines),
    coupon && toOffer(db, coupon, looking),
  ]);
  return { cartId: cart.id, lines, stateOf, offer };
}

/** The open cart whose lines were read already, as were the `known` my items. */
export async function completeCart(
  db: Db,
  { lines, couponId }: AddedTo,
  known: readonly OrderableItem[],
  looking: Looking,
): Promise<CartContents> {
  const [stateOf, offer] = await Promise.all([
    readStates(db, looking.member.id, lines, known),
    findOffer(db, couponId, looking),
  ]);
  return { cartId: lines[0]?.cartId, lines, stateOf, offer };
}

const readStates = (db: Db, userId: string, lines: readonly StoredCartLine[], known: readonly OrderableItem[] = []) =>
  readProductStates(
    db,
    userId,
    lines.map(({ productId }) => productId),
    known,
  );
