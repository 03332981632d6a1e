import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { getOrder } from "../orders/index.ts";
import { counterFailures } from "./failures.ts";
import { remediesRead } from "./remedies-read.ts";

/** As people write it. */
export const orderNumberText = typed(20, 8);

/** What happened to an order, oldest first: its own moves, and what operators did. */
const timelineSchema = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(["move", "deed"]),
    /** Of a move the axis (`fulfilment`, `parcel 1`, …), of a deed the call or command. */
    what: z.string(),
    from: z.string(),
    to: z.string(),
    /** `buyer`, `gateway`, `workshop`, …, or the operator's name. */
    by: z.string(),
    address: z.string(),
    reason: z.string(),
  }),
);

/** A step of the workshop. */
export const fulfilmentStep = z.enum(["printing", "packed", "shipped", "stored"]);

const answer = z.object({
  order: getOrder.answer,
  axes: z.object({ lifecycle: z.string(), payment: z.string(), fulfilment: z.string() }),
  /** What the workshop can do next with the whole order, on its way. */
  steps: z.array(fulfilmentStep),
  /** Why the workshop leaves it alone, and since when. */
  hold: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  can_hold: z.boolean(),
  /** By the shop. */
  can_cancel: z.boolean(),
  /** How often money went back or goods were made once more, to be sent with one more; a process of the release before does not say it. */
  remedies: remediesRead,
  email: z.string(),
  /** What names the buyer and the receivers is hidden: without the right, or until a closed order is asked for. */
  is_masked: z.boolean(),
  /** Whether `revealCounterOrder` would show it. */
  can_reveal: z.boolean(),
  /** What an operator had drawn up and the buyer ordered; null for an order of a cart. */
  quote_id: z.nullable(z.string()),
  /** Oldest first. The words are empty where addresses are masked. */
  notes: z.array(z.object({ id: z.string(), at: z.string(), author: z.string(), text: z.string() })),
  timeline: timelineSchema,
});

export const getCounterOrder = defineCall({
  name: "getCounterOrder",
  method: "GET",
  path: "/api/operator/orders/one",
  summary:
    "One order with everything that happened to it. Addresses of closed orders are masked: see revealCounterOrder.",
  access: "operator",
  right: "orders.see",
  withCookies: true,
  payload: z.object({ order_number: orderNumberText }),
  answer,
  failures: pickFailures(counterFailures, "orders/no-such-order"),
});

export const revealCounterOrder = defineCall({
  name: "revealCounterOrder",
  method: "POST",
  path: "/api/operator/orders/reveal",
  summary: "The same with full addresses, of a closed order too. Each look is written down with its reason.",
  access: "operator",
  right: "people.see",
  withCookies: true,
  payload: z.object({ order_number: orderNumberText, reason: typed(200, 1) }),
  answer,
  failures: pickFailures(counterFailures, "orders/no-such-order"),
});
