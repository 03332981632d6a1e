import {
  type AreaOutline,
  type Contour,
  type FreePath,
  isFreeContour,
  type RoundContour,
} from "@surimono/domain/catalogue";

/** What a path is told to: a canvas, a line of SVG, the operators of a PDF. */
export interface PathTarget {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  closePath(): void;
}

interface CutTarget extends PathTarget {
  globalCompositeOperation: GlobalCompositeOperation;
  beginPath(): void;
  fill(rule: CanvasFillRule): void;
}

/** From a corner of a quarter circle to its control points, a share of the radius. */
const ROUND = 1 - (4 * (Math.SQRT2 - 1)) / 3;

/** The edge and its windows, to be filled or clipped by the even-odd rule; `scale` is from micrometres. */
export function traceAreaOutline(target: PathTarget, { edge, windows }: AreaOutline, scale: number): void {
  for (const contour of [edge, ...windows]) traceContour(target, contour, scale);
}

/** Takes away what is outside; what is drawn so far must be all that the canvas holds. */
export function cutToOutline(context: CutTarget, outline: AreaOutline, scale: number): void {
  context.globalCompositeOperation = "destination-in";
  context.beginPath();
  traceAreaOutline(context, outline, scale);
  context.fill("evenodd");
  context.globalCompositeOperation = "source-over";
}

/** As the `d` of a path in SVG. */
export function outlinePath(outline: AreaOutline, scale: number): string {
  const parts: string[] = [];
  traceAreaOutline(
    {
      moveTo: (x, y) => parts.push(`M${x} ${y}`),
      lineTo: (x, y) => parts.push(`L${x} ${y}`),
      bezierCurveTo: (...numbers) => parts.push(`C${numbers.join(" ")}`),
      closePath: () => parts.push("Z"),
    },
    outline,
    scale,
  );
  return parts.join("");
}

function traceContour(target: PathTarget, contour: Contour, scale: number): void {
  if (!isFreeContour(contour)) return traceRound(target, contour, scale);
  if (contour.curves) return traceCurves(target, contour.curves, scale);
  contour.points.forEach(([x, y], index) => {
    if (index === 0) target.moveTo(x * scale, y * scale);
    else target.lineTo(x * scale, y * scale);
  });
  if (contour.points.length > 0) target.closePath();
}

function traceCurves(target: PathTarget, [start = [], ...steps]: FreePath, scale: number): void {
  const [x = 0, y = 0] = start;
  target.moveTo(x * scale, y * scale);
  for (const step of steps) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = step.map((value) => value * scale);
    if (step.length === 2) target.lineTo(ax, ay);
    else target.bezierCurveTo(ax, ay, bx, by, cx, cy);
  }
  target.closePath();
}

function traceRound(target: PathTarget, contour: RoundContour, scale: number): void {
  const [x, y, w, h, rx, ry] = [contour.x, contour.y, contour.w, contour.h, contour.rx, contour.ry].map(
    (length) => length * scale,
  ) as [number, number, number, number, number, number];
  const [right, bottom] = [x + w, y + h];
  const [cx, cy] = [rx * ROUND, ry * ROUND];
  target.moveTo(x + rx, y);
  target.lineTo(right - rx, y);
  target.bezierCurveTo(right - cx, y, right, y + cy, right, y + ry);
  target.lineTo(right, bottom - ry);
  target.bezierCurveTo(right, bottom - cy, right - cx, bottom, right - rx, bottom);
  target.lineTo(x + rx, bottom);
  target.bezierCurveTo(x + cx, bottom, x, bottom - cy, x, bottom - ry);
  target.lineTo(x, y + ry);
  target.bezierCurveTo(x, y + cy, x + cx, y, x + rx, y);
  target.closePath();
}
