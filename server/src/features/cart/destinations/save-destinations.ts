import { isDeepStrictEqual } from "node:util";
import type { saveDestinations as saveCall } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { listAddresses } from "../../delivery/index.ts";
import { findCartOffers } from "../benefits/cart-offers.ts";
import { listLines, lockOpenCart } from "../cart.store.ts";
import type { Cart, CartDestination } from "../cart.tables.ts";
import { presentSplit } from "./present-split.ts";
import { readDestinations } from "./read-destinations.ts";
import { joinSplit } from "./read-split.ts";
import { type KeptPieces, listCartDestinations, listCartPieces, writeSplit } from "./split.store.ts";

type Wanted = PayloadOf<typeof saveCall>;

/**
 * The whole list as wanted, under the cart's lock, unless it was changed since the page read it (rule delivery-split-revision). Said twice it is
 * the same: a page whose answer was lost finds its own list.
 */
export async function saveDestinations(shop: Shop, member: Member, wanted: Wanted) {
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    const [lines, book] = await Promise.all([listLines(tx, member.id, cart.id), listAddresses(tx, member.id)]);
    const split = readDestinations(cart, lines, book, wanted.destinations);
    if (!split.ok) return split;
    const { rows, pieces } = split.value;
    const isBehind = wanted.revision !== undefined && wanted.revision !== cart.splitRevision;
    const isSame = isBehind && (await isKept(tx, cart, wanted.several, rows, pieces));
    if (isBehind && !isSame) return fail("cart/split-changed", { revision: cart.splitRevision });
    const revision = isSame ? cart.splitRevision : await writeSplit(tx, cart, wanted.several, rows, pieces);
    const destinations = joinSplit(rows, pieces, book);
    const offers = await findCartOffers(tx, cart, { member, now });
    return ok(presentSplit(shop, member, { lines, offers, destinations, isSeveral: wanted.several, revision, now }));
  });
}

async function isKept(
  tx: Transaction,
  cart: Cart,
  isSeveral: boolean,
  rows: readonly CartDestination[],
  pieces: readonly KeptPieces[],
): Promise<boolean> {
  if (cart.isSeveral !== isSeveral) return false;
  const [keptRows, keptPieces] = await Promise.all([listCartDestinations(tx, cart), listCartPieces(tx, cart)]);
  return isDeepStrictEqual(keptRows, rows) && isDeepStrictEqual(inOrder(keptPieces), inOrder(pieces));
}

function inOrder(pieces: readonly KeptPieces[]): string[] {
  return pieces.map(({ destinationId, lineId, quantity }) => `${destinationId} ${lineId} ${quantity}`).toSorted();
}
