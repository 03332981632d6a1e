import type { Day } from "../kernel/index.ts";
import { type AddressProblem, checkAddress, isPrintable } from "./address.ts";
import type { Address } from "./address-fields.ts";
import type { SenderKind } from "./senders.ts";
import type { Pieces } from "./split.ts";
import { isOffered, type Wish, wishOffer } from "./wished-time.ts";

/** Characters of a note to the workshop about one parcel. */
export const MAX_NOTE = 200;

/** One of several destinations of an order, as chosen in the cart. */
export interface Destination extends Wish {
  readonly id: string;
  readonly address: Address;
  readonly sender: SenderKind;
  /** Whose name is on the label; undefined where none is known, which a business cannot do without. */
  readonly senderAddress: Address | undefined;
  readonly note: string;
  readonly pieces: readonly Pieces[];
}

/** Whether something is wished for there that a parcel to a single address need not say otherwise. */
export function hasWish({ sender, wishedDay, wishedBand, note }: Pick<Destination, "sender" | "note" | keyof Wish>) {
  return sender !== "own" || wishedDay !== null || wishedBand !== null || note !== "";
}

export interface DestinationProblem {
  /** Of the address, or `pieces`, `sender`, `wished_day` or `note`. */
  readonly field: string;
  readonly code: AddressProblem["code"] | "delivery/no-pieces" | "delivery/no-sender" | "delivery/wish-not-offered";
}

/** What is wrong with one of several destinations, for an order dispatched on that day. */
export function checkDestination(destination: Destination, dispatchBy: Day): DestinationProblem[] {
  const { address, sender, senderAddress, note, pieces } = destination;
  const problems: DestinationProblem[] = [...checkAddress(address)];
  if (pieces.length === 0) problems.push({ field: "pieces", code: "delivery/no-pieces" });
  if (sender === "business" && !senderAddress) problems.push({ field: "sender", code: "delivery/no-sender" });
  if (!isOffered(destination, wishOffer(address.prefecture, dispatchBy)))
    problems.push({ field: "wished_day", code: "delivery/wish-not-offered" });
  if (!isPrintable(note)) problems.push({ field: "note", code: "delivery/disallowed-characters" });
  if ([...note].length > MAX_NOTE) problems.push({ field: "note", code: "delivery/too-long" });
  return problems;
}
