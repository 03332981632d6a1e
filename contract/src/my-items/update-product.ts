import { MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, id, pickFailures, typed } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const updateProduct = defineCall({
  name: "updateProduct",
  method: "POST",
  path: "/api/product/update",
  summary: "Saves name, description and selling price of an own draft. With isSave it appears in the list of drafts.",
  access: "member",
  body: "multipart",
  payload: z.strictObject({
    product: z.strictObject({
      product_id: id,
      /** Twice the limit, so that a slightly too long text is told as such at its field. */
      new_name: typed(MAX_ITEM_NAME * 2),
      description: typed(MAX_ITEM_DESCRIPTION * 2),
      regular_price: z.number(),
    }),
    isSave: z.boolean(),
  }),
  answer: z.object({ product_id: id, status: z.int(), update_time: z.string() }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/completed",
    "my-items/text-faults",
    "my-items/withdrawn",
  ),
});
