import type { DeliveryMethod } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import type { Looking } from "../coupons/index.ts";
import { findCartOffers } from "./benefits/cart-offers.ts";
import * as store from "./cart.store.ts";
import type { Cart, StoredCartLine } from "./cart.tables.ts";
import { setDeliveryMethod } from "./delivery-method.store.ts";
import { countPaidDestinations } from "./destinations/split.store.ts";
import { presentCart } from "./present-cart.ts";
import { readProductStates } from "./price-lines.ts";
import { sealRemoved } from "./removed-line.ts";
import { touchLines } from "./upkeep/kept-lines.store.ts";

/** A request to change a line of the open cart. */
interface Change {
  readonly member: Member;
  readonly lineId: string;
}

export async function changeQuantity(shop: Shop, change: Change, quantity: number) {
  const { member } = change;
  return changeLine(shop, change, async (tx, line) => {
    const to = { quantity, touchedAt: shop.now(), toldAt: null };
    await store.setQuantity(tx, member.id, line.id, to);
    return [{ ...line, ...to }];
  });
}

/** Answers what puts it back as it was. */
export async function removeLine(shop: Shop, change: Change) {
  const { member } = change;
  let sealed: string | undefined;
  const answer = await changeLine(shop, change, async (tx, line) => {
    sealed = await sealRemoved(shop, tx, line);
    await store.deleteLine(tx, member.id, line.id);
    return [];
  });
  return answer.ok ? ok({ ...answer.value, ...(sealed && { put_back: sealed }) }) : answer;
}

/** All lines stay as long as if they had just been added. */
export async function keepCart(shop: Shop, looking: Omit<Change, "lineId">) {
  const { member } = looking;
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await store.lockOpenCart(tx, member.id, now);
    await touchLines(tx, cart, now);
    return ok(await presentChanged(shop, tx, cart, await store.listLines(tx, member.id, cart.id), { ...looking, now }));
  });
}

/** Kept on the cart, so that every tab and device shows the same. */
export async function chooseDelivery(shop: Shop, { member }: Omit<Change, "lineId">, method: DeliveryMethod) {
  if (method === "warehouse" && !shop.env.storage) return fail("cart/no-such-delivery-method");
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await store.lockOpenCart(tx, member.id, now);
    await setDeliveryMethod(tx, cart, method);
    const lines = await store.listLines(tx, member.id, cart.id);
    return ok(await presentChanged(shop, tx, { ...cart, deliveryMethod: method }, lines, { member, now }));
  });
}

/** Only lines of the open cart: an ordered one never changes. `change` returns what replaces the line. */
async function changeLine(
  shop: Shop,
  { lineId, ...looking }: Change,
  change: (tx: Transaction, line: StoredCartLine) => Promise<StoredCartLine[]>,
) {
  const { member } = looking;
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await store.lockOpenCart(tx, member.id, now);
    const before = await store.listLines(tx, member.id, cart.id);
    const at = before.findIndex(({ id }) => id === lineId);
    const line = before[at];
    if (!line) return fail("cart/no-such-line");
    const lines = before.toSpliced(at, 1, ...(await change(tx, line)));
    return ok(await presentChanged(shop, tx, cart, lines, { ...looking, now }));
  });
}

/** The cart with these lines, after a change in this transaction. */
export async function presentChanged(
  shop: Shop,
  tx: Transaction,
  cart: Cart,
  lines: readonly StoredCartLine[],
  looking: Looking & Pick<Change, "member">,
) {
  const productIds = lines.map(({ productId }) => productId);
  const [stateOf, offers, destinations] = await Promise.all([
    readProductStates(tx, cart.userId, productIds),
    findCartOffers(tx, cart, looking),
    countPaidDestinations(tx, cart),
  ]);
  return presentCart(shop, looking.member, {
    cartId: cart.id,
    isSeveral: cart.isSeveral,
    deliveryMethod: cart.deliveryMethod,
    lines,
    stateOf,
    offers,
    destinations,
  });
}
