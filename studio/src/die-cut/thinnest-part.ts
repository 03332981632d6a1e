import type { Um } from "@surimono/domain/kernel";
import { connectedParts } from "./connected-parts.ts";
import { CELL, type CutGrid, cellsWhere, inverse } from "./cut-grid.ts";
import { squaredDistances } from "./squared-distances.ts";

/** Smaller slivers are corners that are sharper than the round of the measure. */
const LEAST_AREA = 8_000_000;

/** How wide the thinnest part of the shape is, if it is thinner than this: what no disc of that size fits into. */
export function thinnestPart(shape: Uint8Array, grid: CutGrid, least: Um): Um | undefined {
  const depth = squaredDistances(inverse(shape), grid);
  const core = cellsWhere(depth, (squared) => squared >= (least / 2 / CELL) ** 2);
  const toCore = squaredDistances(core, grid);
  const reach = (least / 2 / CELL + 1) ** 2;
  const thin = shape.map((cell, at) => (cell && (toCore[at] as number) > reach ? 1 : 0));
  const { labels, sizes } = connectedParts(thin, grid);
  const widths = sizes.map(() => 0);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if (label > 0) widths[label] = Math.max(widths[label] as number, 2 * Math.sqrt(depth[at] as number) - 1);
  }
  const found = widths.filter((_, label) => label > 0 && (sizes[label] as number) * CELL * CELL >= LEAST_AREA);
  return found.length === 0 ? undefined : Math.round(Math.min(...found) * CELL);
}
