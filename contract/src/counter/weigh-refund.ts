import * as z from "zod/mini";
import { defineCall, idInQuery, pickFailures } from "../kernel/index.ts";
import { chosenPieces } from "./chosen-pieces.ts";
import { counterFailures } from "./failures.ts";
import { orderNumberText } from "./get-counter-order.ts";

/** Of money for pieces, weighed or given back. */
export const pieceRefundFailures = pickFailures(
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
);

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
    pieces: chosenPieces,
    with_delivery: z._default(z.enum(["yes", "no"]), "no"),
  }),
  answer: z.object({ amount: z.int() }),
  failures: pieceRefundFailures,
});
