import { ORDER_WAYS } from "@surimono/domain/delivery";
import * as z from "zod/mini";

/** What the history shows of one order. */
export const orderSummarySchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  /** ISO time. */
  placed_at: z.string(),
  /** 1, 5, 6 preparing; 2 shipped; 3 delivered to the warehouse; 4 cancelled (rule orders-status-codes). */
  status: z.int(),
  status_name: z.string(),
  /** yyyy-mm-dd in Japan: the promised day of dispatch. */
  dispatch_by: z.string(),
  payment_type: z.int(),
  payment_type_name: z.string(),
  total: z.int(),
  /** Refunded so far; `kept_total` is the rest. */
  refunded_total: z.int(),
  kept_total: z.int(),
  /** `waiting`: cancelled and not fully refunded yet, or money for pieces is on its way. `part`, `whole`: how much of the total was refunded, cancelled or not. */
  refund_state: z.enum(["none", "waiting", "part", "whole"]),
  quantity: z.int(),
  /** `sending`: of stored pieces, whose lines cost what was owed for storing them. */
  delivery_method: z.enum(ORDER_WAYS),
  delivery_method_name: z.string(),
  /** How many destinations it has, none if it goes into the warehouse, and to how many of them it has left. */
  parcels: z.int(),
  parcels_shipped: z.int(),
  image_urls: z.array(z.string()),
  names: z.array(z.string()),
  can_cancel: z.boolean(),
});

export type WireOrderSummary = z.output<typeof orderSummarySchema>;
