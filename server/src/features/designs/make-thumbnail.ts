import sharp from "sharp";

export interface ThumbnailJob {
  readonly bytes: Uint8Array;
  /** Of the square that it fits into, in pixels. */
  readonly side: number;
}

/** Small and whole, see-through where the picture is. */
export async function makeThumbnail({ bytes, side }: ThumbnailJob): Promise<Uint8Array> {
  return sharp(bytes).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).webp().toBuffer();
}
