import type { PictureFacts } from "@surimono/domain/designs";
import { useQueries, useQuery } from "@tanstack/react-query";
import type { OnePicture } from "../simulation-store.ts";
import { goodsOfEachKind, laidOn } from "./goods-of-picture.ts";
import type { GoodsEntry } from "./laid-goods.ts";

/** The goods in the order of their cards; those that have no place for the picture, or do not answer, are left out. */
export function useLaidGoods(picture: OnePicture, facts: PictureFacts) {
  const list = useQuery(goodsOfEachKind);
  const entries = list.data ?? [];
  const laid = useQueries({ queries: entries.map((entry) => laidOn(picture, facts, entry)) });
  return { goods: withPlace(entries, laid), hasFailed: list.isLoadingError, retry: () => void list.refetch() };
}

/** Those on their way are among them: their cards wait. */
export function withPlace<Laid>(
  entries: readonly GoodsEntry[],
  laid: readonly { readonly data: Laid | null | undefined; readonly isLoadingError: boolean }[],
) {
  return entries.flatMap((entry, index) => {
    const { data, isLoadingError } = laid[index] ?? {};
    return data === null || isLoadingError ? [] : [{ entry, laid: data }];
  });
}
