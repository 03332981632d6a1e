import { getImage, getImageMagicPicture } from "@surimono/contract/catalogue";
import { fail } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { catalogueImage } from "./catalogue-image.ts";
import { itemPictureImage } from "./item-pictures/item-picture-image.ts";
import { type ImageSource, keptPictures, type PictureQuery } from "./kept-pictures.ts";

/** GET /api/image/azure: one call for the pictures of every feature. GET /api/image/imageMagic: the same, by an absolute address. */
export function imageRoutes(shop: Shop, sources: readonly ImageSource[]): void {
  const pictures = keptPictures(shop, [catalogueImage(shop), itemPictureImage(shop), ...sources]);
  shop.route(getImage, ({ payload, headers, address }) =>
    pictures.answer(payload.url, { ...asked(headers), address, width: payload.w }),
  );
  shop.route(getImageMagicPicture, async ({ payload, headers, address }) => {
    const url = ownAddress(payload.url, shop.env.publicUrl, payload.image_id);
    if (url === undefined) return fail("catalogue/no-such-image");
    return pictures.answer(url, { ...asked(headers), address, width: payload.w });
  });
}

function asked(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Omit<PictureQuery, "address" | "width"> {
  return { accept: single(headers["accept"]), knownEtag: single(headers["if-none-match"]) };
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : undefined;
}

/**
 * What an absolute address of ours names. Nothing is ever fetched: another host, another path, or the picture of an item other than the one
 * named is simply not found.
 */
function ownAddress(absolute: string, publicUrl: string, imageId: string): string | undefined {
  if (!URL.canParse(absolute)) return undefined;
  const { origin, pathname, searchParams, username, password } = new URL(absolute);
  if (origin !== new URL(publicUrl).origin || pathname !== getImage.path || username || password) return undefined;
  const url = searchParams.get("url") ?? "";
  return url.startsWith(`images/designs/${imageId}.`) ? url : undefined;
}
