import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

export const listReviewSums = defineCall({
  name: "listReviewSums",
  method: "GET",
  path: "/api/review/sums",
  summary: "How many stars all goods have on average, and of how many reviews; goods without a review are left out.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: z.object({
    sums: z.array(
      z.object({
        product_id: z.int(),
        total: z.int(),
        /** With one decimal. */
        average: z.number(),
      }),
    ),
  }),
  failures: {},
});
