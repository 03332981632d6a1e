import { type Box, textBoxes, textSize } from "./dot-letters.ts";
import type { FilmPixels } from "./film.ts";

/** What goes on the film for one print of one piece. */
export interface GangPrint {
  readonly id: string;
  /** The ink alone: what is empty around it takes no film. */
  readonly ink: { readonly w: number; readonly h: number };
  /** Lines beside it, such as number and place, and the order. */
  readonly label: readonly string[];
}

/** A print with its name below: the rectangle that is laid on the film, and cut out. */
export interface GangCell extends GangPrint {
  readonly w: number;
  readonly h: number;
  /** In one line where the print is wide enough, else in two. */
  readonly lines: readonly string[];
}

/** A third of a millimetre: letters of 2.4 mm. */
const dotOf = ({ perMm }: FilmPixels): number => Math.max(1, Math.round(perMm * 0.34));
/** Between ink and name, and between two lines. */
const spaceOf = (film: FilmPixels): number => dotOf(film) * 3;

export function gangCell(print: GangPrint, film: FilmPixels): GangCell {
  const dot = dotOf(film);
  const joined = print.label.join(" ");
  const lines = textSize(joined, dot).w <= print.ink.w ? [joined] : print.label;
  const widest = Math.max(...lines.map((line) => textSize(line, dot).w));
  const named = lines.length * (textSize("0", dot).h + spaceOf(film));
  return { ...print, lines, w: Math.max(print.ink.w, widest), h: print.ink.h + named };
}

/** Whether it can lie on the film at all (rule floor-gang-refused). */
export function fitsFilm({ w, h }: Pick<GangCell, "w" | "h">, film: FilmPixels): boolean {
  const { width, length } = roomOn(film);
  return (w <= width && h <= length) || (film.mayTurn && h <= width && w <= length);
}

/** Between the margins of the longest sheet. */
export function roomOn({ width, maxLength, margin }: FilmPixels) {
  return { width: width - 2 * margin, length: maxLength - 2 * margin };
}

/** Where a cell lies on its sheet, as it is read: mirrored is the sheet as a whole. */
export interface GangPlace {
  readonly cell: GangCell;
  readonly x: number;
  readonly y: number;
  /** A quarter clockwise. */
  readonly turned: boolean;
}

/** The outer rectangle of a cell on its sheet. */
export function placeBox({ cell, x, y, turned }: GangPlace): Box {
  return turned ? { x, y, w: cell.h, h: cell.w } : { x, y, w: cell.w, h: cell.h };
}

/** A box of the cell, where it lies on the sheet. */
function onSheet({ cell, x, y, turned }: GangPlace, box: Box): Box {
  if (!turned) return { ...box, x: x + box.x, y: y + box.y };
  return { x: x + cell.h - box.y - box.h, y: y + box.x, w: box.h, h: box.w };
}

export function inkBox(place: GangPlace): Box {
  const { w, h } = place.cell.ink;
  return onSheet(place, { x: 0, y: 0, w, h });
}

/** The dots of the name. */
export function labelBoxes(place: GangPlace, film: FilmPixels): Box[] {
  const { ink, lines } = place.cell;
  const dot = dotOf(film);
  const space = spaceOf(film);
  const { h } = textSize("0", dot);
  return lines.flatMap((line, index) =>
    textBoxes(line, { x: 0, y: ink.h + space + index * (h + space) }, dot).map((box) => onSheet(place, box)),
  );
}
