import { type Box, joinedRuns, textBoxes, textSize } from "./dot-letters.ts";
import type { FilmPixels } from "./film.ts";

/** What goes on the film for one print of one piece. */
export interface GangPrint {
  readonly id: string;
  /** The ink alone: what is empty around it takes no film. */
  readonly ink: { readonly w: number; readonly h: number };
  /** Lines beside its code, such as number and place, and the order. */
  readonly label: readonly string[];
  /** Rows of the QR code with the piece's number: true is dark. */
  readonly code: readonly (readonly boolean[])[];
}

/** A print with its code and name below: the rectangle that is laid on the film, and cut out. */
export interface GangCell extends GangPrint {
  readonly w: number;
  readonly h: number;
}

/** A third of a millimetre: letters of 2.4 mm. */
const dotOf = ({ perMm }: FilmPixels): number => Math.max(1, Math.round(perMm * 0.34));
/** Between two lines. */
const spaceOf = (film: FilmPixels): number => dotOf(film) * 3;
/** Of the code: large enough for a hand scanner through film, and for a phone. */
const moduleOf = ({ perMm }: FilmPixels): number => Math.max(1, Math.round(perMm * 0.42));
/** What a scanner needs free around a code. Below it is the gap, where no mark comes nearer than half of it. */
const QUIET_MODULES = 4;

export function gangCell(print: GangPrint, film: FilmPixels): GangCell {
  const dot = dotOf(film);
  const quiet = QUIET_MODULES * moduleOf(film);
  const code = print.code.length * moduleOf(film);
  const widest = Math.max(...print.label.map((line) => textSize(line, dot).w));
  const lines = print.label.length * (textSize("0", dot).h + spaceOf(film)) - spaceOf(film);
  const w = Math.max(print.ink.w, 2 * quiet + code + widest);
  return { ...print, w, h: print.ink.h + quiet + Math.max(code, lines) };
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

/** The dots of code and name. */
export function labelBoxes(place: GangPlace, film: FilmPixels): Box[] {
  const { ink, label, code } = place.cell;
  const size = moduleOf(film);
  const quiet = QUIET_MODULES * size;
  const top = ink.h + quiet;
  const dot = dotOf(film);
  const step = textSize("0", dot).h + spaceOf(film);
  const words = { x: 2 * quiet + code.length * size, y: top };
  return [
    ...codeBoxes(code, { x: quiet, y: top }, size),
    ...label.flatMap((line, index) => textBoxes(line, { ...words, y: words.y + index * step }, dot)),
  ].map((box) => onSheet(place, box));
}

/** Dark modules joined along each row. */
function codeBoxes(code: GangPrint["code"], { x, y }: Pick<Box, "x" | "y">, size: number): Box[] {
  return code.flatMap((row, at) =>
    joinedRuns(row).map(({ from, until }) => ({
      ...{ x: x + from * size, y: y + at * size, w: (until - from) * size, h: size },
    })),
  );
}
