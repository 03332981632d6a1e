import * as z from "zod/mini";
import { defineCall, pickFailures } from "../../kernel/index.ts";
import { catalogueFailures } from "./failures.ts";
import { OF_CONSOLE } from "./shapes.ts";

/** Of a camera at its best. */
export const MAX_ITEM_PICTURE_BYTES = 12_000_000;

export const uploadItemPicture = defineCall({
  ...OF_CONSOLE,
  name: "uploadItemPicture",
  method: "POST",
  path: "/api/operator/catalogue/pictures",
  summary:
    "Takes a photograph of an item, as base64: decoded, made upright, cut to the shape of the drawings (`whole`: with a margin instead) and encoded again. An item's file then names it.",
  right: "catalogue.write",
  payload: z.object({
    photo: z.string().check(z.maxLength(Math.ceil(MAX_ITEM_PICTURE_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    whole: z.boolean(),
  }),
  answer: z.object({ picture_id: z.string(), width: z.int(), height: z.int() }),
  failures: pickFailures(
    catalogueFailures,
    "catalogue/picture-unreadable",
    "catalogue/picture-too-small",
    "catalogue/picture-too-large",
    "catalogue/picture-busy",
  ),
});
