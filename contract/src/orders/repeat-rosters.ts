import * as z from "zod/mini";
import { defineCall, done, pickFailures } from "../kernel/index.ts";
import { orderFailures } from "./failures.ts";
import { orderId } from "./order-id.ts";

export const repeatRosters = defineCall({
  name: "repeatRosters",
  method: "POST",
  path: "/api/order/repeat-rosters",
  summary:
    "Gives the pieces of the open cart that have no words yet those of that order, where the design is the same.",
  access: "member",
  payload: z.strictObject({ order_id: orderId }),
  answer: done,
  failures: pickFailures(orderFailures, "orders/no-such-order"),
});
