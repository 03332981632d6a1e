import * as z from "zod/mini";
import { defineCall, idInQuery, pickFailures } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";
import { publishedItem } from "./published-item.ts";

export const listWorksAlike = defineCall({
  name: "listWorksAlike",
  method: "GET",
  path: "/api/gallery/item/alike",
  summary:
    "What the maker of a published item publishes with the same picture on other goods, newest first; twelve at most.",
  access: "guest",
  sameForAll: true,
  payload: z.object({ product_id: idInQuery }),
  answer: z.object({ data: z.array(publishedItem) }),
  failures: pickFailures(myItemsFailures, "my-items/not-published"),
});
