import { wholeViewOf } from "@surimono/domain/catalogue";
import { artOf, drawLook } from "../close-look/draw-look.ts";
import type { DesignOfGoods, GoodsLook } from "../close-look/looked-at.ts";
import { type Box, createBrowserSurface, type MockupContext } from "../mockup/canvas.ts";
import { type ArtFile, type ArtView, areaToPixels, type PointPx, pictureWidthMm } from "../mockup/index.ts";
import { composeStillLife } from "./compose-still-life.ts";
import { fetchPlace } from "./fetch-place.ts";
import { frameGoods, type GoodsPicture } from "./frame-goods.ts";
import { goodsSilhouette } from "./goods-silhouette.ts";
import { placeOf, viewInPlace } from "./place-of.ts";
import { PLACE_FRAME } from "./places.ts";

/** From near by goods are larger than the picture, and are drawn so. */
const NEAR_WIDTH = 2;

interface StillLifeWish {
  readonly artUrl: string;
  readonly goods: GoodsLook;
  /** Cloth and print fill the picture. */
  readonly isNear: boolean;
  /** Of the picture, in pixels. */
  readonly width: number;
}

/** The goods in the place where they are used; undefined where something that they show cannot be fetched. */
export async function drawStillLife(
  { artUrl, goods, isNear, width }: StillLifeWish,
  design: DesignOfGoods,
): Promise<HTMLCanvasElement | undefined> {
  const loader = artOf(artUrl, goods);
  const art = await loader.file();
  const look = art && { ...goods, view: viewInPlace(art, goods.view) };
  const view = look && art.views[look.view];
  const seen = look && (await drawLook(loader, look, design, isNear ? width * NEAR_WIDTH : width));
  const silhouette = seen && goodsSilhouette(seen, createBrowserSurface);
  if (!view || !silhouette) return undefined;
  const { extent } = silhouette;
  const mm = pictureWidthMm(art, view, goods.sizeWidth);
  const picture: GoodsPicture = { width: mm, height: (mm * view.height) / view.width, extent };
  const { name, place } = placeOf(look, Math.max(picture.width * extent.w, picture.height * extent.h));
  const pictures = await fetchPlace(name);
  const height = Math.round((width * PLACE_FRAME.height) / PLACE_FRAME.width);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d") as unknown as MockupContext | null;
  if (!context) throw new Error("no canvas for the still life");
  const framing = frameGoods(place, picture, isNear ? printMiddle(design, look, art, view, extent) : undefined);
  const surfaces = { context, createSurface: createBrowserSurface };
  composeStillLife({ ...surfaces, width, height, place: pictures, goods: seen, silhouette, framing });
  return canvas;
}

/** The middle of the largest place for a print on that side, as shares of the picture; that of the goods where there is none. */
function printMiddle({ print }: DesignOfGoods, goods: GoodsLook, art: ArtFile, view: ArtView, extent: Box): PointPx {
  const places = print?.areas.filter((area) => area.view === wholeViewOf(goods.view)) ?? [];
  const [largest] = places.toSorted((a, b) => b.rect.w * b.rect.h - a.rect.w * a.rect.h);
  const box = largest ? areaToPixels(art, view, largest, goods.sizeWidth, view.width).box : undefined;
  if (!box) return { x: extent.x + extent.w / 2, y: extent.y + extent.h / 2 };
  return { x: (box.x + box.w / 2) / view.width, y: (box.y + box.h / 2) / view.height };
}
