import { DEFECT_STATES, DEFECT_WISHES } from "@surimono/domain/defects";
import * as z from "zod/mini";
import { chosenPieces, counterFailures, pieceRefundFailures, remediesRead } from "../counter/index.ts";
import { defineCall, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { defectSchema } from "./defect.ts";
import { defectFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
export const DEFECT_VIEWS = ["received", "asked", "accepted", "over", "all"] as const;

const order_number = typed(20, 8);
/** Among those of the order, from 1. */
const report = z.int().check(z.minimum(1), z.maximum(999));
/** What the operator saw: a report that moved meanwhile is not answered. */
const from = z.enum(DEFECT_STATES);
/** The buyer reads them. */
const words = typed(500);
const quantity = z.int().check(z.minimum(1), z.maximum(9999));
const places = z.optional(z.array(z.int().check(z.minimum(1), z.maximum(9999))).check(z.maxLength(500)));

export const listCounterDefects = defineCall({
  ...OF_CONSOLE,
  name: "listCounterDefects",
  method: "GET",
  path: "/api/operator/defects",
  summary:
    "Reports of defective goods, fifty at a time: those that wait the oldest first, those that are over and all the latest first.",
  right: "support.see",
  payload: z.object({
    view: z._default(z.enum(DEFECT_VIEWS), "received"),
    /** Those of this order alone. */
    order_number: z.optional(order_number),
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    defects: z.array(
      z.object({
        report_id: z.string(),
        order_number: z.string(),
        report: z.int(),
        state: z.enum(DEFECT_STATES),
        state_name: z.string(),
        wish: z.enum(DEFECT_WISHES),
        resolution: z.nullable(z.enum(DEFECT_WISHES)),
        /** The first of its goods. */
        name: z.string(),
        pieces: z.int(),
        photos: z.int(),
        reported_at: z.string(),
        moved_at: z.string(),
      }),
    ),
    next: z.nullable(z.uuid()),
  }),
  failures: {},
});

export const getCounterDefect = defineCall({
  ...OF_CONSOLE,
  name: "getCounterDefect",
  method: "GET",
  path: "/api/operator/defects/one",
  summary: "One report with everything that was said, its pieces, and what became of it.",
  right: "support.see",
  payload: z.object({ order_number, report: idInQuery }),
  answer: z.object({
    order_number: z.string(),
    report: z.int(),
    arrived_on: z.string(),
    defect: defectSchema,
    pieces: z.array(
      z.object({
        line_id: z.string(),
        name: z.string(),
        item_name: z.string(),
        color_name: z.string(),
        size_name: z.string(),
        image_url: z.string(),
        /** That were reported, and how many the parcel has. */
        quantity: z.int(),
        of: z.int(),
        /** Of pieces that differ what is on each, in their order in the parcel; empty where all are alike. */
        words: z.array(z.string()),
      }),
    ),
    /** Of the photographs, in the order of the report: the message each came with, 0 for the report itself. */
    photos: z.array(z.object({ photo: z.int(), message: z.int() })),
    /** The order without charge with the same pieces. */
    replacement: z.nullable(z.string()),
    /** The orders that hold the money for its goods, where its own does not; a process of the release before does not say it. */
    paid_by: z.optional(z.array(z.string())),
    /** Of its order, to be sent with a decision; a process of the release before does not say it. */
    remedies: remediesRead,
    /** What can be done from here. */
    next: z.array(z.enum(DEFECT_STATES)),
  }),
  failures: pickFailures(defectFailures, "defects/no-such-order", "defects/no-such-report"),
});

export const openCounterDefectPhoto = defineCall({
  ...OF_CONSOLE,
  name: "openCounterDefectPhoto",
  method: "POST",
  path: "/api/operator/defects/photo",
  summary:
    "A photograph of a report, as the shop has decoded and written it. It may show people and rooms: each look is written down.",
  right: "support.see",
  file: "image/*",
  payload: z.object({ order_number, report, photo: report }),
  answer: z.any(),
  failures: pickFailures(defectFailures, "defects/no-such-order", "defects/no-such-report", "defects/no-such-photo"),
});

/** Of any answer: what follows from one is decided with it. */
const answerFailures = {
  ...pickFailures(
    defectFailures,
    "defects/no-such-order",
    "defects/no-such-report",
    "defects/moved-meanwhile",
    "defects/not-from-here",
    "defects/answer-missing",
    "defects/money-not-back",
  ),
  ...pieceRefundFailures,
  ...pickFailures(
    counterFailures,
    "orders/moved-meanwhile",
    "orders/refund-differs",
    "orders/nothing-to-replace",
    "orders/account-closed",
  ),
};

export const answerCounterDefect = defineCall({
  ...OF_CONSOLE,
  name: "answerCounterDefect",
  method: "POST",
  path: "/api/operator/defects/answer",
  summary:
    "Asks the buyer back, declines with a reason, or says that it is done: also as refunded, where another order holds the money and gave it back. The buyer hears of it by letter and bell.",
  right: "support.answer",
  payload: z.object({ order_number, report, from, to: z.enum(["asked", "declined", "done"]), words }),
  answer: z.object({ state: from }),
  failures: answerFailures,
});

export const reprintCounterDefect = defineCall({
  ...OF_CONSOLE,
  name: "reprintCounterDefect",
  method: "POST",
  path: "/api/operator/defects/reprint",
  summary:
    "Has pieces made again and sent without charge, as an order of their own; the report is done when it leaves.",
  right: "orders.reprint",
  payload: z.object({
    ...{ order_number, report, from, words, remedies: remediesRead },
    /** Left out: those of the report. */
    pieces: z.optional(
      z.array(z.object({ line_id: z.uuid(), quantity, places })).check(z.minLength(1), z.maxLength(100)),
    ),
  }),
  answer: z.object({ state: from }),
  failures: answerFailures,
});

export const weighCounterDefect = defineCall({
  ...OF_CONSOLE,
  name: "weighCounterDefect",
  method: "GET",
  path: "/api/operator/defects/refund-sum",
  summary: "How much refundCounterDefect would give back for these pieces. Nothing is changed.",
  right: "orders.refund",
  payload: z.object({ order_number, report: idInQuery, pieces: chosenPieces }),
  answer: z.object({ amount: z.int() }),
  failures: {
    ...pickFailures(defectFailures, "defects/no-such-order", "defects/no-such-report"),
    ...pieceRefundFailures,
  },
});

export const refundCounterDefect = defineCall({
  ...OF_CONSOLE,
  name: "refundCounterDefect",
  method: "POST",
  path: "/api/operator/defects/refund",
  summary:
    "Gives money back: what was paid for pieces, or an amount for none in particular. The report is done when it went back.",
  right: "orders.refund",
  payload: z.object({
    ...{ order_number, report, from, words, remedies: remediesRead },
    /** Left out: those of the report. */
    pieces: z.optional(z.array(z.object({ line_id: z.uuid(), quantity })).check(z.minLength(1), z.maxLength(100))),
    /** In place of pieces. */
    amount: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
    /** What weighCounterDefect said of the pieces; refused when it is another sum by now. */
    shown: z.optional(z.int()),
  }),
  answer: z.object({ state: from, amount: z.int() }),
  failures: answerFailures,
});
