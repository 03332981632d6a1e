import type { OrderAxes } from "./transitions.ts";

/** Work on a placed order that has not all left can be held, for whatever has to be cleared up first (rule orders-hold). */
export function canBeHeld({ lifecycle, fulfilment }: Pick<OrderAxes, "lifecycle" | "fulfilment">): boolean {
  return lifecycle === "placed" && (fulfilment === "waiting" || fulfilment === "printing" || fulfilment === "packed");
}
