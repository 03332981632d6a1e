import type { Db } from "../../platform/database/index.ts";
import type { OrderableItem } from "../my-items/index.ts";
import { readOpenCart } from "./cart.store.ts";
import type { CartContents } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

/** The open cart with its lines, without a lock: for showing only. `known`: my items that were read already. */
export async function readCart(db: Db, userId: string, known: readonly OrderableItem[] = []): Promise<CartContents> {
  const { cart, lines } = (await readOpenCart(db, userId)) ?? { cart: undefined, lines: [] };
  const productIds = lines.map(({ productId }) => productId);
  return { cart, lines, stateOf: await readProductStates(db, userId, productIds, known) };
}
