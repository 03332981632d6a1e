import type { Queries } from "../../platform/database/index.ts";
import { readOpenCart } from "./cart.store.ts";
import type { CartContents } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

/** The open cart with its lines, without a lock: for showing only. */
export async function readCart(queries: Queries, userId: string): Promise<CartContents> {
  const { cart, lines } = (await readOpenCart(queries, userId)) ?? { cart: undefined, lines: [] };
  const productIds = lines.map(({ productId }) => productId);
  return { cart, lines, stateOf: await readProductStates(queries, userId, productIds) };
}
