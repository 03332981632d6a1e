import type { RectUm, Um } from "@surimono/domain/kernel";
import { connectedParts } from "./connected-parts.ts";
import { type CutLimit, cutAtLimit } from "./cut-at-limit.ts";
import { CELL, type CutGrid, cellsWhere, middle, setCells } from "./cut-grid.ts";
import { squaredDistances } from "./squared-distances.ts";

/** Clear material between parts of a drawing (rule designs-die-cut-parts). */
const LONGEST_BRIDGE: Um = 15_000;
const BRIDGE_WIDTH: Um = 6000;
/** More are words without a ground, or dust: it would be a net of bridges. */
const MOST_BRIDGES = 24;

export interface Joined {
  readonly bridges: number;
  readonly shape: Uint8Array;
  /** What is too far from all the rest: how far, and where it begins and ends. */
  readonly apart?: { readonly gap: Um; readonly from: readonly [Um, Um]; readonly to: readonly [Um, Um] };
}

interface Shaping {
  readonly round: Um;
  readonly limit: CutLimit;
  readonly shapeOf: (cells: Uint8Array) => Uint8Array;
}

/**
 * Lays bands between the parts of a shape, each from the nearest points on, until it is one. They are set in `cells`, which are the shape
 * grown by `round`, within the limit; `shapeOf` gives the shape itself.
 */
export function joinParts(cells: Uint8Array, grid: CutGrid, { round, limit, shapeOf }: Shaping): Joined {
  for (let bridges = 0; ; bridges++) {
    const shape = shapeOf(cells);
    const { labels, sizes } = connectedParts(shape, grid);
    if (sizes.length <= 2) return { bridges, shape };
    const main = sizes.indexOf(Math.max(...sizes));
    const away = squaredDistances(
      cellsWhere(labels, (label) => label === main),
      grid,
    );
    let other = -1;
    for (let at = 0; at < labels.length; at++)
      if (labels[at] && labels[at] !== main && (other < 0 || (away[at] as number) < (away[other] as number)))
        other = at;
    const near = nearestOf(labels, main, other, grid);
    const gap = Math.round(Math.sqrt(away[other] as number) * CELL);
    const [from, to] = [pointOf(near, grid), pointOf(other, grid)];
    if (gap > LONGEST_BRIDGE || bridges >= MOST_BRIDGES) return { bridges, shape, apart: { gap, from, to } };
    layBand(cells, grid, from, to, BRIDGE_WIDTH / 2 + round);
    // At the rim of the goods less than half of that one would be left: one as wide as any lies beside it.
    layBand(cells, grid, bandEnd(from, limit.rect), bandEnd(to, limit.rect), BRIDGE_WIDTH / 2 + round);
    cutAtLimit(cells, limit);
  }
}

/** The nearest point about which a band is whole. */
function bandEnd([atX, atY]: readonly [Um, Um], { x, y, w, h }: RectUm): readonly [Um, Um] {
  const whole = (at: Um, from: Um, length: Um) =>
    Math.min(Math.max(at, from + BRIDGE_WIDTH / 2), from + length - BRIDGE_WIDTH / 2);
  return [whole(atX, x, w), whole(atY, y, h)];
}

function pointOf(at: number, { width, left, top }: CutGrid): readonly [Um, Um] {
  return [middle(at % width, left), middle(Math.floor(at / width), top)];
}

function nearestOf(labels: Int32Array, label: number, to: number, { width }: CutGrid): number {
  const [toX, toY] = [to % width, Math.floor(to / width)];
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== label) continue;
    const squared = ((at % width) - toX) ** 2 + (Math.floor(at / width) - toY) ** 2;
    if (squared < least) [nearest, least] = [at, squared];
  }
  return nearest;
}

function layBand(
  cells: Uint8Array,
  grid: CutGrid,
  [ax, ay]: readonly [Um, Um],
  [bx, by]: readonly [Um, Um],
  half: Um,
): void {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const box = {
    x: Math.min(ax, bx) - half,
    y: Math.min(ay, by) - half,
    w: Math.abs(dx) + 2 * half,
    h: Math.abs(dy) + 2 * half,
  };
  setCells(cells, grid, box, (x, y) => {
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
    return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2 <= half * half;
  });
}
