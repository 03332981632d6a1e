import * as z from "zod/mini";
import { defineCall, done, pickFailures } from "../kernel/index.ts";
import { orderFailures } from "./failures.ts";
import { orderId } from "./order-id.ts";

export const repeatDestinations = defineCall({
  name: "repeatDestinations",
  method: "POST",
  path: "/api/order/repeat-destinations",
  summary: "Sends the open cart where that order went, if it went to several destinations and the cart keeps none yet.",
  access: "member",
  payload: z.strictObject({ order_id: orderId }),
  answer: done,
  failures: pickFailures(orderFailures, "orders/no-such-order"),
});
