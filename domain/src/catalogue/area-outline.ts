import type { RectUm, Um } from "../kernel/index.ts";
import type { AreaShape } from "./item.ts";

/** A rectangle with round corners; an ellipse where the radii are half its sides. */
export interface Contour extends RectUm {
  readonly rx: Um;
  readonly ry: Um;
}

/** The shape of an area (rule designs-shape) from its upper left corner, as designs are drawn. */
export interface AreaOutline {
  readonly edge: Contour;
  readonly windows: readonly Contour[];
  readonly cut?: AreaShape["cut"];
}

export function areaOutline({ outline, windows = [], cut }: AreaShape, rect: RectUm): AreaOutline {
  const { w, h } = rect;
  const radii = outline.kind === "ellipse" ? { rx: w / 2, ry: h / 2 } : { rx: outline.radius, ry: outline.radius };
  return {
    edge: { x: 0, y: 0, w, h, ...radii },
    windows: windows.map(({ radius, ...opening }) => ({
      ...opening,
      x: opening.x - rect.x,
      y: opening.y - rect.y,
      ...{ rx: radius, ry: radius },
    })),
    ...(cut && { cut }),
  };
}

/** Round corners and openings that lie within the rectangle. */
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
  const moved = (contour: Contour): Contour => ({ ...contour, x: contour.x + by, y: contour.y + by });
  return { edge: moved(edge), windows: windows.map(moved), ...cut };
}

function grown({ x, y, w, h, rx, ry }: Contour, by: Um): Contour {
  const radius = (r: Um) => (r === 0 ? 0 : Math.max(0, r + by));
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by, rx: radius(rx), ry: radius(ry) };
}

function isSome({ w, h }: Contour): boolean {
  return w > 0 && h > 0;
}

/** How far a point is inside of the printed shape, negative outside; that of an ellipse that is no circle is near enough to judge by. */
export function clearanceIn({ edge, windows }: AreaOutline, x: number, y: number): number {
  return Math.min(-distanceTo(edge, x, y), ...windows.map((window) => distanceTo(window, x, y)));
}

/** Negative inside. */
function distanceTo({ x, y, w, h, rx, ry }: Contour, px: number, py: number): number {
  const across = Math.abs(px - x - w / 2) - (w / 2 - rx);
  const down = Math.abs(py - y - h / 2) - (h / 2 - ry);
  if (across <= 0 || down <= 0 || rx === 0 || ry === 0) return fromStraight(across - rx, down - ry);
  const share = Math.hypot(across / rx, down / ry);
  return Math.hypot(across, down) * (1 - 1 / share);
}

function fromStraight(across: number, down: number): number {
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}
