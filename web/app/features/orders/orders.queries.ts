import { getOrder, getOrders, reviewOrder, type WireOrderSummary } from "@surimono/contract/orders";
import { DAY_MS, startOfDay } from "@surimono/domain/kernel";
import { isBeingPrepared, ORDER_STATUS } from "@surimono/domain/orders";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { backgroundCall, call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { destinationOf, type OrderChoice } from "./order-choice.ts";

/** Priced at each view: the confirmed price must be the one charged. */
export const reviewQuery = ({ paymentType, ...destination }: OrderChoice) =>
  queryOptions({
    queryKey: ["order-review", destinationOf(destination), paymentType],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      orThrow(
        await call(
          reviewOrder,
          {
            ...destinationOf(destination),
            ...(paymentType !== undefined && { payment_type: paymentType }),
          },
          { signal },
        ),
      ),
  });

const PAGE = 20;

/** Newest first. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ["orders", "list"],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }) =>
    orThrow(await call(getOrders, { limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) }, { signal })),
  getNextPageParam: (last) => (last.has_more ? last.orders.at(-1)?.order_id : undefined),
});

const LATELY = 6;

/** The last that cost something, since a free sending says nothing of how its member pays. Null without one, or if it cannot be read. */
export const lastPaidOrderQuery = queryOptions({
  queryKey: ["orders", "last-paid"],
  queryFn: async ({ signal }) => {
    const answer = await backgroundCall(getOrders, { limit: LATELY }, { signal });
    return (answer.ok && answer.value.orders.find(({ total }) => total > 0)) || null;
  },
});

/** Days after the promised dispatch by which a parcel has arrived. */
const ARRIVES_WITHIN_MS = 7 * DAY_MS;

/** For the home page: the latest orders still under way; empty if they cannot be read. */
export const ordersOnTheirWay = queryOptions({
  queryKey: ["orders", "on-their-way"],
  queryFn: async ({ signal }) => {
    const answer = await backgroundCall(getOrders, { limit: LATELY }, { signal });
    return answer.ok ? answer.value.orders.filter(isOnItsWay) : [];
  },
});

function isOnItsWay({ status, dispatch_by }: WireOrderSummary): boolean {
  return (
    isBeingPrepared(status) ||
    (status === ORDER_STATUS.shipped && Date.now() < startOfDay(dispatch_by).getTime() + ARRIVES_WITHIN_MS)
  );
}

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["orders", "one", orderId],
    queryFn: async ({ signal }) => orThrow(await call(getOrder, { order_id: orderId }, { signal })),
  });

/** After placing or cancelling. */
export async function readOrdersAgain(): Promise<void> {
  // The header shows the miles earned or lost with it.
  void queryClient.invalidateQueries({ queryKey: ["miles"] });
  // A coupon was used, or is free again.
  void queryClient.invalidateQueries({ queryKey: ["coupons"] });
  await queryClient.invalidateQueries({ queryKey: ["orders"] });
}
