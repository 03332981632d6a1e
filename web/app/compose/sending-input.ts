import { destinationInput } from "#app/features/delivery/several.ts";
import type { SendingInput } from "#app/features/warehouse/sending.queries.ts";
import type { SendingDraft } from "#app/features/warehouse/sending-draft.ts";
import { type SentLine, toPieces } from "#app/features/warehouse/sent-lines.ts";

/** Everything to one address of the book. */
export function oneDestination(
  { sendingId, wish }: Pick<SendingDraft, "sendingId" | "wish">,
  addressId: string,
  lines: readonly SentLine[],
): SendingInput {
  return [{ ...wish, destination_id: sendingId, address_id: addressId, pieces: toPieces(lines) }];
}

/** To several, as they were divided: of what is sent no more nothing is left in them. */
export function severalDestinations({ destinations }: SendingDraft, lines: readonly SentLine[]): SendingInput {
  const sent = new Set(lines.map(({ line_id }) => line_id));
  return destinations.map((one) =>
    destinationInput({ ...one, pieces: one.pieces.filter(({ line_id }) => sent.has(line_id)) }),
  );
}

/** As the calls take it; `undefined` for everything back to the return address, `missing` while it is not known where to. */
export function sendingInput(draft: SendingDraft, lines: readonly SentLine[]): SendingInput | undefined | "missing" {
  if (draft.isReturn) return undefined;
  if (lines.length === 0) return "missing";
  if (draft.several) return severalDestinations(draft, lines);
  return draft.addressId === undefined ? "missing" : oneDestination(draft, draft.addressId, lines);
}
