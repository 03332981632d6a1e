import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { designDocument } from "./document.ts";
import { designsFailures } from "./failures.ts";

const payload = z.strictObject({
  product_id: id,
  document: designDocument,
  /** The revision that the change was made on, so that two tabs do not overwrite each other silently. It fits PostgreSQL's integer. */
  revision: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
});

/** The keys of the warnings that the customer ticked: see `warningKey` of the domain. */
export const acceptedKeys = z
  .array(z.string().check(z.minLength(1), z.maxLength(600), z.regex(/^[^\u0000\p{Cs}]*$/u)))
  .check(z.maxLength(2000));

const failures = pickFailures(
  designsFailures,
  "designs/not-found",
  "designs/completed",
  "designs/deleted",
  "designs/changed-elsewhere",
  "designs/color-not-offered",
  "designs/does-not-fit",
  "designs/no-such-picture",
);

export const saveDesign = defineCall({
  name: "saveDesign",
  method: "POST",
  path: "/api/design/save",
  summary:
    "Keeps the working state of an own design, and makes the draft's colour that of its print document where that is sold by its method. On a conflict the detail names the stored revision.",
  access: "member",
  payload,
  answer: z.object({ revision: z.int(), saved_at: z.string() }),
  failures,
});

export const finishDesign = defineCall({
  name: "finishDesign",
  method: "POST",
  path: "/api/design/finish",
  summary:
    "Checks the design for print, keeps it with the accepted warnings as an immutable version and starts its mock-ups and print files. When it is refused the detail lists the findings.",
  access: "member",
  payload: z.strictObject({ ...payload.shape, accepted: acceptedKeys }),
  answer: z.object({ product_id: id, version_id: z.string(), revision: z.int() }),
  failures: {
    ...failures,
    ...pickFailures(designsFailures, "designs/not-printable", "designs/warnings-not-accepted"),
  },
});
