import { QUOTE_STATE_NAMES, type QuoteState } from "@surimono/domain/quotes";
import * as z from "zod/mini";
import { lineSchema, totalsSchema } from "../cart/index.ts";
import { addressSchema } from "../delivery/address.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { orderFailures } from "../orders/failures.ts";
import { placeOrder, reviewOrder } from "../orders/index.ts";
import { paymentFailures, paymentType } from "../payments/index.ts";
import { quoteFailures } from "./failures.ts";

export const quoteState = z.enum(Object.keys(QUOTE_STATE_NAMES) as [QuoteState, ...QuoteState[]]);

export const openQuote = defineCall({
  name: "openQuote",
  method: "GET",
  path: "/api/quote",
  summary: "What the shop has drawn up for the member. To anybody else it does not exist.",
  access: "member",
  payload: z.object({ quote_id: z.uuid() }),
  answer: z.object({
    quote_id: z.string(),
    /** Raised by each change: what is ordered is what was seen. */
    revision: z.int(),
    state: quoteState,
    state_name: z.string(),
    words: z.string(),
    lines: z.array(lineSchema),
    totals: totalsSchema,
    /** The last day, yyyy-mm-dd. */
    until: z.string(),
    /** Its 見積書, of this revision; null of what was sent before there were any. */
    estimate: z.nullable(z.object({ document_id: z.string(), number: z.string() })),
    /** Why nothing can be ordered from it though it is open; empty if it can. */
    obstacle: z.string(),
    /** Null: the member chooses one of the address book. */
    address: z.nullable(z.omit(addressSchema, { address_id: true, is_default: true, kind: true })),
    dispatch_by: z.string(),
    /** What came of it. */
    order_id: z.nullable(z.string()),
    payment_types: z.array(
      z.object({
        payment_type: z.int(),
        name: z.string(),
        hint: z.string(),
        available: z.boolean(),
        message: z.string(),
        /** What the law requires beside the button, if it is paid so. */
        confirmation: reviewOrder.answer.shape.confirmation,
      }),
    ),
  }),
  failures: pickFailures(quoteFailures, "quotes/no-such-quote"),
});

/** The quote itself is the idempotency key, as the cart is of `placeOrder`: it becomes one order, and every answer names it. */
export const orderQuote = defineCall({
  name: "orderQuote",
  method: "POST",
  path: "/api/quote/order",
  summary:
    "Orders what the shop has drawn up: at once by invoice, else after payment at the address that the answer names.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({
    quote_id: z.uuid(),
    /** As the customer saw it. */
    revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    /** Only where the quote names none. */
    address_id: z.optional(z.uuid()),
    payment_type: paymentType,
  }),
  answer: placeOrder.answer,
  failures: {
    ...pickFailures(
      quoteFailures,
      "quotes/no-such-quote",
      "quotes/over",
      "quotes/renewed",
      "quotes/changed",
      "quotes/not-orderable",
      "quotes/address-missing",
    ),
    ...pickFailures(orderFailures, "orders/being-placed", "orders/account-not-set-up"),
    ...paymentFailures,
  },
});
