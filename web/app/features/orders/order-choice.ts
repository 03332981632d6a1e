import type { Wishes } from "@surimono/contract/delivery";
import type { DeliveryMethod } from "@surimono/domain/delivery";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { createTabStore } from "#app/session/tab-store.ts";

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

export const orderChoice = createTabStore<OrderChoice>("surimono.order-choice", {});

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
  orderChoice.set({ ...orderChoice.get(), ...part });
}

/** After an order is placed, the next one starts empty. */
export function forgetChoice(): void {
  orderChoice.forget();
}
