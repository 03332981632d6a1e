import { type AreaDesign, screenJob, screensOf } from "@surimono/domain/designs";
import { MM_PER_INCH, UM_PER_MM } from "@surimono/domain/kernel";
import { cutToOutline, drawDesign, type SceneAssets } from "../../../scene/index.ts";
import { printInInks, proposeInks } from "../../../screens/index.ts";
import type { EditorArea } from "../../model/editor-area.ts";

/** Separated so much finer than shown, that hard edges are shrunk like everything else. */
const FINER = 3;

/** A layout in a canvas, which gets the shape of its place. With a cloth as silk screen prints it there, in the inks that the studio would choose. */
export function paintProposal(
  canvas: HTMLCanvasElement,
  width: number,
  design: AreaDesign,
  outline: EditorArea["outline"],
  cloth: string | undefined,
  assets: SceneAssets,
): void {
  canvas.width = width;
  canvas.height = Math.round((width * design.height) / design.width);
  const target = canvas.getContext("2d");
  if (!target) return;
  const pxPerMm = (width / design.width) * UM_PER_MM;
  if (cloth === undefined) drawDesign(target, design, pxPerMm, assets);
  else {
    const printed = inOwnInks(design, pxPerMm * FINER, cloth, assets);
    if (!printed) return;
    target.imageSmoothingQuality = "high";
    target.drawImage(printed, 0, 0, canvas.width, canvas.height);
  }
  if (outline) cutToOutline(target, outline, pxPerMm / UM_PER_MM);
}

function inOwnInks(
  design: AreaDesign,
  pxPerMm: number,
  cloth: string,
  assets: SceneAssets,
): HTMLCanvasElement | undefined {
  const canvas = globalThis.document.createElement("canvas");
  canvas.width = Math.max(2, Math.round((design.width / UM_PER_MM) * pxPerMm));
  canvas.height = Math.max(2, Math.round((design.height / UM_PER_MM) * pxPerMm));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  drawDesign(context, design, pxPerMm, assets);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const screen = { ...design.screen, inks: proposeInks(pixels, cloth) };
  printInInks(pixels, pxPerMm * MM_PER_INCH, screenJob(screensOf(screen, cloth), cloth, { screen }));
  context.putImageData(pixels, 0, 0);
  return canvas;
}
