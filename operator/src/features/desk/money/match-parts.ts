/** As it is typed. */
interface TypedPart {
  readonly key: number;
  readonly number: string;
  readonly amount: string;
}

interface Line {
  readonly rest: number;
  readonly proposals: readonly { readonly number: string; readonly open: number }[];
}

const MOST_PARTS = 30;

const yenOf = (typed: string): number => Number(typed.normalize("NFKC").replaceAll(/[,\s]/g, "") || Number.NaN);

/** All of the line is for the bill at first: what is over is kept. */
export function partsFor({ rest }: Pick<Line, "rest">, number = ""): readonly TypedPart[] {
  return [{ key: 0, number, amount: String(rest) }];
}

/** Once there are two, no bill gets more than is open of it, and the next one what is left. */
export function addPart(line: Line, parts: readonly TypedPart[]): readonly TypedPart[] {
  if (parts.length >= MOST_PARTS) return parts;
  const kept = parts.map((part) => {
    const open = line.proposals.find(({ number }) => number === part.number)?.open;
    return open !== undefined && parts.length === 1 && yenOf(part.amount) > open
      ? { ...part, amount: String(open) }
      : part;
  });
  const rest = Math.max(0, restAfter(line, kept));
  return [...kept, { key: Math.max(...parts.map(({ key }) => key)) + 1, number: "", amount: rest ? String(rest) : "" }];
}

export function restAfter({ rest }: Pick<Line, "rest">, parts: readonly TypedPart[]): number {
  return parts.reduce((left, { amount }) => left - (yenOf(amount) || 0), rest);
}

/** Throws what is wrong with them, in words. */
export function readParts(line: Pick<Line, "rest">, parts: readonly TypedPart[]): { number: string; amount: number }[] {
  const read = parts.map(({ number, amount }) => ({
    number: number.normalize("NFKC").trim().toUpperCase(),
    amount: yenOf(amount),
  }));
  if (read.some(({ amount }) => !(Number.isInteger(amount) && amount >= 1)))
    throw new Error("金額は1円からの数で入力してください。");
  if (restAfter(line, parts) < 0) throw new Error("金額の合計が、明細の残りを超えています。");
  return read;
}
