import type { ImageLayer } from "@surimono/domain/designs";
import type { SceneAssets, SceneImage } from "../../scene/index.ts";
import { rimOf } from "../commands/remove-ground.ts";
import { type MeasuredGround, measureGround, type Strip } from "./measure-ground.ts";

/** Longer sides say no more about a ground. */
const LOOKED_AT = 500;
/** Rows that tell the noise, which a smaller copy has less of. */
const STRIP = 4;

/** The ground of a picture that is loaded; undefined for one that is not. */
export function groundOnScreen(assets: SceneAssets, layer: ImageLayer): MeasuredGround | undefined {
  const picture = assets.image(layer.assetId);
  if (!picture) return undefined;
  const { width, height } = picture;
  const share = Math.min(1, LOOKED_AT / Math.max(width, height));
  const sides = [width, height].map((side) => Math.max(1, Math.round(side * share)));
  const small = part(assets, picture, [0, 0, width, height], [sides[0] as number, sides[1] as number]);
  const rows = Math.min(STRIP, height);
  const strips = [0, height - rows].map(
    (top): Strip => ({ ...part(assets, picture, [0, top, width, rows], [width, rows]), top, whole: height }),
  );
  return measureGround(small, strips, rimOf(layer));
}

type Box = readonly [left: number, top: number, width: number, height: number];

function part(assets: SceneAssets, picture: SceneImage, box: Box, [width, height]: readonly [number, number]) {
  const { context, giveBack } = assets.surface(width, height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture as never, ...box, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  giveBack?.();
  return { data, width, height };
}
