import * as z from "zod/mini";
import { defineCall, id, pickFailures, userId } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const confirmDesign = defineCall({
  name: "confirmDesign",
  method: "POST",
  path: "/api/product/design/confirm",
  summary:
    "Completes an own draft: from then on it can be ordered and no longer edited. Doing it twice changes nothing.",
  access: "member",
  payload: z.strictObject({ product_id: id, user_id: z.optional(userId) }),
  answer: z.object({ message: z.literal("myitem status update success") }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/no-design",
    "my-items/tag-unfinished",
    "my-items/not-printable",
    "my-items/text-faults",
    "my-items/withdrawn",
  ),
});
