import type { Queries } from "../../platform/database/index.ts";
import * as store from "./cart.store.ts";
import type { CartContents } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

/** The open cart with its lines, without a lock: for showing only. */
export async function readCart(queries: Queries, userId: string): Promise<CartContents> {
  const cart = await store.findOpenCart(queries, userId);
  const lines = cart ? await store.listLines(queries, userId, cart.id) : [];
  const productIds = lines.map(({ productId }) => productId);
  return { cart, lines, stateOf: await readProductStates(queries, userId, productIds) };
}
