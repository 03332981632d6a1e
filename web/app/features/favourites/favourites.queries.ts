import { getFavouriteIds, listFavourites } from "@surimono/contract/favourites";
import { queryOptions } from "@tanstack/react-query";
import { backgroundCall, call, orThrow } from "#app/session/call.ts";

/** Which hearts are filled. If the list cannot be fetched they stay empty; the cards still work. */
export const favouriteIds = queryOptions({
  queryKey: ["favourites", "ids"],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<readonly number[]> =>
    orThrow(await backgroundCall(getFavouriteIds, {}, { signal })).product_ids,
});

/** Read at each visit: until then a removed item stays with an empty heart, so that it can be restored. */
export const favouriteList = queryOptions({
  queryKey: ["favourites", "list"],
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: async ({ signal }) => orThrow(await call(listFavourites, {}, { signal })).data,
});
