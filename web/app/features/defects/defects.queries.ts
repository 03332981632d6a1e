import { getDefects } from "@surimono/contract/defects";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

export const defectsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["defects", orderId],
    queryFn: async ({ signal }) => orThrow(await call(getDefects, { order_id: orderId }, { signal })),
  });
