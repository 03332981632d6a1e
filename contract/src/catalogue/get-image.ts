import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";

/** The widths that pictures are drawn at; others are refused so that no one can fill the cache. */
export const IMAGE_WIDTHS = [120, 240, 360, 564, 900, 1200] as const;

export const getImage = defineCall({
  name: "getImage",
  method: "GET",
  path: "/api/image/azure",
  summary: "A picture below images/, such as images/catalogue/1001/101/front.webp, as WebP at one of the fixed widths.",
  access: "guest",
  file: "image/webp",
  payload: z.object({
    url: z.string().check(z.maxLength(300), z.regex(/^images\/[\w\-./]+$/)),
    w: z._default(z.coerce.number().check(z.refine((width) => IMAGE_WIDTHS.some((allowed) => allowed === width))), 564),
  }),
  answer: z.unknown(),
  failures: { "catalogue/no-such-image": { status: 404, message: "画像が見つかりませんでした。" } },
});

/** The address of a picture for `src` and `srcset`. */
export function imageAddress(url: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/api/image/azure?url=images${url}&w=${width}`;
}
