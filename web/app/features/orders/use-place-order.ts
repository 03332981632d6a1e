import type { AnswerOf } from "@surimono/contract/kernel";
import { placeOrder, type reviewOrder } from "@surimono/contract/orders";
import { call } from "#app/session/call.ts";
import { destinationOf, hasDestination, type OrderChoice } from "./order-choice.ts";
import { usePlacing } from "./use-placing.ts";

export type Review = AnswerOf<typeof reviewOrder>;

interface Placing {
  choice: OrderChoice;
  openPaymentPage: (url: string) => void;
  reviewAgain: () => Promise<unknown>;
}

/** The cart as it was reviewed becomes an order. */
export function usePlaceOrder(review: Review, { choice, openPaymentPage, reviewAgain }: Placing) {
  const { total } = review.totals;
  const { cart_id } = review;
  const { paymentType } = choice;
  const isComplete = cart_id !== null && hasDestination(choice) && paymentType !== undefined;
  const place = isComplete
    ? () =>
        call(placeOrder, {
          cart_id,
          expected_total: total,
          payment_type: paymentType,
          ...destinationOf(choice),
        })
    : undefined;
  return usePlacing({ total, place, openPaymentPage, reviewAgain });
}
