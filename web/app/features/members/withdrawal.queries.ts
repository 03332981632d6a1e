import { getWithdrawal } from "@surimono/contract/members";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

/** Read each time: orders may have changed since. */
export const withdrawalQuery = queryOptions({
  queryKey: ["withdrawal"],
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }) => orThrow(await call(getWithdrawal, {}, { signal })),
});
