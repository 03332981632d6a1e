import type { Order } from "../orders/index.ts";

/** Nothing of it is left to send, so no work needs its addresses. */
export function isClosed({ lifecycle, fulfilment }: Pick<Order, "lifecycle" | "fulfilment">): boolean {
  return lifecycle === "cancelled" || fulfilment === "shipped" || fulfilment === "stored" || fulfilment === "stopped";
}
