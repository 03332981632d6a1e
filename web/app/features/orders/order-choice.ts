import type { PaymentTypeCode } from "@surimono/domain/payments";
import { createStore } from "#app/ui/store.ts";

/** What was chosen on the way through the steps. The server decides whether it holds. */
export interface OrderChoice {
  readonly addressId?: string | undefined;
  readonly paymentType?: PaymentTypeCode | undefined;
}

const KEY = "surimono.order-choice";

function readKept(): OrderChoice {
  if (typeof window === "undefined") return {};
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as OrderChoice;
  } catch {
    // Written by an older build, or by hand.
    return {};
  }
}

/** Lives as long as the tab, so that the way to the payment page and back, or a reload, forgets nothing. */
export const orderChoice = createStore<OrderChoice>(readKept());

export function choose(part: OrderChoice): void {
  const next = { ...orderChoice.get(), ...part };
  sessionStorage.setItem(KEY, JSON.stringify(next));
  orderChoice.set(next);
}

/** Once an order is placed, the next one starts anew. */
export function forgetChoice(): void {
  sessionStorage.removeItem(KEY);
  orderChoice.set({});
}
