import { DEFECT_WISHES, DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { lineQuantity } from "../cart/index.ts";
import { defineCall, typed } from "../kernel/index.ts";
import { rosterRowsSchema } from "../orders/index.ts";
import { defectSchema } from "./defect.ts";
import { defectFailures } from "./failures.ts";

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export const reportDefect = defineCall({
  name: "reportDefect",
  method: "POST",
  path: "/api/defect/report",
  summary:
    "Reports pieces of a parcel of an own order, with photographs as files. The same `request_key` answers the report that was made.",
  access: "member",
  repeatable: true,
  body: "multipart",
  payload: z.strictObject({
    report: z.strictObject({
      request_key: z.uuid(),
      order_id: z.uuid(),
      parcel_number: z.int().check(z.minimum(1), z.maximum(200)),
      pieces: z
        .array(
          z.strictObject({
            line_id: z.uuid(),
            quantity: lineQuantity,
            /** Which, of a line whose pieces differ: their numbers in the roster. */
            rows: z.optional(rosterRowsSchema),
          }),
        )
        .check(z.maxLength(100)),
      wish: z.enum(DEFECT_WISHES),
      words: typed(DEFECT_WORDS_MAX * 2),
      /** Where the shop does not know the day. */
      arrived_on: z.optional(z.string().check(z.refine(isDay))),
    }),
  }),
  answer: defectSchema,
  failures: defectFailures,
});
