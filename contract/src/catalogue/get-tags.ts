import * as z from "zod/mini";
import { defineCall, id } from "../kernel/index.ts";
import { listOf } from "./list-of.ts";

export const getTags = defineCall({
  name: "getTags",
  method: "POST",
  path: "/api/product/getTags",
  summary: "The keywords of a product; screens show the first five.",
  access: "guest",
  payload: z.object({ product_id: id, catalog: z._default(z.int(), 1) }),
  answer: listOf(z.object({ keyword_text: z.string() })),
  failures: {},
});
