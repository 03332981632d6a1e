import { areaShowsIn, type ViewId } from "@surimono/domain/catalogue";
import {
  areaToPixels,
  bendOf,
  boxOfPoints,
  createBrowserSurface,
  type PixelData,
  seenWhere,
  type ViewArt,
} from "../../mockup/index.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { LoadedView } from "../session/art-loader.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A picture of goods in millimetres of the goods. */
export interface GoodsPlan {
  readonly view: ViewId;
  /** `Size.width` of the size shown. */
  readonly sizeWidth: number;
  readonly width: number;
  readonly height: number;
  /** The part of it that the goods fill. */
  readonly goods: Box;
  /** Around the prints, when there are any. */
  readonly prints: Box | undefined;
}

/** `areas` are the ones with something in them, measured for goods of `sizeWidth`. */
export function planOf(
  { file, art }: LoadedView,
  viewId: ViewId,
  sizeWidth: number,
  areas: readonly EditorArea[],
): GoodsPlan {
  const { view } = art;
  const mmPerPx = sizeWidth / (file.referenceWidth * view.pxPerMm);
  const inMm = (box: Box): Box => ({ x: box.x * mmPerPx, y: box.y * mmPerPx, w: box.w * mmPerPx, h: box.h * mmPerPx });
  const bend = view.bend && bendOf(view.bend, view, view.width);
  const printed = areas
    .map((area) => areaToPixels(file, view, area, sizeWidth, view.width))
    .filter(({ box }) => box.w > 0)
    .flatMap(({ box, outline }) =>
      bend ? outline.map((corner) => seenWhere(corner, bend)) : [box, { x: box.x + box.w, y: box.y + box.h }],
    );
  return {
    view: viewId,
    sizeWidth,
    width: view.width * mmPerPx,
    height: view.height * mmPerPx,
    goods: inMm(goodsBox(art, viewId === "hung")),
    prints: printed.length > 0 ? inMm(boxOfPoints(printed)) : undefined,
  };
}

/** The areas that can be seen in the view and have something in them. */
export function printedAreas(
  areas: readonly EditorArea[],
  view: ViewId,
  isUsed: (areaKindId: number) => boolean,
): readonly EditorArea[] {
  return areas.filter((area) => areaShowsIn(area, view) && isUsed(area.areaKindId));
}

/** Measuring needs no sharp picture. */
const MEASURED_WIDTH = 150;
const known = new WeakMap<ViewArt, Box>();

/** In pixels of the art: pictures have empty margins of different widths. */
function goodsBox(art: ViewArt, hasHanger: boolean): Box {
  const measured = known.get(art) ?? measure(art, hasHanger);
  known.set(art, measured);
  return measured;
}

function measure({ view, pictures }: ViewArt, hasHanger: boolean): Box {
  const whole = { x: 0, y: 0, w: view.width, h: view.height };
  if (!pictures.mask) return whole;
  const scale = view.width / MEASURED_WIDTH;
  const height = Math.round(view.height / scale);
  const { context } = createBrowserSurface(MEASURED_WIDTH, height);
  context.drawImage(pictures.mask as never, 0, 0, MEASURED_WIDTH, height);
  if (hasHanger && pictures.label) context.drawImage(pictures.label as never, 0, 0, MEASURED_WIDTH, height);
  const found = opaqueBox(context.getImageData(0, 0, MEASURED_WIDTH, height));
  return found ? { x: found.x * scale, y: found.y * scale, w: found.w * scale, h: found.h * scale } : whole;
}

/** Around every pixel that is not almost clear. */
export function opaqueBox({ width, height, data }: PixelData): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 3; index < data.length; index += 4) {
    if ((data[index] ?? 0) < 32) continue;
    const x = ((index - 3) / 4) % width;
    const y = Math.floor((index - 3) / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}
