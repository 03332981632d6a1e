import { type Address, addressOf, type Destination } from "@surimono/domain/delivery";
import { v4 as randomId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import { listAddresses, type StoredAddress } from "../../delivery/index.ts";
import { listLines, lockOpenCart } from "../cart.store.ts";
import type { CartDestination } from "../cart.tables.ts";
import { identityOf, type OrderedPieces } from "../upkeep/close-cart.ts";
import { type KeptPieces, listCartDestinations, writeSplit } from "./split.store.ts";

/** Where an earlier order went, with what. */
export interface EarlierDestination
  extends Pick<Destination, "address" | "sender" | "wishedDay" | "wishedBand" | "note"> {
  readonly senderAddress: Address | null;
  readonly pieces: readonly OrderedPieces[];
}

/** Into a cart that keeps no destinations yet: what was entered is not written over. Lines that the cart does not have are left out. */
export async function takeOverSplit(
  tx: Transaction,
  userId: string,
  earlier: readonly EarlierDestination[],
  now: Date,
): Promise<void> {
  const cart = await lockOpenCart(tx, userId, now);
  if ((await listCartDestinations(tx, cart)).length > 0) return;
  const [lines, book] = await Promise.all([listLines(tx, userId, cart.id), listAddresses(tx, userId)]);
  const lineIds = new Map(lines.map((line) => [identityOf(line), line.id]));
  const pieces: KeptPieces[] = [];
  const rows = earlier.map((one, position): CartDestination => {
    const id = randomId();
    for (const piece of one.pieces) {
      const lineId = lineIds.get(identityOf(piece));
      if (lineId) pieces.push({ destinationId: id, lineId, quantity: piece.quantity });
    }
    return {
      ...{ userId, cartId: cart.id, id, position, addressId: entryOf(book, one.address) },
      ...addressOf(one.address),
      senderAddressId: one.senderAddress && entryOf(book, one.senderAddress),
      ...{ sender: one.sender, wishedDay: one.wishedDay, wishedBand: one.wishedBand, note: one.note },
    };
  });
  await writeSplit(tx, cart, true, rows, pieces);
}

/** The entry of the address book that is the same address. */
function entryOf(book: readonly StoredAddress[], address: Address): string | null {
  const same = JSON.stringify(addressOf(address));
  return book.find((row) => JSON.stringify(addressOf(row)) === same)?.id ?? null;
}
