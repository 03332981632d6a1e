import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { orderFilterFields } from "./order-filter.ts";

export const listCounterOrders = defineCall({
  name: "listCounterOrders",
  method: "GET",
  path: "/api/operator/orders",
  summary: "Orders of everybody, fifty at a time. Names are masked without the right to see people.",
  access: "operator",
  right: "orders.see",
  withCookies: true,
  payload: z.object({
    ...orderFilterFields,
    /** `next` of the page before, in the same sort. */
    after: z.optional(z.string().check(z.regex(/^[\dTZ:.-]{1,24}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
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
        is_held: z.boolean(),
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

export const exportCounterOrders = defineCall({
  name: "exportCounterOrders",
  method: "POST",
  path: "/api/operator/orders/export",
  summary:
    "The same as CSV in UTF-8 with a byte order mark, a row for each parcel. Who took which is written down; addresses are in it only with the right to see people.",
  access: "operator",
  right: "orders.export",
  withCookies: true,
  file: "text/csv",
  payload: z.object(orderFilterFields),
  answer: z.any(),
  failures: {},
});
