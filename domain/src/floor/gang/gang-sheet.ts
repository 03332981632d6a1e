import { type Box, textBoxes } from "./dot-letters.ts";
import type { FilmPixels } from "./film.ts";
import { type GangPlace, labelBoxes, placeBox } from "./gang-cell.ts";

/** One sheet of film, in pixels. */
export interface GangSheet {
  /** From edge to edge, with the margins. */
  readonly length: number;
  readonly places: readonly GangPlace[];
}

/** As short as what lies on it allows. */
export function gangSheet(places: readonly GangPlace[], film: FilmPixels): GangSheet {
  const ends = places.map(placeBox).map(({ y, h }) => y + h);
  return { places, length: Math.max(...ends) + film.margin };
}

/** What is wrong with a sheet, whoever laid it: empty for one that may be printed (rule floor-gang-apart). */
export function gangProblems({ places, length }: GangSheet, film: FilmPixels): string[] {
  const boxes = places.map((place) => ({ id: place.cell.id, turned: place.turned, ...placeBox(place) }));
  const { margin, gap, width, maxLength, mayTurn } = film;
  const problems = length > maxLength ? ["the sheet is too long"] : [];
  for (const [index, one] of boxes.entries()) {
    const isInside =
      one.x >= margin && one.y >= margin && one.x + one.w <= width - margin && one.y + one.h <= length - margin;
    if (!isInside) problems.push(`${one.id} is not inside`);
    if (one.turned && !mayTurn) problems.push(`${one.id} is turned`);
    for (const other of boxes.slice(index + 1))
      if (areNear(one, other, gap)) problems.push(`${one.id} and ${other.id} are too near`);
  }
  return problems;
}

function areNear(one: Box, other: Box, gap: number): boolean {
  return (
    one.x < other.x + other.w + gap &&
    other.x < one.x + one.w + gap &&
    one.y < other.y + other.h + gap &&
    other.y < one.y + one.h + gap
  );
}

/** How much of the film is ink's, in tenths of a per cent: the boxes of the prints, without names and gaps. */
export function usedPerMille({ places, length }: GangSheet, film: FilmPixels): number {
  const ink = places.reduce((sum, { cell }) => sum + cell.ink.w * cell.ink.h, 0);
  return Math.round((ink / (length * film.width)) * 1000);
}

/** Two ticks at each corner of a cell, in the gap around it: a cut along them meets no print. */
export function cutMarks(place: GangPlace, { gap, perMm }: FilmPixels): Box[] {
  const { x, y, w, h } = placeBox(place);
  const thick = Math.max(1, Math.round(perMm * 0.25));
  const off = Math.round(perMm * 0.5);
  const long = Math.floor(gap / 2) - off;
  return [x, x + w - thick].flatMap((left, right) =>
    [y, y + h - thick].flatMap((top, bottom) => [
      { x: right ? x + w + off : x - off - long, y: top, w: long, h: thick },
      { x: left, y: bottom ? y + h + off : y - off - long, w: thick, h: long },
    ]),
  );
}

/** Everything in black on a sheet: its own name in the margin, the marks, the names of the prints. */
export function sheetBoxes(sheet: GangSheet, film: FilmPixels, title: string): Box[] {
  const dot = Math.max(1, Math.round(film.perMm * 0.34));
  return [
    ...textBoxes(title, { x: film.margin, y: Math.round(film.perMm) }, dot),
    ...sheet.places.flatMap((place) => [...cutMarks(place, film), ...labelBoxes(place, film)]),
  ];
}
