import { MM_PER_INCH } from "../../kernel/index.ts";

/** The roll of transfer film and how prints lie on it, as the operator's file says. Lengths are millimetres. */
export interface Film {
  readonly widthMm: number;
  /** Left free on every edge of a sheet; the sheet's name is printed in it. */
  readonly marginMm: number;
  /** Between two prints with their names: the cut goes through it. */
  readonly gapMm: number;
  /** Of one sheet. */
  readonly maxLengthMm: number;
  /** Whether a print may lie on its side. */
  readonly mayTurn: boolean;
  /** How far the white is drawn in below the colours. */
  readonly chokeMm: number;
}

/** Where the operator's file says nothing. */
export const USUAL_FILM: Film = {
  widthMm: 580,
  marginMm: 10,
  gapMm: 6,
  maxLengthMm: 1000,
  mayTurn: true,
  chokeMm: 0.17,
};

/** What each may be. Marks and names need room; a sheet's rows are drawn a band at a time, so that its length costs no memory. */
export const FILM_LIMITS: Readonly<Record<Exclude<keyof Film, "mayTurn">, readonly [least: number, most: number]>> = {
  widthMm: [100, 1600],
  marginMm: [5, 50],
  gapMm: [3, 50],
  maxLengthMm: [100, 5000],
  chokeMm: [0, 1],
};

/** The same in the pixels of a sheet. */
export interface FilmPixels {
  readonly width: number;
  readonly margin: number;
  readonly gap: number;
  readonly maxLength: number;
  readonly mayTurn: boolean;
  /** Of a millimetre. */
  readonly perMm: number;
}

export function filmPixels(film: Film, dpi: number): FilmPixels {
  const perMm = dpi / MM_PER_INCH;
  const px = (mm: number) => Math.round(mm * perMm);
  return {
    width: px(film.widthMm),
    margin: px(film.marginMm),
    gap: px(film.gapMm),
    maxLength: px(film.maxLengthMm),
    mayTurn: film.mayTurn,
    perMm,
  };
}
