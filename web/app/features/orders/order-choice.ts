import type { PaymentTypeCode } from "@surimono/domain/payments";
import { createStore } from "@surimono/ui/store.ts";

/** The choices made in the steps. The server decides whether they hold. */
export interface OrderChoice {
  readonly addressId?: string | undefined;
  /** In place of the address: to the several destinations that the cart keeps. */
  readonly several?: boolean | undefined;
  readonly paymentType?: PaymentTypeCode | undefined;
}

const KEY = "surimono.order-choice";

function readKept(): OrderChoice {
  if (typeof window === "undefined") return {};
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as OrderChoice;
  } catch {
    // From an older build, or tampered with.
    return {};
  }
}

/** Lives as long as the tab, so that the payment page and back, or a reload, lose nothing. */
export const orderChoice = createStore<OrderChoice>(readKept());

/** Whether it was said where the order goes. */
export function hasDestination({ addressId, several }: OrderChoice): boolean {
  return addressId !== undefined || several === true;
}

export function choose(part: OrderChoice): void {
  const next = { ...orderChoice.get(), ...part };
  sessionStorage.setItem(KEY, JSON.stringify(next));
  orderChoice.set(next);
}

/** After an order is placed, the next one starts empty. */
export function forgetChoice(): void {
  sessionStorage.removeItem(KEY);
  orderChoice.set({});
}
