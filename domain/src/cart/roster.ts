import { PERSONAL_KINDS, type PersonalKind } from "../catalogue/index.ts";
import {
  type PersonalFields,
  type PersonalWordProblem,
  type PersonalWords,
  personalWordProblem,
} from "../designs/index.ts";

/** One roster has at most so many pieces (rule cart-roster-200). */
export const MAX_ROSTER_ROWS = 200;

/** One piece of a roster (名簿): its size and its words, as `readPersonalWord` gives them. */
export interface RosterRow extends PersonalWords {
  readonly sizeId: number;
}

/** One piece of a line, which has the size. */
export interface RosterPiece extends PersonalWords {
  /** Its place in the whole roster, over all sizes, counted from 1. */
  readonly row: number;
}

export type RosterField = "size" | PersonalKind;

export interface RosterProblem {
  /** Counted from 1. */
  readonly row: number;
  readonly field: RosterField;
  readonly code: "unknown-size" | PersonalWordProblem;
}

interface RosterGoods {
  readonly fields: PersonalFields;
  readonly sizeIds: readonly number[];
}

/** What is wrong before any letter is set; what does not fit is found by setting it. */
export function checkRoster(rows: readonly RosterRow[], { fields, sizeIds }: RosterGoods): RosterProblem[] {
  return rows.flatMap((row, index) => {
    const at = { row: index + 1 };
    const words = PERSONAL_KINDS.flatMap((kind): RosterProblem[] => {
      const field = fields[kind];
      const code = field && personalWordProblem(kind, field, row[kind]);
      return code ? [{ ...at, field: kind, code }] : [];
    });
    return sizeIds.includes(row.sizeId) ? words : [{ ...at, field: "size", code: "unknown-size" } as const, ...words];
  });
}

/** The pieces of each size, for its line. */
export function piecesBySize(rows: readonly RosterRow[]): ReadonlyMap<number, readonly RosterPiece[]> {
  const numbered = rows.map(({ sizeId, name, number }, index) => ({ sizeId, piece: { row: index + 1, name, number } }));
  const bySize = Map.groupBy(numbered, ({ sizeId }) => sizeId);
  return new Map([...bySize].map(([sizeId, pieces]) => [sizeId, pieces.map(({ piece }) => piece)]));
}

interface RosterLine {
  readonly sizeId: number;
  readonly quantity: number;
  readonly roster: readonly RosterPiece[] | null;
}

/** The inverse, for the lines of one design; pieces without words of their own follow as blank rows. */
export function rosterRows(lines: readonly RosterLine[]): RosterRow[] {
  const known = lines.flatMap(({ sizeId, quantity, roster }) =>
    (roster ?? []).slice(0, quantity).map((piece) => ({ sizeId, ...piece })),
  );
  const rows = known
    .toSorted((left, right) => left.row - right.row)
    .map(({ sizeId, name, number }) => ({ sizeId, name, number }));
  const blank = lines.flatMap(({ sizeId, quantity, roster }) =>
    Array.from({ length: Math.max(0, quantity - (roster?.length ?? 0)) }, () => ({ sizeId, name: "", number: "" })),
  );
  return [...rows, ...blank].slice(0, MAX_ROSTER_ROWS);
}

/** Which pieces go where: by the roster from above, to the destinations in their order (rule cart-roster-split). */
export function dealRoster<Piece>(pieces: readonly Piece[], quantities: readonly number[]): Piece[][] {
  const ends = quantities.map((_, index) =>
    quantities.slice(0, index + 1).reduce((sum, quantity) => sum + quantity, 0),
  );
  return ends.map((end, index) => pieces.slice(ends[index - 1] ?? 0, end));
}

/**
 * Up to so many words of an earlier roster, in its order, for pieces that have none. Those that are there already are the last to be
 * taken, since they may be a part of the same roster.
 */
export function wordsToAdd(
  earlier: readonly RosterPiece[],
  there: readonly RosterPiece[],
  count: number,
): RosterPiece[] {
  const left = there.map(wordsOf);
  const twins = earlier.filter((piece) => {
    const at = left.indexOf(wordsOf(piece));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const others = earlier.filter((piece) => !twins.includes(piece));
  return [...others, ...twins].slice(0, Math.max(0, count)).toSorted((one, other) => one.row - other.row);
}

function wordsOf({ name, number }: RosterPiece): string {
  return `${name}\n${number}`;
}
