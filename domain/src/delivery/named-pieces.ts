import type { Pieces } from "./split.ts";

/** Pieces of a line. Of one whose pieces differ `rows` says which: their numbers in the roster, one for each piece. */
export interface NamedPieces extends Pieces {
  readonly rows?: readonly number[] | undefined;
}

/** Each line once. Where some were not named, none is. */
export function sumPieces(pieces: readonly NamedPieces[]): NamedPieces[] {
  return [...Map.groupBy(pieces, ({ lineId }) => lineId)].map(([lineId, of]) => {
    const quantity = of.reduce((sum, piece) => sum + piece.quantity, 0);
    const rows = of.flatMap((piece) => piece.rows ?? []).toSorted((left, right) => left - right);
    return { lineId, quantity, ...(rows.length === quantity && { rows }) };
  });
}

/** What is left of pieces without others. Which ones is known while every one that is gone was named. */
export function piecesWithout(held: readonly NamedPieces[], gone: readonly NamedPieces[]): NamedPieces[] {
  return held.flatMap(({ lineId, quantity, rows }) => {
    const of = gone.filter((piece) => piece.lineId === lineId);
    const left = of.reduce((rest, piece) => rest - piece.quantity, quantity);
    const named = new Set(of.flatMap((piece) => piece.rows ?? []));
    const there = rows?.filter((row) => !named.has(row));
    return left > 0 ? [{ lineId, quantity: left, ...(there?.length === left && { rows: there }) }] : [];
  });
}

/** Whether there are as many rows as pieces, each once and among those that are left. */
export function fitsRows({ quantity, rows }: Pick<NamedPieces, "quantity" | "rows">, left: NamedPieces): boolean {
  const named = new Set(rows);
  return named.size === quantity && rows?.length === quantity && [...named].every((row) => left.rows?.includes(row));
}
