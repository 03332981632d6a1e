import * as z from "zod/mini";
import { defineCall, typed } from "../kernel/index.ts";
import { orderNumberText } from "./get-counter-order.ts";

/** More at once would outlast patience; the rest is selected again. */
export const MOST_AT_ONCE = 200;

/** Parcels leave one by one, with their numbers. */
const step = z.nullable(z.enum(["printing", "packed", "stored"]));
const action = z.enum(["advance", "hold", "release"]);
const outcomes = z.object({
  orders: z.array(
    z.object({
      order_number: z.string(),
      ok: z.boolean(),
      /** Of an order that goes on: the step that it makes. */
      to: step,
      /** Why not; empty when it works. */
      message: z.string(),
    }),
  ),
});

export const previewCounterOrders = defineCall({
  name: "previewCounterOrders",
  method: "GET",
  path: "/api/operator/orders/bulk",
  summary: "What an action would do with each of these orders. Nothing is changed.",
  access: "operator",
  right: "orders.move",
  withCookies: true,
  payload: z.object({
    /** With commas between them. */
    order_numbers: typed(MOST_AT_ONCE * 21, 8),
    action,
  }),
  answer: outcomes,
  failures: {},
});

export const moveCounterOrders = defineCall({
  name: "moveCounterOrders",
  method: "POST",
  path: "/api/operator/orders/bulk",
  summary:
    "The next step of the workshop for each, or holds or releases each. Every order is a change of its own, with its outcome.",
  access: "operator",
  right: "orders.move",
  withCookies: true,
  payload: z.object({
    /** With the step that was previewed for each. */
    orders: z
      .array(z.object({ order_number: orderNumberText, to: step }))
      .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    action,
    /** Asked for by `hold` and `release`. */
    reason: typed(200),
  }),
  answer: outcomes,
  failures: {},
});
