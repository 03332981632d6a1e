import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { documentSummarySchema, sheetSchema } from "./document.ts";
import { documentFailures } from "./failures.ts";

const payload = z.strictObject({ document_id: z.uuid() });
const failures = pickFailures(documentFailures, "documents/no-such-document");

export const getDocument = defineCall({
  name: "getDocument",
  method: "GET",
  path: "/api/document/get",
  summary: "One own document with all that it says.",
  access: "member",
  payload,
  answer: z.extend(documentSummarySchema, {
    sheet: sheetSchema,
    /** Of an estimate: the last day on which it can be ordered from, and whether that is over. */
    estimate: z.optional(z.object({ until: z.string(), over: z.boolean() })),
    /** Of an estimate of what an operator drew up: the page that it is ordered at says whether it still can be. */
    quote: z.optional(z.object({ quote_id: z.string(), until: z.string() })),
  }),
  failures,
});

export const getDocumentFile = defineCall({
  name: "getDocumentFile",
  method: "GET",
  path: "/api/document/file",
  summary: "One own document as a PDF/A file; always the same bytes.",
  access: "member",
  file: "application/pdf",
  payload,
  answer: z.any(),
  failures,
});
