import { getImage } from "@surimono/contract/catalogue";
import { fail, ok } from "@surimono/domain/kernel";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import { catalogueImage } from "./catalogue-image.ts";

export interface ImageRequest {
  /** The address without its query, such as `images/catalogue/1001/101/front.webp`. */
  readonly url: string;
  /** One of the fixed widths, in pixels. */
  readonly width: number;
  /** What the browser has already: a picture with this ETag need not be read. */
  readonly knownEtag: string | undefined;
}

/** Who answers for the pictures below a prefix. Undefined when there is no such picture. */
export interface ImageSource {
  readonly prefix: `images/${string}/`;
  find(request: ImageRequest): Promise<FileAnswer | undefined>;
}

/** GET /api/image/azure: one call for the pictures of every feature. */
export function imageRoute(shop: Shop, sources: readonly ImageSource[]): void {
  const all = [catalogueImage(shop), ...sources];
  shop.route(getImage, async ({ payload, headers }) => {
    const source = all.find(({ prefix }) => payload.url.startsWith(prefix));
    const known = headers["if-none-match"];
    const knownEtag = typeof known === "string" ? known : undefined;
    const file = await source?.find({ url: payload.url, width: payload.w, knownEtag });
    return file ? ok(file) : fail("catalogue/no-such-image");
  });
}
