import * as z from "zod/mini";
import { defineCall, idInQuery, pickFailures } from "../kernel/index.ts";
import { designsFailures } from "./failures.ts";

/** `png`, `plate` (white ink) and `pdf` are of one area; `proof` (校正紙) and the tickets (指示書) of the whole version. */
const PRINT_FILE_KINDS = ["png", "plate", "pdf", "film", "proof", "ticket", "ticket_csv"] as const;
export type PrintFileKind = (typeof PRINT_FILE_KINDS)[number];

const printFile = z.object({
  kind: z.enum(PRINT_FILE_KINDS),
  /** Only of a file of one area. */
  area_kind_id: z.optional(z.int()),
  area_name: z.optional(z.string()),
  /** Only where sizes of the goods are printed from files of their own. */
  size_group: z.optional(z.string()),
  size_names: z.optional(z.array(z.string())),
  /** Of a film: its place in the order of printing, from 1, and the name of its ink. */
  film: z.optional(z.int()),
  ink_name: z.optional(z.string()),
  file_name: z.string(),
});
export type PrintFile = z.output<typeof printFile>;

export const listPrintFiles = defineCall({
  name: "listPrintFiles",
  method: "GET",
  path: "/api/design/prints",
  summary: "The print files of an own finished design, and whether they are made already.",
  access: "member",
  payload: z.strictObject({ version_id: z.uuid() }),
  answer: z.object({ ready: z.boolean(), files: z.array(printFile) }),
  failures: pickFailures(designsFailures, "designs/version-not-found"),
});

export const getPrintFile = defineCall({
  name: "getPrintFile",
  method: "GET",
  path: "/api/design/print",
  summary: "One print file of an own finished design; it is made first where it is not there yet.",
  access: "member",
  file: "application/octet-stream",
  payload: z.strictObject({
    version_id: z.uuid(),
    kind: z.enum(PRINT_FILE_KINDS),
    area_kind_id: z.optional(idInQuery),
    /** As listed; without it, the file of the sizes that the design was drawn for. */
    size_group: z.optional(z.string().check(z.maxLength(20))),
    /** Of films, as listed: a place has one for each ink. */
    film: z.optional(idInQuery),
  }),
  answer: z.any(),
  failures: pickFailures(designsFailures, "designs/version-not-found", "designs/no-such-print-file"),
});
