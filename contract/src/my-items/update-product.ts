import { MAX_IMAGES, MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, id, pickFailures, typed } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

/** One picture of the item, in the order shown: one that it has by its id, or a new one by the name of the file that brings it. */
const imageChoice = z.union([
  z.strictObject({ image_id: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.strictObject({ image_name: z.string().check(z.regex(/^[\w.-]{1,60}$/)) }),
]);

export const updateProduct = defineCall({
  name: "updateProduct",
  method: "POST",
  path: "/api/product/update",
  summary:
    "Saves words, price, sizes and pictures of an own draft; new pictures travel as files under their image_name. With isSave it appears in the list of drafts.",
  access: "member",
  body: "multipart",
  payload: z.strictObject({
    product: z.strictObject({
      product_id: id,
      /** Twice the limit, so that a slightly too long text gets its message at the field. */
      new_name: typed(MAX_ITEM_NAME * 2),
      description: typed(MAX_ITEM_DESCRIPTION * 2),
      regular_price: z.number(),
      /** The sizes that it comes in; unchanged when left out. */
      size_ids: z.optional(z.array(id).check(z.maxLength(100))),
      /** All its pictures in their order; those left out are removed. Unchanged when left out. */
      images: z.optional(z.array(imageChoice).check(z.maxLength(MAX_IMAGES * 2))),
      /** As it was read: a save on top of somebody else's change is refused. */
      update_time: z.optional(z.string().check(z.maxLength(40))),
    }),
    isSave: z.boolean(),
  }),
  answer: z.object({ product_id: id, status: z.int(), update_time: z.string() }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/completed",
    "my-items/changed-elsewhere",
    "my-items/text-faults",
    "my-items/no-size",
    "my-items/no-such-size",
    "my-items/no-image",
    "my-items/too-many-images",
    "my-items/no-such-image",
    "my-items/image-too-large",
    "my-items/image-not-supported",
    "my-items/image-broken",
    "my-items/image-too-many-pixels",
    "my-items/image-too-heavy",
    "my-items/image-busy",
    "my-items/withdrawn",
  ),
});
