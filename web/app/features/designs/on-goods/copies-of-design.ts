import { type OpenedDesign, openSimulation } from "@surimono/contract/designs";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";
import { goodsOfEachKind } from "./goods-of-picture.ts";
import { layCopy } from "./laid-copy.ts";
import type { GoodsEntry } from "./laid-goods.ts";
import { withPlace } from "./use-laid-goods.ts";

/** Null where the goods have no place for it. */
const copyOn = (source: OpenedDesign, { productId }: GoodsEntry) =>
  queryOptions({
    queryKey: ["design", "copy", source.product_id, source.revision, productId],
    queryFn: async () => layCopy(source, orThrow(await call(openSimulation, { product_id: productId }))) ?? null,
    // Its key makes one copy as long as the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The design on goods of every other kind; those that have no place for it, or do not answer, are left out. */
export function useCopies(source: OpenedDesign) {
  const list = useQuery(goodsOfEachKind);
  const entries = (list.data ?? []).filter(({ productId }) => productId !== source.item.item_id);
  const copies = useQueries({ queries: entries.map((entry) => copyOn(source, entry)) });
  return {
    goods: withPlace(entries, copies),
    isSettled: list.isSuccess && copies.every(({ isPending }) => !isPending),
    hasFailed: list.isLoadingError || (copies.length > 0 && copies.every(({ isLoadingError }) => isLoadingError)),
    retry() {
      void list.refetch();
      for (const copy of copies) if (copy.isLoadingError) void copy.refetch();
    },
  };
}
