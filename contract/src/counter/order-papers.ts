import { DOCUMENT_KIND_IDS, DOCUMENT_NAME_MAX, DOCUMENT_PURPOSE_MAX } from "@surimono/domain/documents";
import * as z from "zod/mini";
import { documentFailures, documentSummarySchema, issueOrderDocument } from "../documents/index.ts";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { counterFailures } from "./failures.ts";
import { orderNumberText } from "./get-counter-order.ts";
import { refundKey } from "./refund-key.ts";
import { remediesRead } from "./remedies-read.ts";

const order_number = orderNumberText;
const OF_CONSOLE = { access: "operator", withCookies: true } as const;

export const getCounterPapers = defineCall({
  ...OF_CONSOLE,
  name: "getCounterPapers",
  method: "GET",
  path: "/api/operator/orders/papers",
  summary:
    "What was issued, written and paid for an order: its documents, its letters, and everything the gateway said.",
  right: "documents.see",
  payload: z.object({ order_number }),
  answer: z.object({
    documents: z.array(documentSummarySchema),
    /** What can be issued, again too. `wait` says why not yet. */
    offers: z.array(
      z.object({ kind: z.enum(DOCUMENT_KIND_IDS), title: z.string(), wait: z.string(), issued: z.int() }),
    ),
    recipient: z.object({ name: z.string(), honorific: z.enum(["様", "御中"]) }),
    /** Oldest first. The words are empty where addresses are masked. */
    letters: z.array(z.object({ letter_id: z.uuid(), at: z.string(), subject: z.string(), text: z.string() })),
    /** Each try to pay, and how it ended. */
    attempts: z.array(
      z.object({
        attempt: z.int(),
        at: z.string(),
        method: z.string(),
        amount: z.int(),
        state: z.enum(["creating", "open", "pending", "paid", "failed", "expired"]),
        session: z.string(),
      }),
    ),
    /** What happened to money, as the gateway reported it. */
    events: z.array(
      z.object({
        event_id: z.string(),
        at: z.string(),
        type: z.enum(["captured", "failed", "refunded", "refund_failed", "amount_differs"]),
        amount: z.int(),
        provider: z.string(),
        reference: z.string(),
      }),
    ),
    /** Decided here, with the reason. */
    refunds: z.array(
      z.object({
        at: z.string(),
        amount: z.int(),
        state: z.enum(["asked", "done", "failed"]),
        reason: z.string(),
      }),
    ),
  }),
  failures: pickFailures(counterFailures, "orders/no-such-order"),
});

export const getCounterDocument = defineCall({
  ...OF_CONSOLE,
  name: "getCounterDocument",
  method: "GET",
  path: "/api/operator/orders/document",
  summary: "A document of an order as PDF.",
  right: "documents.see",
  file: "application/pdf",
  payload: z.object({ order_number, document_id: z.uuid() }),
  answer: z.any(),
  failures: {
    ...pickFailures(counterFailures, "orders/no-such-order"),
    ...pickFailures(documentFailures, "documents/no-such-document"),
  },
});

export const issueCounterDocument = defineCall({
  ...OF_CONSOLE,
  name: "issueCounterDocument",
  method: "POST",
  path: "/api/operator/orders/document",
  summary: "Issues a document for the buyer, who finds it among the own ones; the second of a kind is marked 再発行.",
  right: "documents.issue",
  payload: z.object({
    order_number,
    kind: z.enum(DOCUMENT_KIND_IDS),
    recipient: typed(DOCUMENT_NAME_MAX),
    honorific: z.enum(["様", "御中"]),
    purpose: z.optional(typed(DOCUMENT_PURPOSE_MAX)),
    /** Counts from 1: one that was issued already is answered as it is. */
    issue: z.int().check(z.minimum(1), z.maximum(99)),
  }),
  answer: documentSummarySchema,
  failures: {
    ...pickFailures(counterFailures, "orders/no-such-order"),
    ...issueOrderDocument.failures,
  },
});

export const resendCounterLetter = defineCall({
  ...OF_CONSOLE,
  name: "resendCounterLetter",
  repeatable: true,
  method: "POST",
  path: "/api/operator/orders/letter",
  summary:
    "Sends a letter of an order once more, with the same words, to the order's address; the same `request_key` sends it once.",
  right: "orders.note",
  payload: z.object({ order_number, letter_id: z.uuid(), request_key: z.uuid() }),
  answer: done,
  failures: pickFailures(counterFailures, "orders/no-such-order", "orders/no-such-letter", "orders/account-closed"),
});

export const refundCounterAmount = defineCall({
  ...OF_CONSOLE,
  name: "refundCounterAmount",
  method: "POST",
  path: "/api/operator/orders/refund-amount",
  summary: "Gives back an amount that is for no piece in particular, such as an apology.",
  right: "orders.refund",
  payload: z.object({
    order_number,
    amount: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    request_key: refundKey,
    remedies: remediesRead,
    reason: typed(200, 1),
  }),
  answer: z.object({ amount: z.int() }),
  failures: pickFailures(
    counterFailures,
    "orders/no-such-order",
    "orders/moved-meanwhile",
    "orders/more-than-kept",
    "orders/not-refundable",
    "orders/still-cancellable",
  ),
});
