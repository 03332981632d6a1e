import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { documentSummarySchema } from "./document.ts";
import { searchFields } from "./search.ts";

export const listDocuments = defineCall({
  name: "listDocuments",
  method: "GET",
  path: "/api/document/list",
  summary: "The member's documents, newest first; `before` is the document_id of the last one seen.",
  access: "member",
  payload: z.strictObject({
    ...searchFields,
    before: z.optional(z.uuid()),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ documents: z.array(documentSummarySchema), has_more: z.boolean() }),
  failures: {},
});
