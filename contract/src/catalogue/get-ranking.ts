import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { productCardSchema } from "./product.ts";

export const getRanking = defineCall({
  name: "getRanking",
  method: "GET",
  path: "/api/product/ranking",
  summary:
    "Up to ten items, those ordered most in the last thirty days; the catalogue's first ten while nothing was ordered.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: z.object({
    data: z.array(productCardSchema),
    /** The first and the last day that count, yyyy-mm-dd; null while nothing was ordered in between. */
    period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  }),
  failures: {},
});
