import { ORDER_STATUS } from "@surimono/domain/orders";
import type { WireOrder } from "./order-screen.tsx";

export type OrderDocument = "receipt" | "invoice" | "refund";

/** Card and PayPay (spec §4); anything else is an invoice. */
const PAID_AT_ONCE: ReadonlySet<number> = new Set([2, 8]);

/**
 * Which paper an order has: over what was kept while anything was, else over what went back. None for a cancelled one before its money
 * is back, or that was never charged.
 */
export function documentOf({
  status,
  payment_type,
  refund_state,
}: Pick<WireOrder, "status" | "payment_type" | "refund_state">): OrderDocument | undefined {
  if (refund_state === "whole") return "refund";
  if (status === ORDER_STATUS.cancelled) return undefined;
  return PAID_AT_ONCE.has(payment_type) ? "receipt" : "invoice";
}
