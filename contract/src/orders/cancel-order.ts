import * as z from "zod/mini";
import { defineCall, done, pickFailures } from "../kernel/index.ts";
import { orderFailures } from "./failures.ts";
import { orderId } from "./order-id.ts";

export const cancelOrder = defineCall({
  name: "cancelOrder",
  method: "POST",
  path: "/api/order/cancel",
  summary: "Cancels an order within 30 minutes, before printing; what was paid goes back by the same way.",
  access: "member",
  payload: z.strictObject({ order_id: orderId }),
  answer: done,
  failures: pickFailures(orderFailures, "orders/no-such-order", "orders/too-late-to-cancel"),
});
