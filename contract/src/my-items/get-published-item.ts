import * as z from "zod/mini";
import { defineCall, idInQuery, pickFailures } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";
import { publishedItem } from "./published-item.ts";

export const getPublishedItem = defineCall({
  name: "getPublishedItem",
  method: "GET",
  path: "/api/gallery/item",
  summary: "One published my item, for a link that was shared.",
  access: "guest",
  sameForAll: true,
  payload: z.object({ product_id: idInQuery }),
  answer: publishedItem,
  failures: pickFailures(myItemsFailures, "my-items/not-published"),
});
