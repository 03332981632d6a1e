import { type Destination, type WishOffer, wishOffer } from "@surimono/domain/delivery";
import type { Day } from "@surimono/domain/kernel";
import { presentDestination } from "./present-address.ts";

/** One of several destinations, as cart and order show it. */
export function presentDestinationWish(destination: Omit<Destination, "id">) {
  const { address, sender, senderAddress, wishedDay, wishedBand, note, pieces } = destination;
  return {
    ...presentDestination(address),
    sender,
    sender_address: senderAddress ? presentDestination(senderAddress) : null,
    wished_day: wishedDay,
    wished_band: wishedBand,
    note,
    pieces: pieces.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
  };
}

/** What can be wished for in that prefecture. */
export function presentWishOffer(prefecture: string, dispatchBy: Day) {
  const { firstDay, lastDay, bands }: WishOffer = wishOffer(prefecture, dispatchBy);
  return { first_day: firstDay, last_day: lastDay, bands: [...bands] };
}
