import * as z from "zod/mini";

/** A my item that its maker shows to everybody. Nothing of it says more about the maker than the nickname. */
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

/** Below `images`, by the item and the place of the picture: gone as soon as the item is taken back. */
export function publishedPicturePath(productId: number, index: number): string {
  return `/gallery/${productId}/${index}.webp`;
}
