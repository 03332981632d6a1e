import { getImageMagicPicture } from "./get-image.ts";
import { type IMAGE_WIDTHS, imageAddress } from "./image-address.ts";
import type { ImStep } from "./product.ts";

/** The address of what a step shows. That of the print is absolute, and served by GET /api/image/imageMagic (rule designs-pictures-address). */
export function stepAddress({ image_url, imItemId }: ImStep, width: (typeof IMAGE_WIDTHS)[number]): string {
  if (!/^https?:/.test(image_url)) return imageAddress(image_url, width);
  const query = new URLSearchParams({ url: image_url, image_id: imItemId, w: String(width) });
  return `${getImageMagicPicture.path}?${query}`;
}
