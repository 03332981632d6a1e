import * as z from "zod/mini";
import { defineCall, done, pickFailures } from "../kernel/index.ts";
import { designsFailures } from "./failures.ts";

/** Rules designs-picture-size and designs-pictures-kept. */
export const MAX_PICTURE_BYTES = 5_242_880;
export const MAX_PICTURES = 300;
/** Enough for the largest print area at 300 dpi; any such file decodes in seconds, in half a gigabyte. */
export const MAX_PICTURE_PIXELS = 50_000_000;

const picture = z.object({
  asset_id: z.string(),
  name: z.string(),
  pixel_width: z.int(),
  pixel_height: z.int(),
  /** Measured at the upload; shares are basis points of the ink, `thinnest` is in pixels. */
  facts: z.object({
    see_through: z.int(),
    mid_tones: z.int(),
    thinnest: z.optional(z.number()),
    /** No visible pixel, or no transparent one. */
    ink: z.optional(z.enum(["none", "whole"])),
    /** The colour all around an opaque picture, and that of nearly all of a cut-out: `#rrggbb`. */
    ground: z.optional(z.string()),
    tone: z.optional(z.string()),
    /** Uploaded in CMYK. */
    is_from_press: z.optional(z.boolean()),
    /** By method id: what its inks cannot reproduce. */
    unreachable: z.record(z.string(), z.int()),
  }),
  created_at: z.string(),
});

export type DesignPicture = z.output<typeof picture>;

export const uploadPicture = defineCall({
  name: "uploadPicture",
  method: "POST",
  path: "/api/design/picture",
  summary: "Takes one picture (the file field `picture`): decoded, turned upright, converted to sRGB and re-encoded.",
  access: "member",
  body: "multipart",
  payload: z.strictObject({}),
  answer: picture,
  failures: pickFailures(
    designsFailures,
    "designs/picture-too-large",
    "designs/picture-not-supported",
    "designs/picture-broken",
    "designs/picture-too-many-pixels",
    "designs/picture-too-heavy",
    "designs/picture-busy",
    "designs/too-many-pictures",
  ),
});

/** Pictures on one page of the gallery. */
export const PICTURE_PAGE = 30;

export const listPictures = defineCall({
  name: "listPictures",
  method: "GET",
  path: "/api/design/pictures",
  summary: "The member's own uploads, newest first, page by page: `after` is the last one of the page before.",
  access: "member",
  payload: z.strictObject({ after: z.optional(z.uuid()) }),
  answer: z.object({ pictures: z.array(picture), has_more: z.boolean(), total: z.int() }),
  failures: {},
});

const pictureQuery = z.strictObject({ asset_id: z.uuid() });

/** The longer side of a thumbnail in pixels: sharp where a phone shows it at a third of the screen. */
export const THUMBNAIL_SIDE = 320;

export const getPicture = defineCall({
  name: "getPicture",
  method: "GET",
  path: "/api/design/picture",
  summary: "One own upload as it is drawn and printed, or small.",
  access: "member",
  file: "image/png",
  payload: z.extend(pictureQuery, { size: z.optional(z.literal("thumbnail")) }),
  answer: z.any(),
  failures: pickFailures(designsFailures, "designs/picture-not-found"),
});

export const removePicture = defineCall({
  name: "removePicture",
  method: "POST",
  path: "/api/design/picture/remove",
  summary: "Takes an own upload out of the gallery; designs and orders that use it keep it.",
  access: "member",
  payload: pictureQuery,
  answer: done,
  failures: pickFailures(designsFailures, "designs/picture-not-found"),
});
