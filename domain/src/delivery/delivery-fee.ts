import type { Yen } from "../kernel/index.ts";

/** Tax included (rule delivery-fee). */
export const ADDITIONAL_DESTINATION_FEE: Yen = 770;

/** The first address is free, each further one is charged. */
export function deliveryFee(destinations: number): Yen {
  return Math.max(0, destinations - 1) * ADDITIONAL_DESTINATION_FEE;
}
