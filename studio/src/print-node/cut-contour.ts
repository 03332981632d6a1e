import type { AreaOutline } from "@surimono/domain/catalogue";
import { type PathTarget, traceAreaOutline } from "../scene/index.ts";
import { type PdfFile, type PdfRef, POINTS_PER_UM, pdfNumber, pdfNumbers } from "./pdf-file.ts";

/** What cutting programs look for. */
const SPOT_NAME = "CutContour";
/** Points: a hairline, which a cutter follows and nobody prints. */
const LINE_WIDTH = 0.25;

/** The line overprints, so that no ink is left out below it. */
export const CUT_OVER_ALL = "/OP true /op true /OPM 1";

/** Shown as magenta. */
export function spotCut(file: PdfFile): PdfRef {
  const tint = "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>";
  return file.add(`[/Separation /${SPOT_NAME} /DeviceCMYK ${tint}]`);
}

/** In the named colour and state; `height` is the page's, in points. */
export function cutLine(
  outline: AreaOutline,
  height: number,
  names: { readonly color: string; readonly state: string },
) {
  return `q ${names.state} gs ${names.color} CS 1 SCN ${pdfNumber(LINE_WIDTH)} w ${outlineOperators(outline, height)} S Q`;
}

/** Nothing that follows is painted outside. */
export function clipTo(outline: AreaOutline, height: number): string {
  return `${outlineOperators(outline, height)} W* n`;
}

/** In points, bottom up. */
function outlineOperators(outline: AreaOutline, height: number): string {
  const parts: string[] = [];
  const point = (operator: string, ...numbers: number[]) =>
    parts.push(`${pdfNumbers(numbers.map((value, index) => (index % 2 === 0 ? value : height - value)))} ${operator}`);
  const target: PathTarget = {
    moveTo: (x, y) => point("m", x, y),
    lineTo: (x, y) => point("l", x, y),
    bezierCurveTo: (...numbers) => point("c", ...numbers),
    closePath: () => parts.push("h"),
  };
  traceAreaOutline(target, outline, POINTS_PER_UM);
  return parts.join(" ");
}
