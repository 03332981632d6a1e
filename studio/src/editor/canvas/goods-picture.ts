import { areaShowsIn, INK_ON_GOODS, type MethodId, rectOnSize, type ViewId } from "@surimono/domain/catalogue";
import { type DesignDocument, type ScreenJob, screenJob, screensOf } from "@surimono/domain/designs";
import { MM_PER_INCH, UM_PER_MM } from "@surimono/domain/kernel";
import { composeMockup, createBrowserSurface, type MockupContext, type Print } from "../../mockup/index.ts";
import { cutToOutline, drawDesign, type SceneAssets } from "../../scene/index.ts";
import { printInInks, seenDpi } from "../../screens/index.ts";
import { findArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { LoadedView } from "../session/art-loader.ts";

/** Draws the goods over the whole canvas, which gets the art's aspect ratio; `prints` may be empty. */
export function paintGoods(
  canvas: HTMLCanvasElement,
  width: number,
  { sizeWidth, color }: { readonly sizeWidth: number; readonly color: string },
  loaded: LoadedView,
  prints: readonly Print[],
): void {
  const { view } = loaded.art;
  const height = Math.round((width * view.height) / view.width);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  composeMockup({
    context: context as unknown as MockupContext,
    width,
    height,
    art: loaded.art,
    referenceWidth: loaded.file.referenceWidth,
    sizeWidth,
    color,
    prints,
    createSurface: createBrowserSurface,
  });
}

/** Sharper prints would not be seen in a picture of any list. */
const MOST_PX_PER_MM = 4;

/** How sharp the prints of a picture that is `width` wide are drawn: twice as sharp as the picture itself, so that folds have something to bend. */
export function printPxPerMm({ art: { view } }: LoadedView, width: number): number {
  return Math.min(MOST_PX_PER_MM, (view.pxPerMm * width * 2) / view.width);
}

/** The designs of a view's areas as pictures at `pxPerMm`, cut at the edge of the area. */
export function printsOf(
  document: DesignDocument,
  areas: readonly Pick<EditorArea, "areaKindId" | "view" | "rect" | "tilt" | "outline" | "cut">[],
  view: ViewId,
  /** The width shown, the width the areas are measured for, and the colour of the goods. */
  size: { readonly width: number; readonly rectWidth: number; readonly color: string },
  pxPerMm: number,
  assets: SceneAssets,
): readonly Print[] {
  return areas.flatMap((area) =>
    areaShowsIn(area, view) ? (printOf(document, area, size, pxPerMm, assets) ?? []) : [],
  );
}

/** The design of one area; undefined where nothing is on it. */
export function printOf(
  document: DesignDocument,
  area: Pick<EditorArea, "areaKindId" | "rect" | "tilt" | "outline" | "cut">,
  size: { readonly width: number; readonly rectWidth: number; readonly color: string },
  pxPerMm: number,
  assets: SceneAssets,
): Print | undefined {
  const design = findArea(document, area.areaKindId);
  if (!design || design.layers.length === 0) return undefined;
  const ink = INK_ON_GOODS[document.methodId as MethodId];
  const screens = ink === "spot" ? design.screen && screensOf(design.screen, size.color) : undefined;
  const sharpness = screens ? seenDpi(design) / MM_PER_INCH : pxPerMm;
  const picture = globalThis.document.createElement("canvas");
  picture.width = Math.max(1, Math.round((design.width / 1000) * sharpness));
  picture.height = Math.max(1, Math.round((design.height / 1000) * sharpness));
  const context = picture.getContext("2d", screens && { willReadFrequently: true });
  if (!context) return undefined;
  drawDesign(context, design, sharpness, assets);
  const outline = area.cut?.outline ?? area.outline;
  if (outline) cutToOutline(context, outline, sharpness / UM_PER_MM);
  if (screens) inInks(context, seenDpi(design), screenJob(screens, size.color, design));
  const rect = rectOnSize(area.areaKindId, area.rect, size.width, size.rectWidth);
  return { rect, tilt: area.tilt, picture, ink, ...(area.cut && { drawGoods: area.cut.drawGoods }) };
}

function inInks(context: CanvasRenderingContext2D, dpi: number, job: ScreenJob): void {
  const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  printInInks(pixels, dpi, job);
  context.putImageData(pixels, 0, 0);
}
