import type { CallFailure } from "@surimono/contract/kernel";
import type { Result } from "@surimono/domain/kernel";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { completePath } from "./order-paths.ts";

type Placed = Result<{ order_id: string; payment_url: string | null }, CallFailure>;

interface Placing {
  /** As shown now. */
  total: number;
  /** The call; undefined while something is still to be chosen. */
  place: (() => Promise<Placed>) | undefined;
  /** Leaves the shop for the gateway's page. */
  openPaymentPage: (url: string) => void;
  /** Prices and obstacles as they are now. */
  reviewAgain: () => Promise<unknown>;
}

/** Confirms once, however often the button is pressed. `seen` is the total that the customer last saw. */
export function usePlacing({ total, place: send, openPaymentPage, reviewAgain }: Placing) {
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [seen, setSeen] = useState(total);

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
    // State updates too late for the second of two quick presses.
    if (running.current || !send) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    setSeen(total);
    let answer = await send();
    // The order may stand, and only its answer was lost: asked again, the server says so, and makes no second one.
    if (isLost(answer)) answer = await send();
    if (!answer.ok) {
      // Of a placed order nothing would be left to review here.
      if (!isLost(answer)) await reviewAgain();
      setFailure(answer.failure);
      stop();
    } else if (answer.value.payment_url) {
      openPaymentPage(answer.value.payment_url);
    } else {
      await navigate(completePath(answer.value.order_id));
    }
  };
  return { place, busy, failure, changedFrom: seen === total ? undefined : seen };
}

function isLost(answer: Placed): boolean {
  return !answer.ok && (answer.failure.code === "network/unreachable" || answer.failure.code === "server/error");
}
