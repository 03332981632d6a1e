import type { RectUm, Um } from "../kernel/index.ts";
import { type FreePath, type Point, pathOnRect, polygonOf } from "./free-outline/free-path.ts";
import { grownPolygon } from "./free-outline/grown-polygon.ts";
import { distanceToPolygon } from "./free-outline/polygon.ts";
import { polygonOfUm } from "./free-outline/traced-path.ts";
import type { AreaShape } from "./item.ts";

/** A rectangle with round corners; an ellipse where the radii are half its sides. */
export interface RoundContour extends RectUm {
  readonly rx: Um;
  readonly ry: Um;
}

/** Any other: its curves are sides too short to be seen. */
export interface FreeContour {
  readonly points: readonly Point[];
  /** The path itself, where it was asked for; lost as the contour grows. */
  readonly curves?: FreePath;
}

export type Contour = RoundContour | FreeContour;

/** The shape of an area (rule designs-shape) from its upper left corner, as designs are drawn. */
export interface AreaOutline {
  readonly edge: Contour;
  readonly windows: readonly Contour[];
  readonly cut?: AreaShape["cut"];
}

/** With its curves for what can draw them: canvases are told the sides, so that pixels stay what they were. */
export function areaOutline(
  { outline, windows = [], cut }: AreaShape,
  rect: RectUm,
  { isCurved = false } = {},
): AreaOutline {
  const contourOf = (path: FreePath): FreeContour => ({
    points: pathIn(outline, path, rect),
    ...(isCurved && { curves: outline.kind === "traced" ? path : pathOnRect(path, rect) }),
  });
  const openings = "edge" in outline ? (outline.openings ?? []) : [];
  return {
    edge: "edge" in outline ? contourOf(outline.edge) : edgeOf(outline, rect),
    windows: [
      ...windows.map(({ radius, ...opening }) => ({
        ...opening,
        x: opening.x - rect.x,
        y: opening.y - rect.y,
        ...{ rx: radius, ry: radius },
      })),
      ...openings.map(contourOf),
    ],
    ...(cut && { cut }),
  };
}

function pathIn({ kind }: AreaShape["outline"], path: FreePath, rect: RectUm): Point[] {
  return kind === "traced" ? polygonOfUm(path) : polygonOf(path, rect);
}

function edgeOf(outline: Exclude<AreaShape["outline"], { readonly edge: FreePath }>, { w, h }: RectUm): Contour {
  const radii = outline.kind === "ellipse" ? { rx: w / 2, ry: h / 2 } : { rx: outline.radius, ry: outline.radius };
  return { x: 0, y: 0, w, h, ...radii };
}

/** Round corners and openings that lie within the rectangle; a free outline does by its units. */
export function fitsRect({ outline, windows = [] }: AreaShape, { x, y, w, h }: RectUm): boolean {
  if (outline.kind === "rounded" && outline.radius * 2 > Math.min(w, h)) return false;
  return windows.every(
    (window) =>
      window.radius * 2 <= Math.min(window.w, window.h) &&
      window.x > x &&
      window.y > y &&
      window.x + window.w < x + w &&
      window.y + window.h < y + h,
  );
}

/** Outwards by this much, where windows become smaller; a sharp corner stays sharp. */
export function grownOutline({ edge, windows, ...cut }: AreaOutline, by: Um): AreaOutline {
  return { edge: grown(edge, by), windows: windows.map((window) => grown(window, -by)).filter(isSome), ...cut };
}

export function movedOutline({ edge, windows, ...cut }: AreaOutline, by: Um): AreaOutline {
  return { edge: moved(edge, by), windows: windows.map((window) => moved(window, by)), ...cut };
}

function moved(contour: Contour, by: Um): Contour {
  if (isFreeContour(contour)) {
    const points = contour.points.map(([x, y]): Point => [x + by, y + by]);
    return { points, ...(contour.curves && { curves: contour.curves.map((step) => step.map((at) => at + by)) }) };
  }
  return { ...contour, x: contour.x + by, y: contour.y + by };
}

function grown(contour: Contour, by: Um): Contour {
  if (isFreeContour(contour)) return { points: grownPolygon(contour.points, by) };
  const { x, y, w, h, rx, ry } = contour;
  const radius = (r: Um) => (r === 0 ? 0 : Math.max(0, r + by));
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by, rx: radius(rx), ry: radius(ry) };
}

function isSome(contour: Contour): boolean {
  return isFreeContour(contour) ? contour.points.length > 0 : contour.w > 0 && contour.h > 0;
}

export function isFreeContour(contour: Contour): contour is FreeContour {
  return "points" in contour;
}

/** How far a point is inside of the printed shape, negative outside; that of an ellipse that is no circle is near enough to judge by. */
export function clearanceIn({ edge, windows }: AreaOutline, x: number, y: number): number {
  return Math.min(-distanceTo(edge, x, y), ...windows.map((window) => distanceTo(window, x, y)));
}

/** Negative inside. */
function distanceTo(contour: Contour, px: number, py: number): number {
  if (isFreeContour(contour)) return distanceToPolygon(contour.points, px, py);
  const { x, y, w, h, rx, ry } = contour;
  const across = Math.abs(px - x - w / 2) - (w / 2 - rx);
  const down = Math.abs(py - y - h / 2) - (h / 2 - ry);
  if (across <= 0 || down <= 0 || rx === 0 || ry === 0) return fromStraight(across - rx, down - ry);
  const share = Math.hypot(across / rx, down / ry);
  return Math.hypot(across, down) * (1 - 1 / share);
}

function fromStraight(across: number, down: number): number {
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}
