import { type ProductCard, searchProducts } from "@surimono/contract/catalogue";
import { openSimulation } from "@surimono/contract/designs";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

const MOST_GOODS = 16;
const READ = 100;

/** What a card knows before its goods are opened. */
export interface GoodsEntry {
  readonly productId: number;
  readonly pku: string;
  readonly name: string;
}

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

/** The goods as the studio would open them, with their places, colours and prices. */
export const openedGoods = (productId: number) =>
  queryOptions({
    queryKey: ["one-picture", "opened", productId],
    queryFn: async () => orThrow(await call(openSimulation, { product_id: productId })),
    staleTime: 60_000,
  });
