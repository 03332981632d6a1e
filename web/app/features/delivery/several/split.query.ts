import { getDestinations } from "@surimono/contract/cart";
import type { AnswerOf } from "@surimono/contract/kernel";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

export type Split = AnswerOf<typeof getDestinations>;
export type SplitDestination = Split["destinations"][number];

/** The several destinations that the cart keeps. */
export const splitQuery = queryOptions({
  queryKey: ["cart", "destinations"],
  queryFn: async ({ signal }): Promise<Split> => orThrow(await call(getDestinations, {}, { signal })),
});
