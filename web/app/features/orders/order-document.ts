import { ORDER_STATUS } from "@surimono/domain/orders";
import { isPaidAtGateway, paymentMethodOf } from "@surimono/domain/payments";
import type { WireOrder } from "./order-screen.tsx";

export type OrderDocument = "receipt" | "invoice" | "refund";

/**
 * The document of an order: over the kept amount while there is any, else over the refund. None for a cancelled one before its refund or
 * never charged, nor for a payment method unknown to this page.
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
