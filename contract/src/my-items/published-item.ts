import * as z from "zod/mini";

/** A my item that its maker shows to everybody. It tells nothing about the maker but the nickname. */
export const publishedItem = z.object({
  product_id: z.int(),
  /** The blank item that it is made of. */
  parent_id: z.int(),
  new_name: z.string(),
  description: z.string(),
  nickname: z.string(),
  /** The name of the blank item. */
  name: z.string(),
  color_name: z.string(),
  color_value: z.string(),
  /** Below `images`, the first as the card. */
  image_urls: z.array(z.string()),
  published_at: z.string(),
});
export type PublishedItem = z.output<typeof publishedItem>;

/** Below `images`, addressed by item and position: gone as soon as the item is withdrawn from the gallery. */
export function publishedPicturePath(productId: number, index: number): string {
  return `/gallery/${productId}/${index}.webp`;
}
