import { getOwnReview, listOrderReviews, listReviewSums, listReviews } from "@surimono/contract/reviews";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { backgroundCall, orThrow } from "#app/session/call.ts";

/** What buyers say of goods. */
export const reviewsOf = (productId: number) =>
  infiniteQueryOptions({
    queryKey: ["reviews", productId],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const page = { product_id: productId, ...(pageParam && { after: pageParam }) };
      return orThrow(await backgroundCall(listReviews, page, { signal }));
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Of all goods that have any, by their ids: one question for all cards. */
export const starSums = queryOptions({
  queryKey: ["reviews", "sums"],
  staleTime: 10 * MINUTE_MS,
  queryFn: async ({ signal }) => {
    const { sums } = orThrow(await backgroundCall(listReviewSums, {}, { signal }));
    return new Map(sums.map((sum) => [sum.product_id, sum]));
  },
});

/** Which goods of an order may be reviewed, and what the member said of each. */
export const reviewsOfOrder = (orderId: string) =>
  queryOptions({
    queryKey: ["reviews", "of-order", orderId],
    queryFn: async ({ signal }) =>
      orThrow(await backgroundCall(listOrderReviews, { order_id: orderId }, { signal })).goods,
  });

/** The member's own, and whether there may be one. */
export const ownReviewOf = (productId: number) =>
  queryOptions({
    queryKey: ["reviews", productId, "own"],
    queryFn: async ({ signal }) => orThrow(await backgroundCall(getOwnReview, { product_id: productId }, { signal })),
  });
