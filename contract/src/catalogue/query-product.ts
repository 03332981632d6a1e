import * as z from "zod/mini";
import { defineCall, id } from "../kernel/index.ts";
import { listOf } from "./list-of.ts";
import { productSchema } from "./product.ts";

/** My items are answered to their owner only; an id that the bearer may not see gives an empty list. */
export const queryProduct = defineCall({
  name: "queryProduct",
  method: "POST",
  path: "/api/db/product/query",
  summary: "One product by id, as a list of at most one.",
  access: "guest",
  payload: z.object({ product_id: id }),
  answer: listOf(productSchema),
  failures: {},
});

export const getProductWithKind = defineCall({
  name: "getProductWithKind",
  method: "POST",
  path: "/api/product/getProductWithKind",
  summary: "One product with the names of its kind and category, as a list of at most one.",
  access: "guest",
  payload: z.object({ product_id: id }),
  answer: listOf(productSchema),
  failures: {},
});
