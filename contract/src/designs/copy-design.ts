import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { designDocument } from "./document.ts";
import { designsFailures } from "./failures.ts";
import { designStep } from "./tags.ts";

/** The new my item, and the studio's address for its design. */
const copied = z.object({ product_id: id, url: z.string() });

/** One key makes one copy, however often it is sent. */
const oneCopy = z.optional(z.uuid());

export const readDesign = defineCall({
  name: "readDesign",
  method: "POST",
  path: "/api/design/read",
  summary:
    "The working state of one step of an own draft's design as it is stored now, for a studio that is open already.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({ product_id: id, step_id: designStep }),
  answer: z.object({ document: designDocument, revision: z.int(), saved_at: z.string() }),
  failures: pickFailures(designsFailures, "designs/not-found", "designs/completed"),
});

export const keepDesignCopy = defineCall({
  name: "keepDesignCopy",
  method: "POST",
  path: "/api/design/keep-copy",
  summary: "Keeps a print document for an own my item's goods as a new listed draft beside it.",
  access: "member",
  payload: z.strictObject({ request_key: oneCopy, product_id: id, document: designDocument }),
  answer: copied,
  failures: pickFailures(
    designsFailures,
    "designs/not-found",
    "designs/no-such-item",
    "designs/color-not-offered",
    "designs/does-not-fit",
    "designs/no-such-picture",
  ),
});

export const copyDesign = defineCall({
  name: "copyDesign",
  method: "POST",
  path: "/api/design/copy",
  summary: "Copies areas of an own design, fitted again, onto areas of another catalogue item as a new listed draft.",
  access: "member",
  payload: z.strictObject({
    request_key: oneCopy,
    product_id: id,
    item_id: id,
    method_id: id,
    color_id: id,
    areas: z
      .array(z.strictObject({ from_area_kind_id: id, to_area_kind_id: id }))
      .check(z.minLength(1), z.maxLength(16)),
  }),
  answer: copied,
  failures: pickFailures(
    designsFailures,
    "designs/not-found",
    "designs/removed",
    "designs/no-such-item",
    "designs/choice-not-printable",
    "designs/nothing-to-copy",
  ),
});
