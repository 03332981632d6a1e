import type { WhiteInk } from "@surimono/domain/catalogue";
import { type AreaDesign, PRINT_DPI } from "@surimono/domain/designs";
import { MM_PER_INCH, UM_PER_INCH } from "@surimono/domain/kernel";
import { whitePlate } from "../../plates/index.ts";
import { cutToOutline, drawDesign, type SceneAssets } from "../../scene/index.ts";
import type { EditorArea } from "../model/editor-area.ts";

/** A phone holds the design, its pixels and the plate at once. */
const MOST_PIXELS = 3_000_000;
/** A grey that white ink stands out from, as on the proof sheet. */
const PAPER = 120;

/** The resolution of print, or what a large area leaves of it. */
export function plateDpi({ width, height }: Pick<AreaDesign, "width" | "height">): number {
  return Math.min(PRINT_DPI, Math.sqrt(MOST_PIXELS / ((width / UM_PER_INCH) * (height / UM_PER_INCH))));
}

/** The white ink below an area's design, by the function that makes the plate for the press. False where the browser has no room for it. */
export function paintPlate(
  canvas: HTMLCanvasElement,
  design: AreaDesign,
  { outline }: Pick<EditorArea, "outline">,
  white: WhiteInk,
  assets: SceneAssets,
): boolean {
  const dpi = plateDpi(design);
  canvas.width = Math.max(1, Math.round((design.width / UM_PER_INCH) * dpi));
  canvas.height = Math.max(1, Math.round((design.height / UM_PER_INCH) * dpi));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  drawDesign(context, design, dpi / MM_PER_INCH, assets);
  if (outline) cutToOutline(context, outline, dpi / UM_PER_INCH);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const plate = whitePlate(pixels, dpi, white);
  for (let index = 0, at = 0; index < plate.length; index++, at += 4) {
    const shade = PAPER + Math.round(((255 - PAPER) * (plate[index] as number)) / 255);
    pixels.data.set([shade, shade, shade, 255], at);
  }
  context.putImageData(pixels, 0, 0);
  return true;
}
