import { type DieCut, type FreePath, fitCurves, type Hole, turnOf } from "@surimono/domain/catalogue";
import type { TracedCut } from "@surimono/domain/designs";
import type { RectUm, Um } from "@surimono/domain/kernel";
import { addFitting } from "./add-fitting.ts";
import { cutAtLimit, cutLimit } from "./cut-at-limit.ts";
import { CELL, type CutGrid, cellsWhere, gridAround, inverse, middle } from "./cut-grid.ts";
import { type DrawnInk, inkCells } from "./ink-cells.ts";
import { joinParts } from "./join-parts.ts";
import { squaredDistances } from "./squared-distances.ts";
import { thinnestPart } from "./thinnest-part.ts";
import { type CellPoint, traceContours } from "./trace-contours.ts";

/** Radius of what the cutter leaves in an inner corner. */
const ROUND: Um = 2000;
/** Cells from the grown shape's edge to the line: the first cell outside has its middle half a cell from that edge. */
const DEPTH = ROUND / CELL + 0.5;
/** Smaller openings are filled (rule designs-die-cut-openings): a circle of 10 mm. */
const LEAST_OPENING = Math.PI * 5000 ** 2;
/** How far curves may lie from the traced line: half a cell. */
const NEAR: Um = CELL / 2;
/** What the cells hide of a margin. */
const ROUGH: Um = 300;

export interface CutWish {
  readonly rules: DieCut;
  /** The customer's. */
  readonly margin: Um;
  /** Of the place, in garment coordinates, as `rules` are. */
  readonly rect: RectUm;
}

/**
 * Where goods are cut that follow what is drawn on them, from the place's upper left corner: whole numbers in, so browser and server find the
 * same line (rule designs-die-cut). Undefined where nothing is drawn.
 */
export function traceDieCut(drawings: readonly DrawnInk[], { rules, margin, rect }: CutWish): TracedCut | undefined {
  const limit = { ...rules.limit, x: rules.limit.x - rect.x, y: rules.limit.y - rect.y };
  const grid = gridAround([{ x: 0, y: 0, w: rect.w, h: rect.h }, limit], margin + ROUND + roomFor(rules));
  const ink = inkCells(drawings, grid);
  if (!ink.includes(1)) return undefined;
  const toInk = squaredDistances(ink, grid);
  const grown = cellsWhere(toInk, (squared) => squared <= ((margin + ROUND) / CELL) ** 2);
  const largest = cutLimit(grid, limit, ROUND);
  const isShort = cutAtLimit(grown, largest);
  const joined = joinParts(grown, grid, { round: ROUND, limit: largest, shapeOf: (cells) => shrunk(cells, grid) });
  const { fitting } = rules;
  const hole = fitting && !joined.apart && addFitting(grown, joined.shape, grid, { fitting, round: ROUND, toInk });
  const depth = squaredDistances(inverse(grown), grid);
  const paths = traceContours(Float64Array.from(depth, Math.sqrt), grid, DEPTH)
    .map((points) => inUm(points, grid))
    // Edges run against the clock and come first, the largest before the others.
    .map((points) => ({ points, twice: turnOf(points) }))
    .filter(({ twice }) => twice < 0 || twice >= 2 * LEAST_OPENING)
    .toSorted((one, other) => one.twice - other.twice)
    .map(({ points, twice }) => ({ isEdge: twice < 0, path: fitCurves(points, NEAR) }));
  const [edge] = paths;
  if (!edge) return undefined;
  const shape = cellsWhere(depth, (squared) => squared >= DEPTH ** 2);
  const thin = joined.apart ? undefined : thinnestPart(shape, grid, rules.thinnest);
  return {
    edge: edge.path,
    openings: paths.filter(({ isEdge }) => !isEdge).map(({ path }) => path),
    ...(joined.apart && { others: paths.slice(1).flatMap(({ isEdge, path }): FreePath[] => (isEdge ? [path] : [])) }),
    ...(hole && { hole: roundedHole(hole) }),
    bridges: joined.bridges,
    ...(joined.apart && { apart: joined.apart }),
    ...(thin !== undefined && { thin }),
    ...(isShort && shortOf(ink, grid, limit, margin)),
  };
}

function roomFor({ fitting }: DieCut): Um {
  if (!fitting) return 0;
  return fitting.kind === "foot" ? fitting.height + fitting.width / 2 : fitting.radius + fitting.above;
}

/** Of what was grown by the radius of inner corners: these are round then. */
function shrunk(cells: Uint8Array, grid: CutGrid): Uint8Array {
  return cellsWhere(squaredDistances(inverse(cells), grid), (squared) => squared >= DEPTH ** 2);
}

/** What is left of the margin between the ink and the limit, if that is less. */
function shortOf(ink: Uint8Array, grid: CutGrid, { x, y, w, h }: RectUm, margin: Um): { readonly left?: Um } {
  let left = margin;
  for (let at = 0; at < ink.length; at++) {
    if (!ink[at]) continue;
    const [px, py] = [middle(at % grid.width, grid.left), middle(Math.floor(at / grid.width), grid.top)];
    left = Math.min(left, px - x, py - y, x + w - px, y + h - py);
  }
  const rest = Math.max(0, Math.round(left - CELL / 2));
  return rest < margin - ROUGH ? { left: rest } : {};
}

function inUm(points: readonly CellPoint[], { left, top }: CutGrid): (readonly [Um, Um])[] {
  return points.map(([x, y]) => [Math.round(middle(x, left)), Math.round(middle(y, top))]);
}

function roundedHole({ x, y, radius }: Hole): Hole {
  return { x: Math.round(x), y: Math.round(y), radius };
}
