import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";

export const suggestWords = defineCall({
  name: "suggestWords",
  method: "GET",
  path: "/api/product/get/suggestedWords",
  summary:
    "Words of the catalogue that are spelt nearly like a keyword that finds nothing, or next to nothing while they find clearly more; the nearest first.",
  access: "guest",
  sameForAll: true,
  payload: z.object({ searchStr: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ data: z.array(z.string()) }),
  failures: {},
});
