import type { saveDestinations } from "@surimono/contract/cart";
import { type PayloadInputOf, type toWire, wireName } from "@surimono/contract/kernel";
import { ADDRESS_FIELDS } from "@surimono/domain/delivery";
import type { SplitDestination } from "./several/split.query.ts";

export type DestinationInput = PayloadInputOf<typeof saveDestinations>["destinations"][number];

/** A destination as the calls take it. */
export function destinationInput(one: SplitDestination): DestinationInput {
  const { destination_id, address_id, sender, sender_address_id, wished_day, wished_band, note, pieces } = one;
  const typed = Object.fromEntries(ADDRESS_FIELDS.map(wireName).map((name) => [name, one[name]]));
  return {
    ...{ destination_id, sender, note, pieces },
    ...(address_id === null
      ? { address: typed as ReturnType<typeof toWire<(typeof ADDRESS_FIELDS)[number]>> }
      : { address_id }),
    ...(sender_address_id !== null && { sender_address_id }),
    ...(wished_day !== null && { wished_day }),
    ...(wished_band !== null && { wished_band }),
  };
}
