import { ORDER_STATUS } from "@surimono/domain/orders";
import { isPaidAtGateway, paymentMethodOf } from "@surimono/domain/payments";
import type { WireOrder } from "./order-screen.tsx";

export type OrderDocument = "receipt" | "invoice" | "refund";

/**
 * Which paper an order has: over what was kept while anything was, else over what went back. None for a cancelled one before its money
 * is back, or that was never charged, nor for one that was paid in a way that this page does not know yet.
 */
export function documentOf({
  status,
  payment_type,
  refund_state,
}: Pick<WireOrder, "status" | "payment_type" | "refund_state">): OrderDocument | undefined {
  if (refund_state === "whole") return "refund";
  if (status === ORDER_STATUS.cancelled) return undefined;
  const method = paymentMethodOf(payment_type);
  return method && (isPaidAtGateway(method) ? "receipt" : "invoice");
}
