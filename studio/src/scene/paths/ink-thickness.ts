import { flatten, type Polygon } from "./flatten.ts";
import type { Outline } from "./outline.ts";

/** Lines laid across the ink in each direction. */
const SCANS = 40;
/** This share of the ink may be thinner: the tips of serifs and brushes, which every letter has. */
const TIPS = 0.08;

interface Part {
  readonly thickness: number;
  readonly ink: number;
}

/**
 * How thick the thinnest strokes of a filled outline are, in its own units; undefined for one without ink. Uses spans rather than pixels, so
 * that it is exact for hairlines and the same number in every engine.
 */
export function inkThickness(outline: Outline, rule: "nonzero" | "evenodd" = "nonzero"): number | undefined {
  const across = flatten(outline);
  const down = across.map((polygon) => polygon.map(([x, y]): readonly [number, number] => [y, x]));
  const parts = [...partsAlong(across, down, rule), ...partsAlong(down, across, rule)].toSorted(
    (one, other) => one.thickness - other.thickness,
  );
  let left = parts.reduce((sum, part) => sum + part.ink, 0) * TIPS;
  for (const { thickness, ink } of parts) {
    left -= ink;
    if (left <= 0) return thickness;
  }
  return undefined;
}

/** Each stretch of ink on parallel lines, with the thickness in its middle. `turned` are the same polygons with x and y exchanged. */
function partsAlong(polygons: readonly Polygon[], turned: readonly Polygon[], rule: "nonzero" | "evenodd"): Part[] {
  const [top, bottom] = range(polygons);
  const step = (bottom - top) / SCANS;
  const parts: Part[] = [];
  for (let scan = 0; scan < SCANS; scan++) {
    const y = top + step * (scan + 0.5);
    for (const [from, to] of spansAt(polygons, y, rule)) {
      const middle = (from + to) / 2;
      const upright = spansAt(turned, middle, rule).find(([start, end]) => start <= y && y <= end);
      const high = upright ? upright[1] - upright[0] : to - from;
      const wide = to - from;
      // Of a stroke at any angle: its width is the height of the triangle over both spans.
      parts.push({ thickness: (wide * high) / Math.sqrt(wide * wide + high * high), ink: wide * step });
    }
  }
  return parts;
}

/** The spans of the line at height y inside the ink, from left to right. */
function spansAt(polygons: readonly Polygon[], y: number, rule: "nonzero" | "evenodd"): (readonly [number, number])[] {
  const crossings: { readonly x: number; readonly way: number }[] = [];
  for (const polygon of polygons) {
    let last = polygon.at(-1);
    for (const point of polygon) {
      if (last && last[1] <= y !== point[1] <= y) {
        const x = last[0] + ((point[0] - last[0]) * (y - last[1])) / (point[1] - last[1]);
        crossings.push({ x, way: point[1] > last[1] ? 1 : -1 });
      }
      last = point;
    }
  }
  crossings.sort((one, other) => one.x - other.x);
  const spans: (readonly [number, number])[] = [];
  let winding = 0;
  let from = 0;
  for (const { x, way } of crossings) {
    const before = isInk(winding, rule);
    winding += way;
    const after = isInk(winding, rule);
    if (!before && after) from = x;
    else if (before && !after && x > from) spans.push([from, x]);
  }
  return spans;
}

function isInk(winding: number, rule: "nonzero" | "evenodd"): boolean {
  return rule === "nonzero" ? winding !== 0 : winding % 2 !== 0;
}

function range(polygons: readonly Polygon[]): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const polygon of polygons)
    for (const [, y] of polygon) {
      least = Math.min(least, y);
      most = Math.max(most, y);
    }
  return [least, most];
}
