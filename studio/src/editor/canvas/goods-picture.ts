import { areaShowsIn, INK_ON_GOODS, type MethodId, rectOnSize, type ViewId } from "@surimono/domain/catalogue";
import type { AreaDesign, DesignDocument } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { composeMockup, createBrowserSurface, type MockupContext, type Print } from "../../mockup/index.ts";
import type { PressLook } from "../../press/index.ts";
import { cutToOutline, drawDesign, type SceneAssets } from "../../scene/index.ts";
import { findArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { LoadedView } from "../session/art-loader.ts";
import type { drawInInks as DrawInInks } from "./ink-picture.ts";

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

/** The designs of a view's areas as pictures at `pxPerMm`, cut at the edge of the area; on paper as that press prints them. */
export function printsOf(
  document: DesignDocument,
  areas: readonly (PrintedPlace & Pick<EditorArea, "view">)[],
  view: ViewId,
  /** The width shown, the width the areas are measured for, and the colour of the goods. */
  size: { readonly width: number; readonly rectWidth: number; readonly color: string },
  pxPerMm: number,
  assets: SceneAssets,
  press?: PressLook,
): readonly Print[] {
  return areas.flatMap((area) =>
    areaShowsIn(area, view) ? (printOf(document, area, size, pxPerMm, assets, press) ?? []) : [],
  );
}

type PrintedPlace = Pick<EditorArea, "areaKindId" | "rect" | "tilt" | "outline" | "cut" | "press">;

/** The design of one area; undefined where nothing is on it. */
export function printOf(
  document: DesignDocument,
  area: PrintedPlace,
  size: { readonly width: number; readonly rectWidth: number; readonly color: string },
  pxPerMm: number,
  assets: SceneAssets,
  press?: PressLook,
): Print | undefined {
  const design = findArea(document, area.areaKindId);
  if (!design || design.layers.length === 0) return undefined;
  const ink = INK_ON_GOODS[document.methodId as MethodId];
  const outline = area.cut?.outline ?? area.outline;
  const picture =
    (ink === "spot" && inInks?.(design, size.color, assets)) ||
    drawnArea(design, outline, pxPerMm, assets, area.press && press);
  if (!picture) return undefined;
  const rect = rectOnSize(area.areaKindId, area.rect, size.width, size.rectWidth);
  return { rect, tilt: area.tilt, picture, ink, ...(area.cut && { drawGoods: area.cut.drawGoods }) };
}

function drawnArea(
  design: AreaDesign,
  outline: EditorArea["outline"],
  pxPerMm: number,
  assets: SceneAssets,
  press: PressLook | undefined,
): HTMLCanvasElement | undefined {
  const picture = globalThis.document.createElement("canvas");
  picture.width = Math.max(1, Math.round((design.width / 1000) * pxPerMm));
  picture.height = Math.max(1, Math.round((design.height / 1000) * pxPerMm));
  const context = picture.getContext("2d", { willReadFrequently: press !== undefined });
  if (!context) return undefined;
  drawDesign(context, press ? press.prepared(design) : design, pxPerMm, assets);
  if (outline) cutToOutline(context, outline, pxPerMm / UM_PER_MM);
  if (press) {
    const pixels = context.getImageData(0, 0, picture.width, picture.height);
    press.print(pixels.data);
    context.putImageData(pixels, 0, 0);
  }
  return picture;
}

let inInks: typeof DrawInInks | undefined;

/** Fetches what `printsOf` needs for silk screen, which few pages show. Without it such a print looks as it was drawn. */
export async function awaitInks({ methodId }: Pick<DesignDocument, "methodId">): Promise<void> {
  if (INK_ON_GOODS[methodId as MethodId] !== "spot" || inInks) return;
  const fetched = await import("./ink-picture.ts").catch(() => undefined);
  inInks = fetched?.drawInInks;
}
