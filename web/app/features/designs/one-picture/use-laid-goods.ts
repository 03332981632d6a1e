import type { PictureFacts } from "@surimono/domain/designs";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OnePicture } from "../simulation-store.ts";
import { type GoodsEntry, goodsOfEachKind, openedGoods } from "./goods-of-picture.ts";
import { type LaidGoods, layOnGoods } from "./laid-goods.ts";

export interface GoodsOfPicture {
  readonly entry: GoodsEntry;
  readonly laid: LaidGoods | undefined;
}

/** The goods in the order of their cards; those that have no place for the picture are left out. */
export function useLaidGoods(picture: OnePicture, facts: PictureFacts) {
  const list = useQuery(goodsOfEachKind);
  const entries = list.data ?? [];
  const opened = useQueries({ queries: entries.map(({ productId }) => openedGoods(productId)) });
  const answers = opened.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers one by one, as their array is a new one each time
  const goods = useMemo(
    () =>
      entries.flatMap((entry, index): GoodsOfPicture[] => {
        const design = answers[index];
        const laid = design && layOnGoods(picture, facts, entry, design);
        return design && !laid ? [] : [{ entry, laid }];
      }),
    [picture, facts, list.data, ...answers],
  );
  return { goods, isLoading: list.isPending, hasFailed: list.isError, retry: () => void list.refetch() };
}
