import {
  type AreaDesign,
  colorsOfLayer,
  type DesignDocument,
  flattenLayers,
  PRINT_DPI,
} from "@surimono/domain/designs";
import { MM_PER_INCH } from "@surimono/domain/kernel";
import { isKeyBlack, type PressLook, withKeyBlack } from "../../press/index.ts";
import { drawDesign, type SceneAssets } from "../../scene/index.ts";
import type { EditorArea } from "../model/editor-area.ts";

/** Where a design has most ink, it has it on more than a pixel. */
const MOST_PIXELS = 1_000_000;
/** Of black ink alone, in percent. */
const BLACK_ALONE = 100;
const PAPER = "#ffffff";

/** Percent: the most of all inks together that the press lays anywhere; 0 where nothing is printed. */
export function mostInkOf(
  { areas: designs }: DesignDocument,
  areas: readonly Pick<EditorArea, "areaKindId" | "press">[],
  look: PressLook,
  assets: SceneAssets,
): number {
  const printed = designs.filter(
    ({ areaKindId }) => areas.find((area) => area.areaKindId === areaKindId)?.press === true,
  );
  return Math.max(0, ...printed.map((design) => mostInkIn(design, look, assets)));
}

function mostInkIn(design: AreaDesign, look: PressLook, assets: SceneAssets): number {
  const [width, height] = [design.width / 1000, design.height / 1000];
  const pxPerMm = Math.min(PRINT_DPI / MM_PER_INCH, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = globalThis.document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * pxPerMm));
  canvas.height = Math.max(1, Math.round(height * pxPerMm));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return 0;
  drawDesign(context, withKeyBlack(design, PAPER), pxPerMm, assets);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Math.max(hasKeyBlack(design) ? BLACK_ALONE : 0, look.mostInk(data));
}

function hasKeyBlack({ layers }: AreaDesign): boolean {
  return flattenLayers(layers).some(
    (layer) => !layer.hidden && layer.kind !== "image" && colorsOfLayer(layer).some(isKeyBlack),
  );
}
