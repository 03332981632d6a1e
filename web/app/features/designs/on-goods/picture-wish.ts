import * as z from "zod/mini";

const wishSchema = z.object({
  assetId: z.string(),
  productId: z.int(),
  colorId: z.int(),
  sizes: z.array(z.object({ size_id: z.int(), quantity: z.int() })),
  /** A guest pressed, and is signing in: on return by that way it goes on without another press. */
  isWaiting: z.optional(z.literal(true)),
});

/** What was last chosen to be ordered of a picture. */
type PictureWish = z.output<typeof wishSchema>;

const KEY = "surimono.picture-wish";

/** Kept in this browser, since a letter's link opens another tab. Undefined if it is of another picture, or of other goods. */
export function readPictureWish(assetId: string, productId: number): PictureWish | undefined {
  try {
    const read = wishSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    const isIts = read.success && read.data.assetId === assetId && read.data.productId === productId;
    return isIts ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function writePictureWish(wish: PictureWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Without storage the choice is made again after signing in.
  }
}
