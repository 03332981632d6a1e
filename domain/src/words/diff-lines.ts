export interface DiffLine {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** What became of the lines of a text: the longest lines in common stay. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [left, right] = [before.split("\n"), after.split("\n")];
  const start = left.findIndex((line, at) => line !== right[at]);
  const same = start === -1 ? Math.min(left.length, right.length) : start;
  const head = left.slice(0, same).map((text): DiffLine => ({ kind: "same", text }));
  return [...head, ...diffRest(left.slice(same), right.slice(same))];
}

function diffRest(left: readonly string[], right: readonly string[]): DiffLine[] {
  const width = right.length + 1;
  // How many lines the ends from here have in common.
  const common = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      common[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: DiffLine[] = [];
  for (let row = 0, column = 0; row < left.length || column < right.length; ) {
    const [gone, added] = [left[row], right[column]];
    if (gone !== undefined && gone === added) {
      lines.push({ kind: "same", text: gone });
      row++;
      column++;
    } else if (gone !== undefined && (added === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: "gone", text: gone });
      row++;
    } else {
      lines.push({ kind: "new", text: added ?? "" });
      column++;
    }
  }
  return lines;
}
