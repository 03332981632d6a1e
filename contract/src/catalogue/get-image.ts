import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { IMAGE_PATH, IMAGE_WIDTHS } from "./image-address.ts";

const width = z._default(
  z.coerce.number().check(z.refine((asked) => IMAGE_WIDTHS.some((allowed) => allowed === asked))),
  564,
);

const failures = {
  "catalogue/no-such-image": { status: 404, message: "画像が見つかりませんでした。" },
  "catalogue/drawing-busy": {
    status: 503,
    message: "ただいま画像の作成が混み合っています。少し待ってからお試しください。",
  },
} as const;

export const getImage = defineCall({
  name: "getImage",
  method: "GET",
  path: IMAGE_PATH,
  summary:
    "A picture below images/, such as images/catalogue/1001/101/front.webp, at one of the fixed widths: AVIF, WebP or PNG as Accept says, always PNG for an address that ends so.",
  access: "guest",
  file: "image/webp",
  payload: z.object({
    url: z.string().check(z.maxLength(300), z.regex(/^images\/[\w\-./]+$/)),
    w: width,
  }),
  answer: z.unknown(),
  failures,
});

export const getImageMagicPicture = defineCall({
  name: "getImageMagicPicture",
  method: "GET",
  path: "/api/image/imageMagic",
  summary:
    "The picture behind the absolute image_url of a my item's print step (im_json, step_id 1), given with the step's imItemId. Fetches nothing: an address outside this shop, or of another item, is not found.",
  access: "guest",
  file: "image/webp",
  payload: z.object({
    url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[\x21-\x7e]+$/)),
    image_id: z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/)),
    w: width,
  }),
  answer: z.unknown(),
  failures,
});
