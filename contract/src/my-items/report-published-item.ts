import { MAX_REPORT_COMMENT, REPORT_REASONS } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, done, id, pickFailures, typed } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const reportPublishedItem = defineCall({
  name: "reportPublishedItem",
  method: "POST",
  path: "/api/gallery/report",
  summary: "Tells the operator what is wrong with a published item. Guests may too; the maker never learns who it was.",
  access: "guest",
  payload: z.strictObject({ product_id: id, reason: z.enum(REPORT_REASONS), comment: typed(MAX_REPORT_COMMENT) }),
  answer: done,
  failures: pickFailures(myItemsFailures, "my-items/not-published"),
});
