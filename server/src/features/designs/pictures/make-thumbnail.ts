import sharp from "sharp";

export interface ThumbnailJob {
  readonly bytes: Uint8Array;
  /** Side of the square it fits into, in pixels. */
  readonly side: number;
}

/** Small and uncropped, transparent where the picture is. */
export async function makeThumbnail({ bytes, side }: ThumbnailJob): Promise<Uint8Array> {
  return sharp(bytes).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).webp().toBuffer();
}
