import { canMove, type OrderAxes } from "./transitions.ts";

/** Money that came for an order and money that went back, in yen. */
export interface PaymentSums {
  readonly captured: number;
  readonly refunded: number;
}

/**
 * Where refunds bring the payment of an order. Undefined when they leave it where it is: nothing went back, only what was paid twice or
 * too much did, or the order never counted as paid.
 */
export function paymentAfterRefunds(
  { payment, total }: Pick<OrderAxes, "payment"> & { readonly total: number },
  { captured, refunded }: PaymentSums,
): "partly_refunded" | "refunded" | undefined {
  const kept = captured - refunded;
  if (refunded === 0 || kept >= total) return undefined;
  const to = kept <= 0 ? "refunded" : "partly_refunded";
  return canMove("payment", payment, to) ? to : undefined;
}
