import { getOwnReview, listReviews } from "@surimono/contract/reviews";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { orThrow, quietCall } from "#app/session/call.ts";

/** What buyers say of goods. */
export const reviewsOf = (productId: number) =>
  infiniteQueryOptions({
    queryKey: ["reviews", productId],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const page = { product_id: productId, ...(pageParam && { after: pageParam }) };
      return orThrow(await quietCall(listReviews, page, { signal }));
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The member's own, and whether there may be one. */
export const ownReviewOf = (productId: number) =>
  queryOptions({
    queryKey: ["reviews", productId, "own"],
    queryFn: async ({ signal }) => orThrow(await quietCall(getOwnReview, { product_id: productId }, { signal })),
  });
