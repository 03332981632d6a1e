import { getBills } from "@surimono/contract/billing";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

export const billsQuery = queryOptions({
  queryKey: ["billing", "bills"],
  queryFn: async ({ signal }) => orThrow(await call(getBills, {}, { signal })),
});
