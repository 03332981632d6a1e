import { getFavouriteIds, listFavourites } from "@surimono/contract/favourites";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow, quietCall } from "#app/session/call.ts";

/** Which hearts are filled. A list that cannot be fetched leaves them empty, and the cards as they are. */
export const favouriteIds = queryOptions({
  queryKey: ["favourites", "ids"],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<readonly number[]> =>
    orThrow(await quietCall(getFavouriteIds, {}, { signal })).product_ids,
});

/** Read anew with each visit: until then, what was taken out stays with an empty heart, so that it can be put back. */
export const favouriteList = queryOptions({
  queryKey: ["favourites", "list"],
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: async ({ signal }) => orThrow(await call(listFavourites, {}, { signal })).data,
});
