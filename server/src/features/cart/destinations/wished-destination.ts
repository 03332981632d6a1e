import type { Wishes } from "@surimono/contract/delivery";
import { addressOf, usualSender } from "@surimono/domain/delivery";
import type { StoredAddress } from "../../delivery/index.ts";
import type { StoredCartLine } from "../cart.tables.ts";
import type { KeptDestination } from "./read-split.ts";

/**
 * An order to one address with wishes is one to several with a single destination: it has all pieces, and is checked, agreed to and kept
 * like those. Undefined where the address is not in the book.
 */
export function wishedDestination(
  book: readonly StoredAddress[],
  addressId: string,
  wish: Wishes,
  lines: readonly Pick<StoredCartLine, "id" | "quantity">[],
): KeptDestination | undefined {
  const entry = book.find(({ id }) => id === addressId);
  if (!entry) return undefined;
  const named = book.find(({ id }) => id === wish.sender_address_id);
  const sender = named ?? usualSender(book, wish.sender);
  return {
    id: entry.id,
    addressId: entry.id,
    address: addressOf(entry),
    sender: wish.sender,
    senderAddressId: named?.id ?? null,
    senderAddress: sender && addressOf(sender),
    wishedDay: wish.wished_day ?? null,
    wishedBand: wish.wished_band ?? null,
    note: wish.note,
    pieces: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  };
}
