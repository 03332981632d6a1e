import * as z from "zod/mini";
import { lineSchema, taxesSchema, totalsSchema } from "../cart/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { orderFailures } from "./failures.ts";
import { namedPiecesSchema } from "./named-pieces.ts";
import { orderSummarySchema } from "./order.ts";
import { orderId } from "./order-id.ts";
import { parcelSchema } from "./parcel.ts";

/** Another order of the same pieces. */
const relatedOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  /** Of the order that is replaced, from 1. */
  parcel_number: z.int(),
  cause_name: z.string(),
});

export const getOrder = defineCall({
  name: "getOrder",
  method: "GET",
  path: "/api/order/get",
  summary: "One order as it was placed: lines, prices, tax and destinations never change afterwards.",
  access: "member",
  payload: z.object({ order_id: orderId }),
  answer: z.extend(orderSummarySchema, {
    lines: z.array(lineSchema),
    totals: totalsSchema,
    /** One for each parcel; its pieces name the lines. */
    destinations: z.array(parcelSchema),
    /** ISO times; null for what is still to come or left out on its way. */
    reached: z.object({
      printing_at: z.nullable(z.string()),
      packed_at: z.nullable(z.string()),
      /** Handed to the courier as a whole, or put into the warehouse. */
      left_at: z.nullable(z.string()),
    }),
    /** ISO time until which the buyer can cancel; null afterwards. */
    cancellable_until: z.nullable(z.string()),
    /** What happened to the money after a cancellation or a refund; otherwise empty. */
    refund_note: z.string(),
    /** Oldest first; they add up to `refunded_total`. */
    refunds: z.array(
      z.object({
        /** ISO time. */
        refunded_at: z.string(),
        amount: z.int(),
        /** The parcel that it is for; null where it is for none. */
        parcel_number: z.nullable(z.int()),
        pieces: namedPiecesSchema,
        /** The part of `amount` that is delivery. */
        delivery_fee: z.int(),
      }),
    ),
    /** `kept_total` by rate, as `totals.taxes` for the total. */
    kept_taxes: taxesSchema,
    /** The order of which this one brings pieces once more, without charge; null for an order like any other. */
    replaces: z.nullable(relatedOrder),
    /** What of this order comes once more, oldest first. */
    replacements: z.array(relatedOrder),
  }),
  failures: pickFailures(orderFailures, "orders/no-such-order"),
});
