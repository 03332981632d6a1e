import type { AnswerOf, CallFailure } from "@surimono/contract/kernel";
import { placeOrder, type reviewOrder } from "@surimono/contract/orders";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { hasDestination, type OrderChoice } from "./order-choice.ts";
import { completePath } from "./order-paths.ts";

export type Review = AnswerOf<typeof reviewOrder>;

interface Placing {
  choice: OrderChoice;
  /** Leaves the shop for the gateway's page. */
  openPaymentPage: (url: string) => void;
  /** Prices and obstacles as they are now. */
  reviewAgain: () => Promise<unknown>;
}

/** Confirms once, however often the button is pressed. `seen` is the total that the customer last saw. */
export function usePlaceOrder(review: Review, { choice, openPaymentPage, reviewAgain }: Placing) {
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [seen, setSeen] = useState(review.totals.total);

  const stop = () => {
    running.current = false;
    setBusy(false);
  };
  // The browser's back button from the payment page restores the page as it was left: waiting.
  useEffect(() => {
    const onShown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
      void reviewAgain();
    };
    window.addEventListener("pageshow", onShown);
    return () => window.removeEventListener("pageshow", onShown);
  }, [reviewAgain]);

  const place = async () => {
    const { addressId, several, paymentType } = choice;
    // State updates too late for the second of two quick presses.
    if (running.current || !review.cart_id || !hasDestination(choice) || !paymentType) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    setSeen(review.totals.total);
    const answer = await call(placeOrder, {
      cart_id: review.cart_id,
      expected_total: review.totals.total,
      payment_type: paymentType,
      ...(!several && addressId !== undefined && { address_id: addressId }),
    });
    if (!answer.ok) {
      await reviewAgain();
      setFailure(answer.failure);
      stop();
    } else if (answer.value.payment_url) {
      openPaymentPage(answer.value.payment_url);
    } else {
      await navigate(completePath(answer.value.order_id));
    }
  };
  return { place, busy, failure, changedFrom: seen === review.totals.total ? undefined : seen };
}
