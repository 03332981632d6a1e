import { getPaymentResult } from "@surimono/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { backgroundCall, orThrow } from "#app/session/call.ts";

const PAUSE_MS = 2_000;
/** Two minutes. After that nobody need wait: the letter comes anyway. */
export const ASK_AT_MOST = 60;

/** Polls until the gateway decides. Silent, as the screen says more than a toast could. */
export const paymentResultQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["payment-result", orderId],
    staleTime: 0,
    queryFn: async ({ signal }) => orThrow(await backgroundCall(getPaymentResult, { order_id: orderId }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.state === "waiting" && state.dataUpdateCount < ASK_AT_MOST ? PAUSE_MS : false,
  });
