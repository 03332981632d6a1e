import { getPublishedItem, listPublishedItems, listWorksAlike } from "@surimono/contract/my-items";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, orThrow, quietCall } from "#app/session/call.ts";

export type PublishedSort = "newest" | "popular";

export interface PublishedSearch {
  readonly sort: PublishedSort;
  /** A display category; 0 for all. */
  readonly categoryId: number;
}

const PAGE = 24;

export const publishedItemsQuery = ({ sort, categoryId }: PublishedSearch) =>
  infiniteQueryOptions({
    queryKey: ["published-items", "list", sort, categoryId],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const payload = { sort, display_category_id: categoryId, offset: pageParam, limit: PAGE };
      return orThrow(await call(listPublishedItems, payload, { signal }));
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && shown < last.total ? shown : undefined;
    },
  });

/** Null if it is not, or no longer, published. */
export const publishedItemQuery = (productId: number) =>
  queryOptions({
    queryKey: ["published-items", "one", productId],
    queryFn: async ({ signal }) => {
      const answer = await call(getPublishedItem, { product_id: productId }, { signal });
      if (!answer.ok && answer.failure.code === "my-items/not-published") return null;
      return orThrow(answer);
    },
  });

/** Silent on failure: nobody asked for them. */
export const worksAlikeQuery = (productId: number) =>
  queryOptions({
    queryKey: ["published-items", "alike", productId],
    queryFn: async ({ signal }) => {
      const answer = await quietCall(listWorksAlike, { product_id: productId }, { signal });
      return answer.ok ? answer.value.data : [];
    },
  });
