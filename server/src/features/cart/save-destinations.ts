import type { saveDestinations as saveCall } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { listAddresses } from "../delivery/index.ts";
import { listLines, lockOpenCart } from "./cart.store.ts";
import { findCartOffers } from "./cart-offers.ts";
import { presentSplit } from "./present-split.ts";
import { readDestinations } from "./read-destinations.ts";
import { joinSplit } from "./read-split.ts";
import { writeSplit } from "./split.store.ts";

type Wanted = PayloadOf<typeof saveCall>;

/** The whole list as wanted, under the cart's lock: said twice it is the same, and of two at once the later one holds. */
export async function saveDestinations(shop: Shop, member: Member, wanted: Wanted) {
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    const [lines, book] = await Promise.all([listLines(tx, member.id, cart.id), listAddresses(tx, member.id)]);
    const split = readDestinations(cart, lines, book, wanted.destinations);
    if (!split.ok) return split;
    const { rows, pieces } = split.value;
    await writeSplit(tx, { userId: member.id, id: cart.id }, wanted.several, rows, pieces);
    const destinations = joinSplit(rows, pieces, book);
    const offers = await findCartOffers(tx, cart, { member, now });
    return ok(presentSplit(shop, member, { lines, offers, destinations, isSeveral: wanted.several, now }));
  });
}
