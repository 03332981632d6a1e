import * as z from "zod/mini";
import { defineCall, id, pickFailures, typed, userId } from "../kernel/index.ts";
import { designsFailures } from "./failures.ts";
import { tagStep } from "./tags.ts";

/** Where the browser goes next: the studio with a short-lived token. */
const toolAddress = z.object({ url: z.string() });

export const getImageMagicToken = defineCall({
  name: "getImageMagicToken",
  method: "POST",
  path: "/api/product/getImageMagicToken",
  summary: "Starts a design on a catalogue item: makes the hidden draft my item and answers the studio's address.",
  access: "member",
  payload: z.strictObject({ product_id: id, sku: typed(64, 1), works_id: typed(400, 1) }),
  answer: toolAddress,
  failures: pickFailures(designsFailures, "designs/no-such-item", "designs/choice-not-printable"),
});

export const editImageMagicDesign = defineCall({
  name: "editImageMagicDesign",
  method: "POST",
  path: "/api/product/editImageMagicDesign",
  summary:
    "Opens the design of an own draft my item again and answers the studio's address; with `subsidiary` that of a tag.",
  access: "member",
  payload: z.strictObject({
    im_item_id: z.optional(typed(64)),
    product_id: id,
    sku: z.optional(typed(64)),
    works_id: z.optional(typed(400)),
    /** Designs a tag; which one says `step_id`, or else `im_item_id`. */
    subsidiary: z.optional(z.boolean()),
    step_id: z.optional(tagStep),
    user_id: z.optional(userId),
  }),
  answer: toolAddress,
  failures: pickFailures(
    designsFailures,
    "designs/not-found",
    "designs/completed",
    "designs/deleted",
    "designs/no-such-item",
    "designs/no-such-tag",
  ),
});
