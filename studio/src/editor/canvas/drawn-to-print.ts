import { type AreaDesign, screenJob, screensOf } from "@surimono/domain/designs";
import { MM_PER_INCH, UM_PER_INCH } from "@surimono/domain/kernel";
import type { PressLook } from "../../press/index.ts";
import { cutToOutline, drawDesign, type SceneAssets } from "../../scene/index.ts";
import { seenDpi } from "../../screens/index.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { PixelsToPrint } from "./printed-pixels.ts";

/** A place drawn to be printed, at the one resolution that pictures are separated at. Without a press it is printed in the inks of its design. */
export function drawnToPrint(
  design: AreaDesign,
  { outline }: Pick<EditorArea, "outline">,
  goods: string,
  press: PressLook | undefined,
  assets: SceneAssets,
): PixelsToPrint | undefined {
  if (!press && !design.screen) return undefined;
  const dpi = seenDpi(design);
  const canvas = globalThis.document.createElement("canvas");
  canvas.width = Math.max(1, Math.round((design.width / 1000) * (dpi / MM_PER_INCH)));
  canvas.height = Math.max(1, Math.round((design.height / 1000) * (dpi / MM_PER_INCH)));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  drawDesign(context, press ? press.prepared(design) : design, dpi / MM_PER_INCH, assets);
  if (outline) cutToOutline(context, outline, dpi / UM_PER_INCH);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  if (press) return { data, width, height, how: { kind: "press", table: press.table } };
  const job = screenJob(design.screen ? screensOf(design.screen, goods) : [], goods, design);
  return { data, width, height, how: { kind: "inks", dpi, job } };
}
