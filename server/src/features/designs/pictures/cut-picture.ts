import type { PicturePart } from "@surimono/domain/designs";
import sharp from "sharp";
import { type NormalisedPicture, normalisePicture } from "./normalise-picture.ts";

export interface CutJob {
  readonly bytes: Uint8Array;
  readonly part: Omit<PicturePart, "assetId">;
  /** A photograph stays one; the rest keeps its transparency. */
  readonly isPhoto: boolean;
}

/** The part as a picture of its own, measured anew: nothing of the rest is in the file. */
export async function cutPicture({ bytes, part, isPhoto }: CutJob): Promise<NormalisedPicture> {
  const cut = sharp(bytes).extract(part);
  return normalisePicture(
    await (isPhoto ? cut.jpeg({ quality: 98, chromaSubsampling: "4:4:4" }) : cut.png()).toBuffer(),
  );
}
