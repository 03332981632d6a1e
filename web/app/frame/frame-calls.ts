import { defineCall } from "@surimono/contract/kernel";
import * as z from "zod/mini";

export const getDisplayKinds = defineCall({
  name: "getDisplayKinds",
  method: "GET",
  path: "/api/kind/get/display/list",
  summary: "Display categories.",
  access: "guest",
  payload: z.object({}),
  answer: z.array(
    z.object({
      display_category_id: z.number(),
      display_category_name: z.string(),
      display_code: z.string(),
      display_flag: z.number(),
      sort_id: z.number(),
    }),
  ),
  failures: {},
});

export const searchProducts = defineCall({
  name: "searchProducts",
  method: "POST",
  path: "/api/product/get/searchedProducts",
  summary: "Search.",
  access: "guest",
  payload: z.object({ searchStr: z.string(), limit: z.number() }),
  answer: z.array(z.object({ product_id: z.number(), name: z.string() })),
  failures: {},
});
