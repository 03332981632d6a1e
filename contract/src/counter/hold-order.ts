import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { counterFailures } from "./failures.ts";
import { orderNumberText } from "./get-counter-order.ts";

const order_number = orderNumberText;
const reason = typed(200, 1);
const OF_CONSOLE = { method: "POST", access: "operator", withCookies: true } as const;

export const holdCounterOrder = defineCall({
  ...OF_CONSOLE,
  name: "holdCounterOrder",
  path: "/api/operator/orders/hold",
  summary: "The workshop leaves the order alone until it is released.",
  right: "orders.move",
  payload: z.object({ order_number, reason }),
  answer: done,
  failures: pickFailures(counterFailures, "orders/no-such-order", "orders/nothing-to-hold", "orders/moved-meanwhile"),
});

export const releaseCounterOrder = defineCall({
  ...OF_CONSOLE,
  name: "releaseCounterOrder",
  path: "/api/operator/orders/release",
  summary: "The workshop goes on with an order that was held.",
  right: "orders.move",
  payload: z.object({ order_number, reason }),
  answer: done,
  failures: pickFailures(counterFailures, "orders/no-such-order", "orders/not-held"),
});

export const cancelCounterOrder = defineCall({
  ...OF_CONSOLE,
  name: "cancelCounterOrder",
  path: "/api/operator/orders/cancel",
  summary:
    "Cancels an order of which nothing has left, and gives back what the shop still has of its money. The buyer gets a letter, with `message` in it.",
  right: "orders.cancel",
  payload: z.object({ order_number, reason, message: typed(500) }),
  /** What goes back at the gateway. */
  answer: z.object({ amount: z.int() }),
  failures: pickFailures(
    counterFailures,
    "orders/no-such-order",
    "orders/has-left",
    "orders/paid-by-invoice",
    "orders/not-refundable",
  ),
});

export const noteCounterOrder = defineCall({
  ...OF_CONSOLE,
  name: "noteCounterOrder",
  repeatable: true,
  path: "/api/operator/orders/note",
  summary: "Adds a note for other operators, once for the same `request_key`. Notes are never changed.",
  right: "orders.note",
  payload: z.object({ order_number, request_key: z.uuid(), text: typed(1000, 1) }),
  answer: done,
  failures: pickFailures(counterFailures, "orders/no-such-order"),
});
