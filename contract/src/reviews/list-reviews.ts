import * as z from "zod/mini";
import { defineCall, idInQuery } from "../kernel/index.ts";
import { reviewSchema } from "./review.ts";

export const listReviews = defineCall({
  name: "listReviews",
  method: "GET",
  path: "/api/review/list",
  summary: "What buyers say of goods, the newest first, ten at a time, with the average of all.",
  access: "guest",
  payload: z.object({ product_id: idInQuery, after: z.optional(z.uuid()) }),
  answer: z.object({
    reviews: z.array(reviewSchema),
    total: z.int(),
    /** With one decimal; null while there is none. */
    average: z.nullable(z.number()),
    next: z.nullable(z.string()),
  }),
  failures: {},
});
