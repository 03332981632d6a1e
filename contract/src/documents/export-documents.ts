import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { documentFailures } from "./failures.ts";
import { searchFields } from "./search.ts";

export const exportDocuments = defineCall({
  name: "exportDocuments",
  method: "GET",
  path: "/api/document/export",
  summary: "The documents found, as a ZIP of their PDF files with an index as CSV in UTF-8 with a byte order mark.",
  access: "member",
  file: "application/zip",
  payload: z.strictObject(searchFields),
  answer: z.any(),
  failures: pickFailures(documentFailures, "documents/too-many"),
});
