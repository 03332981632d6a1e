import { awaitInks, paintGoods, printsOf } from "../editor/canvas/goods-picture.ts";
import { withLines } from "../editor/canvas/with-lines.ts";
import { type ArtLoader, createArtLoader } from "../editor/session/art-loader.ts";
import { pictureWidthMm } from "../mockup/index.ts";
import { awaitScene } from "../on-goods/await-scene.ts";
import type { DesignOfGoods, GoodsLook } from "./looked-at.ts";
import { sceneOf } from "./scene-of.ts";

/** Sharper prints would be scaled down again before they are laid on any picture that fits into memory. */
const MOST_PX_PER_MM = 8;

const arts = new WeakMap<object, ArtLoader>();

/** The art of the goods, kept as long as they are: they are drawn again when they are looked at still closer. */
export function artOf(artUrl: string, goods: Pick<GoodsLook, "silhouette">): ArtLoader {
  const art = arts.get(goods) ?? createArtLoader(artUrl, goods.silhouette);
  arts.set(goods, art);
  return art;
}

/** The goods drawn on this device, `width` pixels wide; undefined where something that they show cannot be fetched. */
export async function drawLook(
  art: ArtLoader,
  { view, sizeWidth }: Pick<GoodsLook, "view" | "sizeWidth">,
  design: DesignOfGoods,
  width: number,
): Promise<HTMLCanvasElement | undefined> {
  const { color, print } = design;
  const scene = sceneOf(design);
  const [loaded, isWhole] = await Promise.all([
    art.view(view),
    print ? awaitScene(scene, print.document) : true,
    print && awaitInks(print.document),
  ]);
  if (!loaded || !isWhole) return undefined;
  const mmWide = pictureWidthMm(loaded.file, loaded.art.view, sizeWidth);
  const pxPerMm = Math.min(MOST_PX_PER_MM, (width * 2) / mmWide);
  const size = { width: sizeWidth, rectWidth: print?.rectWidth ?? sizeWidth, color };
  const areas = print ? await withLines(print.areas, print.document, scene.assets) : [];
  const prints = print ? printsOf(print.document, areas, view, size, pxPerMm, scene.assets) : [];
  const canvas = globalThis.document.createElement("canvas");
  paintGoods(canvas, width, { sizeWidth, color }, loaded, prints);
  return canvas;
}
