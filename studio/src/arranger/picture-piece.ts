import type { MaskShape } from "@surimono/domain/designs";
import type { Piece } from "./piece.ts";
import { plainLayer } from "./plain-layer.ts";

/** The customer's own picture. */
export interface OwnPicture {
  readonly assetId: string;
  readonly name: string;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly hasGround: boolean;
}

/** One unit wide; what exceeds the ratio is cut equally on both sides. */
export function picturePiece(picture: OwnPicture, ratio: number, mask?: MaskShape): Piece {
  const { assetId, name, pixelWidth, pixelHeight } = picture;
  return {
    width: 1,
    height: ratio,
    layAt: (place) => [
      {
        ...plainLayer(place, place.unit, place.unit * ratio),
        kind: "image",
        name,
        assetId,
        pixelWidth,
        pixelHeight,
        ...(mask && { mask }),
      },
    ],
  };
}

/** Height at width 1, no longer than a frame looks good. */
export function framedRatio({ pixelWidth, pixelHeight }: OwnPicture): number {
  return Math.min(1.3, Math.max(0.7, pixelHeight / pixelWidth));
}
