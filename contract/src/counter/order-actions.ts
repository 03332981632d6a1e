import { COURIER_IDS } from "@surimono/domain/delivery";
import { PARCEL_STATES } from "@surimono/domain/orders";
import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { rosterRowsSchema } from "../orders/index.ts";
import { counterFailures } from "./failures.ts";
import { fulfilmentStep, orderNumberText } from "./get-counter-order.ts";
import { refundKey } from "./refund-key.ts";
import { remediesRead } from "./remedies-read.ts";
import { pieceRefundFailures } from "./weigh-refund.ts";

const order_number = orderNumberText;
const reason = typed(200, 1);
const parcel_number = z.int().check(z.minimum(1), z.maximum(999));
const OF_CONSOLE = { method: "POST", access: "operator", withCookies: true } as const;
const pick = pickFailures<typeof counterFailures, keyof typeof counterFailures>;

export const advanceCounterOrder = defineCall({
  ...OF_CONSOLE,
  name: "advanceCounterOrder",
  path: "/api/operator/orders/advance",
  summary: "The next step of the workshop for a whole order.",
  right: "orders.move",
  payload: z.object({ order_number, to: fulfilmentStep }),
  answer: done,
  failures: pick(
    counterFailures,
    "orders/held",
    "orders/no-such-order",
    "orders/no-warehouse",
    "orders/not-the-next-step",
    "orders/still-cancellable",
    "orders/money-given-back",
    "orders/piece-to-take-out",
    "orders/piece-not-packed",
  ),
});

export const undoCounterStep = defineCall({
  ...OF_CONSOLE,
  name: "undoCounterStep",
  path: "/api/operator/orders/undo",
  summary: "Takes the workshop's last step back; a buyer who was told of it is told that it was a slip.",
  right: "orders.move",
  payload: z.object({ order_number, from: fulfilmentStep, reason }),
  answer: done,
  failures: pick(
    counterFailures,
    "orders/no-such-order",
    "orders/moved-meanwhile",
    "orders/no-step-to-undo",
    "orders/account-closed",
  ),
});

export const shipCounterParcel = defineCall({
  ...OF_CONSOLE,
  name: "shipCounterParcel",
  path: "/api/operator/orders/ship-parcel",
  summary: "A packed parcel has left, or its courier and number are put right. The buyer gets a letter.",
  right: "orders.move",
  payload: z.object({ order_number, parcel_number, courier: z.enum(COURIER_IDS), tracking_number: typed(40, 1) }),
  answer: done,
  failures: pick(
    counterFailures,
    "orders/held",
    "orders/no-such-order",
    "orders/no-such-parcel",
    "orders/parcel-not-there",
    "orders/piece-to-take-out",
    "orders/piece-not-packed",
    "orders/no-tracking-number",
  ),
});

export const deliverCounterParcel = defineCall({
  ...OF_CONSOLE,
  name: "deliverCounterParcel",
  path: "/api/operator/orders/deliver-parcel",
  summary: "The parcel has arrived.",
  right: "orders.move",
  payload: z.object({ order_number, parcel_number }),
  answer: done,
  failures: pick(counterFailures, "orders/no-such-order", "orders/no-such-parcel", "orders/parcel-not-there"),
});

export const undoCounterParcel = defineCall({
  ...OF_CONSOLE,
  name: "undoCounterParcel",
  path: "/api/operator/orders/undo-parcel",
  summary: "Takes the last step of one parcel back.",
  right: "orders.move",
  payload: z.object({ order_number, parcel_number, from: z.enum(PARCEL_STATES), reason }),
  answer: done,
  failures: pick(
    counterFailures,
    "orders/no-such-order",
    "orders/no-such-parcel",
    "orders/moved-meanwhile",
    "orders/no-step-to-undo",
    "orders/account-closed",
  ),
});

export const cancelCounterParcel = defineCall({
  ...OF_CONSOLE,
  name: "cancelCounterParcel",
  path: "/api/operator/orders/cancel-parcel",
  summary: "Takes one of several parcels out of the order before it leaves, and gives its money back.",
  right: "orders.cancel",
  payload: z.object({ order_number, parcel_number, from: z.enum(PARCEL_STATES), reason }),
  answer: z.object({ amount: z.int() }),
  failures: pick(
    counterFailures,
    "orders/held",
    "orders/no-such-order",
    "orders/no-such-parcel",
    "orders/parcel-not-there",
    "orders/moved-meanwhile",
    "orders/last-parcel",
    "orders/still-cancellable",
    "orders/not-refundable",
    "orders/more-than-parcel",
    "orders/more-than-kept",
  ),
});

export const refundCounterPieces = defineCall({
  ...OF_CONSOLE,
  name: "refundCounterPieces",
  path: "/api/operator/orders/refund",
  summary: "Gives back what was paid for pieces of a parcel, with the fee of its delivery or without.",
  right: "orders.refund",
  payload: z.object({
    order_number,
    parcel_number,
    pieces: z
      .array(
        z.object({
          line_id: z.uuid(),
          quantity: z.int().check(z.minimum(1), z.maximum(9999)),
          /** Which, of a line whose pieces differ: their numbers in the roster. */
          rows: z.optional(rosterRowsSchema),
        }),
      )
      .check(z.maxLength(200)),
    /** Alone too, without pieces. */
    with_delivery: z.boolean(),
    /** What weighCounterRefund said; refused when it is another sum by now. */
    amount: z.optional(z.int()),
    request_key: refundKey,
    remedies: remediesRead,
    reason,
  }),
  answer: z.object({ amount: z.int() }),
  failures: { ...pieceRefundFailures, ...pick(counterFailures, "orders/moved-meanwhile", "orders/refund-differs") },
});

export const reprintCounterOrder = defineCall({
  ...OF_CONSOLE,
  name: "reprintCounterOrder",
  path: "/api/operator/orders/reprint",
  summary: "Has the print files and tickets of the order, or of one line, made again.",
  right: "orders.reprint",
  payload: z.object({ order_number, line: z.optional(z.int().check(z.minimum(1), z.maximum(999))), reason }),
  answer: done,
  failures: pick(counterFailures, "orders/no-such-order", "orders/no-such-line"),
});
