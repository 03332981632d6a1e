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

export function readAddressesAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
}
