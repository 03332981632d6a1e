import { HANG_TAG_STEP, NAME_TAG_STEP, PRINT_STEP } from "@surimono/domain/catalogue";
import * as z from "zod/mini";
import { defineCall, done, id, pickFailures } from "../kernel/index.ts";
import { designsFailures } from "./failures.ts";

export const tagStep = z.union([z.literal(NAME_TAG_STEP), z.literal(HANG_TAG_STEP)]);
export const designStep = z.union([z.literal(PRINT_STEP), tagStep]);

export const removeTagDesign = defineCall({
  name: "removeTagDesign",
  method: "POST",
  path: "/api/design/tag/remove",
  summary:
    "Takes a tag off an own draft my item; carts and orders that hold it keep it. Doing it twice changes nothing.",
  access: "member",
  payload: z.strictObject({ product_id: id, step_id: tagStep }),
  answer: done,
  failures: pickFailures(designsFailures, "designs/not-found", "designs/completed"),
});
