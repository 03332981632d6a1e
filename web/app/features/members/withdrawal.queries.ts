import { getWithdrawal } from "@surimono/contract/members";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

/** Asked anew each time: an order may have come or gone since. */
export const withdrawalQuery = queryOptions({
  queryKey: ["withdrawal"],
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }) => orThrow(await call(getWithdrawal, {}, { signal })),
});
