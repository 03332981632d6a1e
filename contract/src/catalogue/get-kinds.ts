import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { listOf } from "./list-of.ts";

export const kindSchema = z.object({
  kind_id: z.int(),
  kind_name: z.string(),
  kind_code: z.string(),
  display_flag: z.boolean(),
  sort_id: z.int(),
});
export type KindRow = z.output<typeof kindSchema>;

export const displayCategorySchema = z.object({
  display_category_id: z.int(),
  display_category_name: z.string(),
  display_code: z.string(),
  display_flag: z.boolean(),
  sort_id: z.int(),
  kinds: z.array(kindSchema),
  /** How many items are on the shelf, and the first of them for its picture. */
  item_count: z.int(),
  image_url: z.nullable(z.string()),
});
export type DisplayCategoryRow = z.output<typeof displayCategorySchema>;

export const categorySchema = z.object({
  category_id: z.int(),
  catagory_name: z.string(),
  kinds: z.array(kindSchema),
});

export const getDisplayCategories = defineCall({
  name: "getDisplayCategories",
  method: "GET",
  path: "/api/kind/get/display/list",
  summary: "The shelves of the shop; the client keeps those with display_flag.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: listOf(displayCategorySchema),
  failures: {},
});

export const getKinds = defineCall({
  name: "getKinds",
  method: "GET",
  path: "/api/kind/get/all",
  summary: "Every category with its kinds.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: listOf(categorySchema),
  failures: {},
});
