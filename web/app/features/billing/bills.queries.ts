import { getBills } from "@surimono/contract/billing";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

/** What is open first. */
export const billsQuery = infiniteQueryOptions({
  queryKey: ["billing", "bills"],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }) =>
    orThrow(await call(getBills, pageParam === undefined ? {} : { after: pageParam }, { signal })),
  getNextPageParam: ({ next }) => next ?? undefined,
});
