import type { AnswerOf } from "@surimono/contract/kernel";
import { openQuote } from "@surimono/contract/quotes";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

export type Quote = AnswerOf<typeof openQuote>;

/** What the shop has drawn up for whoever is signed in. */
export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ["quotes", quoteId],
    // An operator may change it while the customer is on the phone.
    staleTime: 0,
    queryFn: async ({ signal }) => orThrow(await call(openQuote, { quote_id: quoteId }, { signal })),
  });
