import type { PictureFacts } from "@surimono/domain/designs";
import { useQueries, useQuery } from "@tanstack/react-query";
import type { OnePicture } from "../simulation-store.ts";
import { goodsOfEachKind, laidOn } from "./goods-of-picture.ts";

/** The goods in the order of their cards; those that have no place for the picture, or do not answer, are left out. */
export function useLaidGoods(picture: OnePicture, facts: PictureFacts) {
  const list = useQuery(goodsOfEachKind);
  const entries = list.data ?? [];
  const laid = useQueries({ queries: entries.map((entry) => laidOn(picture, facts, entry)) });
  const goods = entries.flatMap((entry, index) => {
    const { data, isError } = laid[index] ?? {};
    return data === null || isError ? [] : [{ entry, laid: data }];
  });
  return { goods, hasFailed: list.isError, retry: () => void list.refetch() };
}
