import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { orderSummarySchema } from "./order.ts";

export const getOrders = defineCall({
  name: "getOrders",
  method: "GET",
  path: "/api/order/list",
  summary: "The member's orders, newest first; `before` is the order_id of the last one seen.",
  access: "member",
  payload: z.object({
    before: z.optional(z.uuid()),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ orders: z.array(orderSummarySchema), has_more: z.boolean() }),
  failures: {},
});
