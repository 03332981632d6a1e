import { isDay } from "@surimono/domain/kernel";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import * as z from "zod/mini";
import { defineCall, typed } from "../kernel/index.ts";

/** Each with the index behind it. The first five are in the order of the promised day, the rest newest first. */
export const ORDER_VIEWS = [
  "to_print",
  "printing",
  "to_ship",
  "late",
  "due_today",
  "all",
  "paying",
  "refunding",
  "shipped",
  "cancelled",
] as const;

const CODES: readonly number[] = Object.values(PAYMENT_METHODS).map(({ code }) => code);
const day = z.string().check(z.refine(isDay));

export const listCounterOrders = defineCall({
  name: "listCounterOrders",
  method: "GET",
  path: "/api/operator/orders",
  summary:
    "Orders of everybody, fifty at a time; `text` is a number, e-mail address, telephone, tracking number or name. Names are masked without the right to see people.",
  access: "operator",
  right: "orders.see",
  withCookies: true,
  payload: z.object({
    view: z._default(z.enum(ORDER_VIEWS), "all"),
    text: z.optional(typed(100)),
    payment_type: z.optional(z.coerce.number().check(z.refine((code) => CODES.includes(code)))),
    /** Days of the order in Japan, both inclusive. */
    from: z.optional(day),
    until: z.optional(day),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[\d-]{10}(T[\d:.]{12}Z)?_[0-9a-f-]{36}$/))),
  }),
  answer: z.object({
    orders: z.array(
      z.object({
        order_number: z.string(),
        placed_at: z.string(),
        dispatch_by: z.string(),
        status: z.int(),
        status_name: z.string(),
        lifecycle: z.string(),
        payment: z.string(),
        fulfilment: z.string(),
        payment_type_name: z.string(),
        total: z.int(),
        quantity: z.int(),
        parcels: z.int(),
        parcels_shipped: z.int(),
        /** Of the first parcel. */
        receiver: z.string(),
        prefecture: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  failures: {},
});
