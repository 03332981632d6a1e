import * as z from "zod/mini";
import { obstacleSchema, totalsSchema } from "../cart/index.ts";
import { deliveryFailures, destinationsInput, keptDestinationSchema } from "../delivery/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { orderFailures } from "../orders/failures.ts";
import { paymentFailures, paymentType } from "../payments/index.ts";
import { warehouseFailures } from "./failures.ts";
import { stockSchema } from "./stock.ts";

/** Where stored pieces go: `line_id` of each piece is a `stored_id`. Left out: everything goes back to the return address. */
const destinations = z.optional(destinationsInput);

const refused = {
  ...pickFailures(deliveryFailures, "delivery/no-such-address", "delivery/invalid-address"),
  ...pickFailures(
    warehouseFailures,
    "warehouse/no-such-pieces",
    "warehouse/nothing-stored",
    "warehouse/no-return-address",
  ),
};

export const reviewSending = defineCall({
  name: "reviewSending",
  method: "POST",
  path: "/api/warehouse/review",
  summary: "What sending stored pieces would cost, what is left of each then, and what still blocks it.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({ destinations, payment_type: z.optional(paymentType) }),
  answer: z.object({
    /** Those that are sent, with what was entered and what remains: below 0 more was entered than there is. */
    stocks: z.array(
      z.extend(stockSchema, {
        inputNum: z.int(),
        remaining: z.int(),
        /** Owed for storing one piece; the line's amount is that times inputNum. */
        fee_per_piece: z.int(),
        fee: z.int(),
      }),
    ),
    destinations: z.array(keptDestinationSchema),
    /** `subtotal` is what is owed for storing. 0 in total: no way to pay is asked for. */
    totals: totalsSchema,
    dispatch_by: z.string(),
    confirmation: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
    payment_types: z.array(
      z.object({
        payment_type: z.int(),
        name: z.string(),
        hint: z.string(),
        available: z.boolean(),
        message: z.string(),
      }),
    ),
    obstacles: z.array(obstacleSchema),
  }),
  failures: refused,
});

/**
 * `sending_id` is chosen by the page and is the idempotency key: however often it is sent, it becomes one order, and every answer names it.
 * Once that is more than a draft, the same key with other contents is `warehouse/already-sent`.
 * `warehouse/changed` carries `detail.current_total`, `warehouse/not-sendable` carries `detail.obstacles`.
 */
export const sendStored = defineCall({
  name: "sendStored",
  method: "POST",
  path: "/api/warehouse/send",
  summary: "Sends stored pieces: at once where nothing is to be paid or by invoice, else after payment.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({
    sending_id: z.uuid(),
    destinations,
    expected_total: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    payment_type: z.optional(paymentType),
  }),
  answer: z.object({
    order_id: z.string(),
    order_number: z.string(),
    /** `payment`: go to payment_url. `waiting`: paid at the gateway, not confirmed by it yet. */
    state: z.enum(["placed", "payment", "waiting"]),
    payment_url: z.nullable(z.string()),
  }),
  failures: {
    ...refused,
    ...pickFailures(
      warehouseFailures,
      "warehouse/not-enough",
      "warehouse/not-sendable",
      "warehouse/changed",
      "warehouse/already-sent",
    ),
    ...pickFailures(orderFailures, "orders/being-placed", "orders/account-not-set-up"),
    ...paymentFailures,
  },
});
