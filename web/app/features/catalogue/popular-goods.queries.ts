import { searchProducts } from "@surimono/contract/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";
import { LOOKUP_STALE_MS } from "./catalogue.queries.ts";
import { ANY_ITEM, toSearchPayload } from "./item-list-search.ts";

const POPULAR = 12;

/** The most popular goods of a kind, or of all. Empty if they cannot be fetched: they are only an offer. */
export const popularGoods = (kindId: number | undefined) =>
  queryOptions({
    queryKey: ["popular-goods", kindId ?? 0],
    staleTime: LOOKUP_STALE_MS,
    queryFn: async ({ signal }) => {
      // Sorted by popularity by default.
      const payload = { limit: POPULAR, ...(kindId !== undefined && { kindId }) };
      const answer = await quietCall(searchProducts, payload, { signal });
      return answer.ok ? answer.value.data : [];
    },
  });

/** The kind of the most popular goods found by a word; null if it finds none. */
export const kindNamedBy = (word: string) =>
  queryOptions({
    queryKey: ["kind-named-by", word],
    staleTime: LOOKUP_STALE_MS,
    queryFn: async ({ signal }) => {
      const payload = toSearchPayload({ ...ANY_ITEM, search: word, limit: 1 });
      const answer = await quietCall(searchProducts, payload, { signal });
      return answer.ok ? (answer.value.data[0]?.kind_id ?? null) : null;
    },
  });
