/// <reference path="./maxrects-packer.d.ts" />
import {
  type FilmPixels,
  fitsFilm,
  type GangCell,
  type GangSheet,
  gangProblems,
  gangSheet,
  roomOn,
} from "@surimono/domain/floor";
// Its main file does not load in Node: it is of another module format than its package says.
import { MaxRectsPacker, PACKING_LOGIC, type PackedRectangle } from "maxrects-packer/dist/maxrects-packer.mjs";

interface Way {
  readonly logic: PACKING_LOGIC;
  readonly mayTurn: boolean;
  /** The sheet grows as it is filled; else all of it is there from the beginning. */
  readonly grows: boolean;
}

const LOGICS = [PACKING_LOGIC.FILL_WIDTH, PACKING_LOGIC.MAX_EDGE, PACKING_LOGIC.MAX_AREA];

/** Equal prints lie best as they are, others turned as it comes: none of the ways is best for both. */
function waysFor(cells: readonly GangCell[], film: FilmPixels): Way[] {
  const turns =
    film.mayTurn && cells.every((cell) => fitsFilm(cell, { ...film, mayTurn: false })) ? [true, false] : [film.mayTurn];
  return LOGICS.flatMap((logic) =>
    turns.flatMap((mayTurn) => [true, false].map((grows) => ({ logic, mayTurn, grows }))),
  );
}

/** Of a sheet's length: shorter differences are not worth another try. */
const NEAR = 0.01;

/**
 * Lays cells that fit the film on as little of it as several ways of packing find, always in the same way. What the packer answers is checked before
 * anything is drawn (rule floor-gang-apart).
 */
export function nestPrints(cells: readonly GangCell[], film: FilmPixels): GangSheet[] {
  if (cells.length === 0) return [];
  const room = roomOn(film);
  const sorted = [...cells].sort(
    (one, other) => other.h - one.h || other.w - one.w || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  );
  const tries = waysFor(sorted, film).map((way) =>
    pack(sorted, film, room.length, way).map((sheet) => shorten(sheet, film)),
  );
  const [best = []] = tries.sort((one, other) => lengthOf(one) - lengthOf(other));
  const problems = best.flatMap((sheet) => gangProblems(sheet, film));
  if (problems.length > 0 || best.flatMap(({ places }) => places).length !== cells.length)
    throw new Error(`the sheets would be wrong: ${problems.join(", ") || "prints are left over"}`);
  return best;
}

const lengthOf = (sheets: readonly GangSheet[]): number => sheets.reduce((sum, { length }) => sum + length, 0);

function pack(cells: readonly GangCell[], film: FilmPixels, length: number, way: Way): GangSheet[] {
  const { width } = roomOn(film);
  const { logic, mayTurn, grows } = way;
  const options = { smart: grows, pot: false, square: false, allowRotation: mayTurn, logic };
  const packer = new MaxRectsPacker<PackedRectangle & { readonly cell: GangCell }>(width, length, film.gap, options);
  packer.addArray(cells.map((cell) => ({ x: 0, y: 0, width: cell.w, height: cell.h, rot: false, cell })));
  return packer.bins.map(({ rects }) =>
    gangSheet(
      rects.map(({ x, y, rot, cell }) => ({ cell, x: film.margin + x, y: film.margin + y, turned: rot })),
      film,
    ),
  );
}

/** The packer spreads over the whole length that it is given: it is given less as long as everything fits. */
function shorten(sheet: GangSheet, film: FilmPixels): GangSheet {
  const cells = sheet.places.map(({ cell }) => cell);
  let best = sheet;
  let [short, long] = [0, sheet.length - 2 * film.margin];
  while (long - short > film.maxLength * NEAR) {
    const middle = Math.floor((short + long) / 2);
    const found = packInOne(cells, film, middle);
    if (found) {
      best = found;
      long = Math.min(middle, found.length - 2 * film.margin);
    } else short = middle;
  }
  return best;
}

function packInOne(cells: readonly GangCell[], film: FilmPixels, length: number): GangSheet | undefined {
  const { width } = roomOn(film);
  const fits = ({ w, h }: GangCell) => (w <= width && h <= length) || (film.mayTurn && h <= width && w <= length);
  if (!cells.every(fits)) return undefined;
  for (const way of waysFor(cells, film)) {
    const sheets = pack(cells, film, length, way);
    if (sheets.length === 1) return sheets[0];
  }
  return undefined;
}
