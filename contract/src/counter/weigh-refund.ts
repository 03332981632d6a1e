import * as z from "zod/mini";
import { defineCall, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { counterFailures } from "./failures.ts";
import { orderNumberText } from "./get-counter-order.ts";

/** Each a line with `:` and how many of it, or with `=` and which of it by their numbers in the roster; with commas between them. */
const CHOSEN = /^([\da-f-]{36}(:\d{1,4}|=\d{1,4}(\.\d{1,4})*)(,(?=.)|$))*$/;

export const weighCounterRefund = defineCall({
  name: "weighCounterRefund",
  method: "GET",
  path: "/api/operator/orders/refund-sum",
  summary: "How much refundCounterPieces would give back for these pieces of a parcel. Nothing is changed.",
  access: "operator",
  right: "orders.refund",
  withCookies: true,
  payload: z.object({
    order_number: orderNumberText,
    parcel_number: idInQuery,
    pieces: z._default(typed(30_000).check(z.regex(CHOSEN)), ""),
    with_delivery: z._default(z.enum(["yes", "no"]), "no"),
  }),
  answer: z.object({ amount: z.int() }),
  failures: pickFailures(
    counterFailures,
    "orders/no-such-order",
    "orders/no-such-parcel",
    "orders/more-than-parcel",
    "orders/which-pieces",
    "orders/piece-not-there",
    "orders/more-than-kept",
    "orders/nothing-to-refund",
    "orders/not-refundable",
    "orders/still-cancellable",
  ),
});
