import type { Wishes } from "@surimono/contract/delivery";

/** For another address: name and note stay, a day and its hours are those of the address. */
export function wishElsewhere(wish: Wishes | undefined): Wishes | undefined {
  if (!wish) return undefined;
  const { wished_day: _, wished_band: __, ...rest } = wish;
  return rest.sender === "own" && !rest.sender_address_id && rest.note === "" ? undefined : rest;
}
