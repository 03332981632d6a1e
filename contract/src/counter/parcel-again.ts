import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { counterFailures } from "./failures.ts";
import { orderNumberText } from "./get-counter-order.ts";
import { remediesRead } from "./remedies-read.ts";

const OF_CONSOLE = { method: "POST", access: "operator", withCookies: true } as const;
const named = {
  order_number: orderNumberText,
  parcel_number: z.int().check(z.minimum(1), z.maximum(999)),
  reason: typed(200, 1),
};
const quantity = z.int().check(z.minimum(1), z.maximum(9999));
/** Chosen by the page: pressed twice it is made once. */
const request_key = z.uuid();
/** The new order's number; null where none was made. */
const madeOrder = z.object({ order_number: z.nullable(z.string()) });

const replaceFailures = pickFailures(
  counterFailures,
  "orders/no-such-order",
  "orders/no-such-parcel",
  "orders/parcel-not-there",
  "orders/more-than-parcel",
  "orders/nothing-to-replace",
  "orders/which-pieces",
  "orders/account-closed",
  "orders/moved-meanwhile",
);

export const replaceCounterPieces = defineCall({
  ...OF_CONSOLE,
  name: "replaceCounterPieces",
  repeatable: true,
  path: "/api/operator/orders/replace-pieces",
  summary:
    "Makes pieces of a parcel that has left once more without charge, as an order of its own. The buyer gets a letter.",
  right: "orders.reprint",
  payload: z.object({
    ...{ ...named, request_key, remedies: remediesRead },
    pieces: z
      .array(
        z.object({
          line_id: z.uuid(),
          quantity,
          /** Of pieces that differ: which, by their order in the parcel from 1. */
          places: z.optional(z.array(quantity).check(z.maxLength(500))),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  answer: madeOrder,
  failures: replaceFailures,
});

export const loseCounterParcel = defineCall({
  ...OF_CONSOLE,
  name: "loseCounterParcel",
  repeatable: true,
  path: "/api/operator/orders/lose-parcel",
  summary:
    "The courier has lost a parcel: its number stays to be read. With `replace` all of its pieces are made once more without charge, and the buyer gets a letter.",
  right: "orders.reprint",
  payload: z.object({ ...named, request_key, remedies: remediesRead, replace: z.boolean() }),
  answer: madeOrder,
  failures: replaceFailures,
});

export const splitCounterParcel = defineCall({
  ...OF_CONSOLE,
  name: "splitCounterParcel",
  path: "/api/operator/orders/split-parcel",
  summary: "Packs one parcel as two, to the same address and without a further fee, each with a number of its own.",
  right: "orders.move",
  payload: z.object({
    ...named,
    /** How many the order had when this was asked: pressed twice it is split once. */
    parcels: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    /** What goes into the second one. */
    pieces: z.array(z.object({ line_id: z.uuid(), quantity })).check(z.minLength(1), z.maxLength(200)),
  }),
  answer: z.object({ parcel_number: z.int() }),
  failures: pickFailures(
    counterFailures,
    "orders/no-such-order",
    "orders/no-such-parcel",
    "orders/parcel-not-there",
    "orders/more-than-parcel",
    "orders/nothing-to-split",
    "orders/pieces-differ",
    "orders/moved-meanwhile",
    "orders/packed-already",
  ),
});
