/** A piece of a line whose pieces differ: its number in the roster and its words. */
interface TitledPiece {
  readonly row: number;
  readonly name: string;
  readonly number: string;
}

/** How people are told of one piece: `No.3 田中 10`. */
export function pieceTitle({ row, name, number }: TitledPiece): string {
  return [`No.${row}`, name, number].filter(Boolean).join(" ");
}

/** The pieces of these numbers; of one whose words are gone the number is left. */
export function titlesOfRows(roster: readonly TitledPiece[] | null, rows: readonly number[] = []): string[] {
  return rows.map((row) => pieceTitle(roster?.find((piece) => piece.row === row) ?? { row, name: "", number: "" }));
}
