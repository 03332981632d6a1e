export interface DiffLine {
  readonly kind: "same" | "gone" | "added";
  /** Its number: of what is gone in the text before, of all others in the text after. */
  readonly line: number;
  readonly text: string;
}

const AROUND = 2;

/** Lines that differ, those that are gone before those that came, with two lines of what stays around them. Empty for equal texts. */
export function diffLines(before: string, after: string): DiffLine[] {
  if (before === after) return [];
  const all = mark(before === "" ? [] : before.split("\n"), after === "" ? [] : after.split("\n"));
  const near = (at: number) => all.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== "same");
  return all.filter((_, at) => near(at));
}

/** By the longest common subsequence; what is equal at both ends is left out of it, as edits are small. */
function mark(before: readonly string[], after: readonly string[]): DiffLine[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  const same = (text: string, line: number): DiffLine => ({ kind: "same", line, text });
  return [
    ...after.slice(0, head).map((text, at) => same(text, at + 1)),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail), head),
    ...after.slice(after.length - tail).map((text, at) => same(text, after.length - tail + at + 1)),
  ];
}

function middle(before: readonly string[], after: readonly string[], offset: number): DiffLine[] {
  const common = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [was, is] = [before[one], after[other]];
    if (was !== undefined && was === is) {
      lines.push({ kind: "same", line: offset + ++other, text: was });
      one++;
    } else if (
      is === undefined ||
      (was !== undefined && lengthAt(common, one + 1, other) >= lengthAt(common, one, other + 1))
    ) {
      lines.push({ kind: "gone", line: offset + ++one, text: was ?? "" });
    } else lines.push({ kind: "added", line: offset + ++other, text: is });
  }
  return lines;
}

const lengthAt = (table: readonly Uint16Array[], one: number, other: number) => table[one]?.[other] ?? 0;

/** Of the texts from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const row = table[one];
      if (!row) continue;
      row[other] =
        before[one] === after[other]
          ? lengthAt(table, one + 1, other + 1) + 1
          : Math.max(lengthAt(table, one + 1, other), lengthAt(table, one, other + 1));
    }
  return table;
}
