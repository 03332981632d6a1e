import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { productCardSchema } from "./product.ts";

const someId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const price = z.int().check(z.minimum(0), z.maximum(100_000_000));

/** Every field narrows the search; ids of colours are alternatives. A missing field or an id of 0 means any. */
export const searchFilterSchema = z.object({
  searchStr: z._default(z.string().check(z.maxLength(100)), ""),
  categoryId: z.optional(someId),
  displayCategoryId: z.optional(someId),
  kindId: z.optional(someId),
  fabricType: z.optional(someId),
  materialId: z.optional(someId),
  /** Made of any sustainable material. */
  sustainable: z.optional(z.boolean()),
  donationAvailable: z.optional(z.boolean()),
  lowerPrice: z.optional(price),
  upperPrice: z.optional(price),
  printMethodId: z.optional(someId),
  /** Ids of preset colours. */
  colorsArr: z.optional(z.array(someId).check(z.maxLength(15))),
});

export const searchProducts = defineCall({
  name: "searchProducts",
  method: "POST",
  path: "/api/product/get/searchedProducts",
  summary:
    "Catalogue items by keyword and filter, sorted by 1 newest, 2 price rising, 3 price falling or 4 popularity.",
  access: "guest",
  payload: z.extend(searchFilterSchema, {
    sort: z._default(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), 4),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
    offset: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
  }),
  answer: z.object({ data: z.array(productCardSchema), total: z.int() }),
  failures: {},
});
