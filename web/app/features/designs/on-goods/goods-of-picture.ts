import { type ProductCard, searchProducts } from "@surimono/contract/catalogue";
import { openSimulation } from "@surimono/contract/designs";
import type { PictureFacts } from "@surimono/domain/designs";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#app/query-client.ts";
import { call, orThrow } from "#app/session/call.ts";
import type { OnePicture } from "../simulation-store.ts";
import { type GoodsEntry, layOnGoods } from "./laid-goods.ts";

export const MOST_GOODS = 16;
const READ = 100;

export const goodsOfEachKind = queryOptions({
  queryKey: ["one-picture", "goods"],
  queryFn: async (): Promise<readonly GoodsEntry[]> => {
    const { data } = orThrow(await call(searchProducts, { searchStr: "", limit: READ }));
    return asDifferentAsPossible(data)
      .slice(0, MOST_GOODS)
      .map(({ product_id, pku, name }) => ({ productId: product_id, pku, name }));
  },
});

/** The most wanted of each category first, then the next kind of each, and so on. */
function asDifferentAsPossible(cards: readonly ProductCard[]): readonly ProductCard[] {
  const kinds = cards.filter((card, at) => cards.findIndex(({ kind_id }) => kind_id === card.kind_id) === at);
  const rank = (card: ProductCard) =>
    kinds.filter(({ catagory_name }) => catagory_name === card.catagory_name).indexOf(card);
  return kinds.toSorted((one, other) => rank(one) - rank(other));
}

/** Goods as the studio opens them, whatever is laid on them. */
export const openedGoods = ({ productId }: GoodsEntry) =>
  queryOptions({
    queryKey: ["one-picture", "opened", productId],
    queryFn: async () => orThrow(await call(openSimulation, { product_id: productId })),
  });

/** The picture laid on the goods, once: what is painted and saved of it stays the same object. Null where they have no place for it. */
export const laidOn = (picture: OnePicture, facts: PictureFacts, entry: GoodsEntry) =>
  queryOptions({
    queryKey: ["one-picture", "laid", picture.assetId, entry.productId],
    queryFn: async () => {
      const design = await queryClient.fetchQuery(openedGoods(entry));
      return layOnGoods(picture, facts, entry, design) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // It holds the picture's file.
    structuralSharing: false,
    gcTime: 0,
  });
