import type { Db } from "../../platform/database/index.ts";
import type { OrderableItem } from "../my-items/index.ts";
import { readOpenCart } from "./cart.store.ts";
import type { StoredCartLine } from "./cart.tables.ts";
import type { CartContents } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

/** The open cart with its lines, without a lock: for showing only. */
export async function readCart(db: Db, userId: string): Promise<CartContents> {
  const { cart, lines } = (await readOpenCart(db, userId)) ?? { cart: undefined, lines: [] };
  return { cartId: cart?.id, lines, stateOf: await readStates(db, userId, lines) };
}

/** The open cart whose lines were read already, as were the `known` my items. */
export async function completeCart(
  db: Db,
  userId: string,
  lines: readonly StoredCartLine[],
  known: readonly OrderableItem[],
): Promise<CartContents> {
  return { cartId: lines[0]?.cartId, lines, stateOf: await readStates(db, userId, lines, known) };
}

const readStates = (db: Db, userId: string, lines: readonly StoredCartLine[], known: readonly OrderableItem[] = []) =>
  readProductStates(
    db,
    userId,
    lines.map(({ productId }) => productId),
    known,
  );
