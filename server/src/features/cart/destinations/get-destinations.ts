import type { Member, Shop } from "../../../platform/http/index.ts";
import { toCartOffers } from "../benefits/cart-offers.ts";
import { readOpenCart } from "../cart.store.ts";
import { presentSplit } from "./present-split.ts";
import { readSplit } from "./read-split.ts";

/** What the open cart keeps of several destinations. */
export async function getDestinations(shop: Shop, member: Member) {
  const { db } = shop.database;
  const now = shop.now();
  const found = await readOpenCart(db, member.id);
  if (!found)
    return presentSplit(shop, member, {
      lines: [],
      offers: undefined,
      destinations: [],
      isSeveral: false,
      revision: 0,
      now,
    });
  const { cart, lines } = found;
  const offers = toCartOffers(found.found, cart, { member, now });
  const destinations = await readSplit(db, cart);
  const { isSeveral, splitRevision: revision } = cart;
  return presentSplit(shop, member, { lines, offers, destinations, isSeveral, revision, now });
}
