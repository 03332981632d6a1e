import type { saveDestinations } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { addressOf } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { readAddress, type StoredAddress } from "../../delivery/index.ts";
import type { CartDestination } from "../cart.tables.ts";
import type { KeptPieces } from "./split.store.ts";

/** Destinations as wanted by the wire, as rows. Only the lines given and addresses of this member are taken. */
export function readDestinations(
  cart: { readonly userId: string; readonly id: string },
  lines: readonly { readonly id: string }[],
  book: readonly StoredAddress[],
  destinations: PayloadOf<typeof saveDestinations>["destinations"],
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
