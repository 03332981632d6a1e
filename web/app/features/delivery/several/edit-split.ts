import type { WireAddress, Wishes } from "@surimono/contract/delivery";
import { splitEvenly } from "@surimono/domain/delivery";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import type { SplitLine } from "./line-label.ts";
import type { SplitDestination } from "./split.query.ts";

type Destinations = readonly SplitDestination[];

/** What is typed into a stepper; none leaves the destination without the line. */
export function setPieces(one: SplitDestination, lineId: string, quantity: number): SplitDestination {
  const others = one.pieces.filter(({ line_id }) => line_id !== lineId);
  return { ...one, pieces: quantity > 0 ? [...others, { line_id: lineId, quantity }] : others };
}

export function piecesOf(one: SplitDestination, lineId: string): number {
  return one.pieces.find(({ line_id }) => line_id === lineId)?.quantity ?? 0;
}

/** Every line over all destinations, as equal as can be. */
export function divideEvenly(destinations: Destinations, lines: readonly SplitLine[]): SplitDestination[] {
  const parts = lines.map((line) => ({ line, split: splitEvenly(line.quantity, destinations.length) }));
  return destinations.map((one, at) =>
    parts.reduce((changed, { line, split }) => setPieces(changed, line.line_id, split[at] ?? 0), one),
  );
}

/** Without lines that the cart no longer has; an address that the book no longer has is kept as a copy. The same list where nothing is gone. */
export function leaveOutGone(
  destinations: Destinations,
  lines: readonly Pick<SplitLine, "line_id">[],
  book: readonly Pick<WireAddress, "address_id">[],
): Destinations {
  const lineIds = new Set(lines.map(({ line_id }) => line_id));
  const inBook = new Set<string | null>(book.map(({ address_id }) => address_id));
  const isThere = (one: SplitDestination) =>
    one.pieces.every(({ line_id }) => lineIds.has(line_id)) &&
    [one.address_id, one.sender_address_id].every((id) => id === null || inBook.has(id));
  if (destinations.every(isThere)) return destinations;
  return destinations.map((one) => ({
    ...one,
    address_id: inBook.has(one.address_id) ? one.address_id : null,
    sender_address_id: inBook.has(one.sender_address_id) ? one.sender_address_id : null,
    pieces: one.pieces.filter(({ line_id }) => lineIds.has(line_id)),
  }));
}

type Receiver = Pick<
  SplitDestination,
  | "last_name"
  | "first_name"
  | "company_name"
  | "postal_code"
  | "prefecture"
  | "city"
  | "street"
  | "building"
  | "room"
  | "phone"
  | "address"
  | "address2"
>;

const NOTHING_WISHED: Wishes = { sender: "own", note: "" };

/** What can be wished for there is the server's to say. */
export function newDestination(
  receiver: Receiver,
  addressId: string | null,
  pieces: SplitDestination["pieces"] = [],
  { sender, sender_address_id, wished_day, wished_band, note }: Wishes = NOTHING_WISHED,
): SplitDestination {
  return {
    ...receiver,
    ...{ destination_id: newUuid(), address_id: addressId, pieces },
    ...{ sender, sender_address_id: sender_address_id ?? null, sender_address: null, note },
    ...{ wished_day: wished_day ?? null, wished_band: wished_band ?? null },
    ...{ first_day: "", last_day: "", bands: [] },
  };
}
