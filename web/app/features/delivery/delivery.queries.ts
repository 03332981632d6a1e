import { listAddresses, type WireAddress } from "@surimono/contract/delivery";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";

/** The address book, the default address first. */
export const addressesQuery = queryOptions({
  queryKey: ["addresses"],
  queryFn: async ({ signal }): Promise<WireAddress[]> => orThrow(await call(listAddresses, {}, { signal })).addresses,
});

/** Calls that change the book return all of it. */
export function keepAddresses(addresses: WireAddress[]): void {
  queryClient.setQueryData(addressesQuery.queryKey, addresses);
}

/** Begins the key of what can be wished for at each address. */
export const WISH_OFFERS = ["wish-offer"];

export function readAddressesAgain(): Promise<void> {
  // Another prefecture has other days and hours.
  void queryClient.invalidateQueries({ queryKey: WISH_OFFERS });
  return queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
}
