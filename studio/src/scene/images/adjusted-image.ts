import type { ImageLayer, RemovedGround } from "@surimono/domain/designs";
import { RecentMap } from "@surimono/domain/kernel";
import type { SceneAssets } from "../scene-assets.ts";
import type { SceneImage, Surface } from "../scene-context.ts";
import { adjustPixels } from "./adjust-pixels.ts";
import { GroundMap } from "./ground-map.ts";

/** The last adjustments of each picture: a drag paints them many times, a slider each only once. */
const adjusted = new WeakMap<SceneImage, RecentMap<string, Surface>>();
const KEPT = 3;
/** All of a photograph's pixels at once would double its memory. */
const ROWS_AT_ONCE = 512;

type Look = Pick<ImageLayer, "adjust" | "ground">;

/**
 * A copy of the picture without its ground and with its pixels adjusted, its sides halved this many times in between. The caller releases it after drawing; where layers
 * are repainted again and again it is cached instead.
 */
export function adjustedImage(picture: SceneImage, look: Look, halvings: number, assets: SceneAssets): Surface {
  if (assets.paintsOnce) return adjustedCopy(picture, look, halvings, assets);
  const { adjust, ground } = look;
  const { brightness, contrast, saturation, inverted, ink } = adjust ?? {};
  const key = [brightness, contrast, saturation, inverted, ink, ground && JSON.stringify(ground), halvings].join();
  const copies = adjusted.get(picture) ?? new RecentMap<string, Surface>(KEPT);
  adjusted.set(picture, copies);
  // Without a way to release it: the caller must not.
  return copies.take(key, () => {
    const { context, image } = adjustedCopy(picture, look, halvings, assets);
    return { context, image };
  });
}

function adjustedCopy(picture: SceneImage, { adjust, ground }: Look, halvings: number, assets: SceneAssets): Surface {
  const cut = ground && groundless(picture, ground, assets);
  const surface = cut && halvings === 0 ? cut : smallerCopy(cut?.image ?? picture, halvings, assets);
  if (cut !== surface) cut?.giveBack?.();
  if (adjust) changeRows(surface, picture, halvings, (data) => adjustPixels(data, adjust));
  return surface;
}

/** In all of its pixels: thin lines would let the flood pass in a smaller copy. */
function groundless(picture: SceneImage, ground: RemovedGround, assets: SceneAssets): Surface {
  const surface = smallerCopy(picture, 0, assets);
  const map = new GroundMap(picture.width, picture.height, ground);
  readRows(surface, picture, 0, ({ data }, y) => map.tell(data, y));
  map.flood();
  changeRows(surface, picture, 0, (data, y) => map.clear(data, y));
  return surface;
}

function smallerCopy(picture: SceneImage, halvings: number, assets: SceneAssets): Surface {
  const [width, height] = [halved(picture.width, halvings), halved(picture.height, halvings)];
  const surface = assets.surface(width, height);
  const { context } = surface;
  if (halvings === 0) context.drawImage(picture as never, 0, 0);
  else {
    const before = assets.halvesInSteps && halvings > 1 ? smallerCopy(picture, halvings - 1, assets) : undefined;
    const from = before?.image ?? picture;
    if (!before) assets.decodeWhole?.(picture);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = "high";
    context.drawImage(from as never, 0, 0, from.width, from.height, 0, 0, width, height);
    before?.giveBack?.();
  }
  return surface;
}

type Rows = ReturnType<Surface["context"]["getImageData"]>;

function readRows(
  { context }: Surface,
  picture: SceneImage,
  halvings: number,
  use: (rows: Rows, y: number) => void,
): void {
  const [width, height] = [halved(picture.width, halvings), halved(picture.height, halvings)];
  for (let y = 0; y < height; y += ROWS_AT_ONCE) {
    use(context.getImageData(0, y, width, Math.min(ROWS_AT_ONCE, height - y)), y);
  }
}

function changeRows(
  surface: Surface,
  picture: SceneImage,
  halvings: number,
  change: (data: Uint8ClampedArray, y: number) => void,
): void {
  readRows(surface, picture, halvings, (rows, y) => {
    change(rows.data, y);
    surface.context.putImageData(rows as never, 0, y);
  });
}

function halved(side: number, times: number): number {
  return Math.max(1, Math.round(side / 2 ** times));
}
