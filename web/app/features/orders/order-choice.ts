import type { Wishes } from "@surimono/contract/delivery";
import type { DeliveryMethod } from "@surimono/domain/delivery";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { createStore } from "@surimono/ui/store.ts";

/** The choices made in the steps. The server decides whether they hold. */
export interface OrderChoice {
  /** Into the warehouse it needs no destination; a courier's stays chosen meanwhile. */
  readonly method?: DeliveryMethod | undefined;
  readonly addressId?: string | undefined;
  /** With the address; undefined where nothing is wished for. */
  readonly wish?: Wishes | undefined;
  /** In place of the address: to the several destinations that the cart keeps. */
  readonly several?: boolean | undefined;
  readonly paymentType?: PaymentTypeCode | undefined;
  /** Filled in for the customer, who came to the confirmation at once: the payment can be changed there. */
  readonly isProposed?: boolean | undefined;
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
export function hasDestination({ method, addressId, several }: OrderChoice): boolean {
  return method === "warehouse" || addressId !== undefined || several === true;
}

/** Where it goes, as the calls say it. */
export function destinationOf({ method, addressId, several, wish }: OrderChoice) {
  if (method === "warehouse") return { delivery_method: method };
  return !several && addressId !== undefined ? { address_id: addressId, ...(wish && { wish }) } : {};
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
