import { DOCUMENT_NAME_MAX, DOCUMENT_PURPOSE_MAX } from "@surimono/domain/documents";
import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { documentSummarySchema, kindSchema } from "./document.ts";
import { documentFailures } from "./failures.ts";

const honorific = z.enum(["様", "御中"]);

export const getOrderDocuments = defineCall({
  name: "getOrderDocuments",
  method: "GET",
  path: "/api/document/order",
  summary: "The documents of an own order, and which can be issued now or later.",
  access: "member",
  payload: z.strictObject({ order_id: z.uuid() }),
  answer: z.object({
    order_number: z.string(),
    /** As the next one is made out unless another name is typed. */
    recipient: z.object({ name: z.string(), honorific }),
    offers: z.array(
      z.object({
        kind: kindSchema,
        title: z.string(),
        /** What it still waits for; empty when it can be issued. */
        wait: z.string(),
        /** How often it was issued. */
        issued: z.int(),
      }),
    ),
    documents: z.array(documentSummarySchema),
  }),
  failures: pickFailures(documentFailures, "documents/no-such-order"),
});

export const issueOrderDocument = defineCall({
  name: "issueOrderDocument",
  method: "POST",
  path: "/api/document/issue",
  summary:
    "Issues a document of an own order. `issue` counts from 1; one that was issued already is answered as it is, the next is marked 再発行.",
  access: "member",
  payload: z.strictObject({
    order_id: z.uuid(),
    kind: kindSchema,
    recipient: typed(DOCUMENT_NAME_MAX),
    honorific,
    /** 但し書き of a receipt. */
    purpose: z.optional(typed(DOCUMENT_PURPOSE_MAX)),
    issue: z.int().check(z.minimum(1), z.maximum(99)),
  }),
  answer: documentSummarySchema,
  failures: pickFailures(
    documentFailures,
    "documents/no-such-order",
    "documents/not-offered",
    "documents/not-paid",
    "documents/still-cancellable",
    "documents/not-sent",
    "documents/not-refunded",
    "documents/name-missing",
  ),
});
