import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import { buyerOf } from "./buyer-of.ts";
import * as store from "./cart.store.ts";
import type { StoredCartLine } from "./cart.tables.ts";
import { presentCart } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";

export async function changeQuantity(shop: Shop, member: Member, lineId: string, quantity: number) {
  return changeLine(shop, member, lineId, async (tx, line) => {
    await store.setQuantity(tx, member.id, line.id, quantity);
    return [{ ...line, quantity }];
  });
}

export async function removeLine(shop: Shop, member: Member, lineId: string) {
  return changeLine(shop, member, lineId, async (tx, line) => {
    await store.deleteLine(tx, member.id, line.id);
    return [];
  });
}

/** Only lines of the open cart: an ordered one is never touched again. `change` answers what stands in the line's place. */
async function changeLine(
  shop: Shop,
  member: Member,
  lineId: string,
  change: (tx: Transaction, line: StoredCartLine) => Promise<StoredCartLine[]>,
) {
  const buyer = buyerOf(member);
  return shop.database.inTransaction(async (tx) => {
    const cart = await store.lockOpenCart(tx, member.id, shop.now());
    const before = await store.listLines(tx, member.id, cart.id);
    const at = before.findIndex(({ id }) => id === lineId);
    const line = before[at];
    if (!line) return fail("cart/no-such-line");
    const lines = before.toSpliced(at, 1, ...(await change(tx, line)));
    const productIds = lines.map(({ productId }) => productId);
    const stateOf = await readProductStates(tx, member.id, productIds);
    return ok(presentCart(getCatalogue(shop), { cartId: cart.id, lines, stateOf }, buyer));
  });
}
