import { addressOf, type Destination, usualSender } from "@surimono/domain/delivery";
import type { Queries } from "../../../platform/database/index.ts";
import { listAddresses, type StoredAddress } from "../../delivery/index.ts";
import type { Cart, CartDestination } from "../cart.tables.ts";
import { type KeptPieces, listCartDestinations, listCartPieces } from "./split.store.ts";

/** A destination with the entries of the address book behind it. */
export interface KeptDestination extends Destination {
  readonly addressId: string | null;
  readonly senderAddressId: string | null;
}

/** The several destinations that a cart keeps, whether it goes there or not. */
export async function readSplit(queries: Queries, cart: Pick<Cart, "userId" | "id">): Promise<KeptDestination[]> {
  const [rows, pieces, book] = await Promise.all([
    listCartDestinations(queries, cart),
    listCartPieces(queries, cart),
    listAddresses(queries, cart.userId),
  ]);
  return joinSplit(rows, pieces, book);
}

/** An entry of the address book that was mended since is followed; of one that is gone the copy remains. */
export function joinSplit(
  rows: readonly CartDestination[],
  pieces: readonly KeptPieces[],
  book: readonly StoredAddress[],
): KeptDestination[] {
  const inBook = (id: string | null) => book.find((row) => row.id === id);
  const piecesOf = Map.groupBy(pieces, ({ destinationId }) => destinationId);
  return rows.map((row) => {
    const entry = inBook(row.addressId);
    const sender = inBook(row.senderAddressId) ?? usualSender(book, row.sender);
    return {
      id: row.id,
      addressId: entry?.id ?? null,
      address: addressOf(entry ?? row),
      sender: row.sender,
      senderAddressId: inBook(row.senderAddressId)?.id ?? null,
      senderAddress: sender && addressOf(sender),
      wishedDay: row.wishedDay,
      wishedBand: row.wishedBand,
      note: row.note,
      pieces: (piecesOf.get(row.id) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
    };
  });
}

/** How many of them are paid for, at least one. */
export function paidAmong(destinations: readonly Pick<Destination, "pieces">[]): number {
  return Math.max(1, destinations.filter(({ pieces }) => pieces.length > 0).length);
}
