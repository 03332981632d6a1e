import type { saveDestinations as saveCall } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { addressOf } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { listAddresses, readAddress, type StoredAddress } from "../delivery/index.ts";
import { listLines, lockOpenCart } from "./cart.store.ts";
import type { Cart, CartDestination, StoredCartLine } from "./cart.tables.ts";
import { findCartOffers } from "./cart-offers.ts";
import { presentSplit } from "./present-split.ts";
import { joinSplit } from "./read-split.ts";
import { type KeptPieces, writeSplit } from "./split.store.ts";

type Wanted = PayloadOf<typeof saveCall>;

/** The whole list as wanted, under the cart's lock: said twice it is the same, and of two at once the later one holds. */
export async function saveDestinations(shop: Shop, member: Member, wanted: Wanted) {
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    const [lines, book] = await Promise.all([listLines(tx, member.id, cart.id), listAddresses(tx, member.id)]);
    const split = readWanted(cart, lines, book, wanted);
    if (!split.ok) return split;
    const { rows, pieces } = split.value;
    await writeSplit(tx, { userId: member.id, id: cart.id }, wanted.several, rows, pieces);
    const destinations = joinSplit(rows, pieces, book);
    const offers = await findCartOffers(tx, cart, { member, now });
    return ok(presentSplit(shop, member, { lines, offers, destinations, isSeveral: wanted.several, now }));
  });
}

/** The rows to be kept. Only lines of this cart and addresses of this member are taken. */
function readWanted(
  cart: Cart,
  lines: readonly StoredCartLine[],
  book: readonly StoredAddress[],
  { destinations }: Wanted,
) {
  const lineIds = new Set(lines.map(({ id }) => id));
  const known = new Set<string>();
  const rows: CartDestination[] = [];
  const pieces: KeptPieces[] = [];
  const problems: { destination_id: string; field: string; code: string; message: string }[] = [];
  for (const [position, wish] of destinations.entries()) {
    const { destination_id: id, address_id, sender_address_id } = wish;
    if (known.has(id)) return fail("delivery/no-such-address");
    known.add(id);
    const entry = book.find((row) => row.id === address_id);
    if (address_id !== undefined && !entry) return fail("delivery/no-such-address");
    if (sender_address_id !== undefined && !book.some((row) => row.id === sender_address_id))
      return fail("delivery/no-such-address");
    const typed = wish.address && !entry ? readAddress(wish.address) : undefined;
    if (typed && !typed.ok) {
      problems.push(...typed.failure.problems.map((problem) => ({ destination_id: id, ...problem })));
      continue;
    }
    const address = entry ?? typed?.value;
    if (!address) return fail("delivery/no-such-address");
    const named = new Set(wish.pieces.map(({ line_id }) => line_id));
    if (named.size < wish.pieces.length || [...named].some((lineId) => !lineIds.has(lineId)))
      return fail("cart/no-such-line");
    for (const { line_id, quantity } of wish.pieces) pieces.push({ destinationId: id, lineId: line_id, quantity });
    rows.push({
      ...{ userId: cart.userId, cartId: cart.id, id, position, addressId: address_id ?? null },
      ...addressOf(address),
      sender: wish.sender,
      senderAddressId: sender_address_id ?? null,
      wishedDay: wish.wished_day ?? null,
      wishedBand: wish.wished_band ?? null,
      note: wish.note,
    });
  }
  return problems.length > 0 ? fail("delivery/invalid-address", { problems }) : ok({ rows, pieces });
}
