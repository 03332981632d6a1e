import type { AnswerOf } from "@surimono/contract/kernel";
import { getReturnAddress, getStorageOffer, getWarehouse } from "@surimono/contract/warehouse";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";

export type Warehouse = AnswerOf<typeof getWarehouse>;
export type StorageOffer = AnswerOf<typeof getStorageOffer>;
export type ReturnAddress = NonNullable<AnswerOf<typeof getReturnAddress>["return_address"]>;

/** What the member has in the warehouse. */
export const warehouseQuery = queryOptions({
  queryKey: ["warehouse"],
  queryFn: async ({ signal }): Promise<Warehouse> => orThrow(await call(getWarehouse, {}, { signal })),
});

/** The terms, the same for everybody. */
export const storageOfferQuery = queryOptions({
  queryKey: ["storage-offer"],
  staleTime: 10 * 60_000,
  queryFn: async ({ signal }): Promise<StorageOffer> => orThrow(await call(getStorageOffer, {}, { signal })),
});

export const returnAddressQuery = queryOptions({
  queryKey: ["warehouse", "return-address"],
  queryFn: async ({ signal }): Promise<ReturnAddress | null> =>
    orThrow(await call(getReturnAddress, {}, { signal })).return_address,
});

/** After something was sent, put into the cart, or changed about the return. */
export function readWarehouseAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: warehouseQuery.queryKey });
}
