import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { designsFailures } from "./failures.ts";
import { openedDesign } from "./open-design.ts";

export const lookAtDesign = defineCall({
  name: "lookAtDesign",
  method: "POST",
  path: "/api/design/look",
  summary:
    "The print of an own my item with its goods, only to be shown: on pages that draw it in every colour or larger. A completed item's too.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({ product_id: id }),
  answer: openedDesign,
  failures: pickFailures(designsFailures, "designs/not-found", "designs/deleted", "designs/no-such-item"),
});
