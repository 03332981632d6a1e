import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const publishMyItem = defineCall({
  name: "publishMyItem",
  method: "PUT",
  path: "/api/my-item/publish",
  summary:
    "Shows an own completed item in the gallery (promotion_flag 1) or takes it back (0), which is always possible.",
  access: "member",
  payload: z.strictObject({ product_id: id, promotion_flag: z.int().check(z.minimum(0), z.maximum(1)) }),
  answer: z.object({ promotion_flag: z.int() }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/not-completed",
    "my-items/withdrawn",
    "my-items/no-nickname",
    "my-items/hidden",
  ),
});
