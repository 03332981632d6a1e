/** A rectangle of pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Columns of seven dots, the lowest bit on top: letters that any press shows alike, with a stroke through the zero. */
const LETTERS: Readonly<Record<string, string>> = {
  " ": "0000000000",
  "-": "0808080808",
  ".": "0060600000",
  "/": "2010080402",
  "%": "2313086462",
  "0": "3e5149453e",
  "1": "00427f4000",
  "2": "4261514946",
  "3": "2141454b31",
  "4": "1814127f10",
  "5": "2745454539",
  "6": "3c4a494930",
  "7": "0171090503",
  "8": "3649494936",
  "9": "064949291e",
  A: "7e1111117e",
  B: "7f49494936",
  C: "3e41414122",
  D: "7f4141221c",
  E: "7f49494941",
  F: "7f09090901",
  G: "3e4149497a",
  H: "7f0808087f",
  I: "00417f4100",
  J: "2040413f01",
  K: "7f08142241",
  L: "7f40404040",
  M: "7f020c027f",
  N: "7f0408107f",
  O: "3e4141413e",
  P: "7f09090906",
  Q: "3e4151215e",
  R: "7f09192946",
  S: "4649494931",
  T: "01017f0101",
  U: "3f4040403f",
  V: "1f2040201f",
  W: "3f4038403f",
  X: "6314081463",
  Y: "0708700807",
  Z: "6151494543",
};

const COLUMNS = 5;
const ROWS = 7;
/** With the free column after it. */
const STEP = COLUMNS + 1;

export function textSize(text: string, dot: number): { readonly w: number; readonly h: number } {
  return { w: Math.max(0, text.length * STEP - 1) * dot, h: ROWS * dot };
}

/** The dots of a line in upper case, joined along each row. What has no letter is left free. */
export function textBoxes(text: string, { x, y }: Pick<Box, "x" | "y">, dot: number): Box[] {
  const columns = [...text.toUpperCase()].flatMap((letter) => [
    ...Array.from({ length: COLUMNS }, (_, column) =>
      Number.parseInt((LETTERS[letter] ?? "").slice(column * 2, column * 2 + 2) || "0", 16),
    ),
    0,
  ]);
  return Array.from({ length: ROWS }, (_, row) => row).flatMap((row) =>
    joinedRuns(columns.map((column) => ((column >> row) & 1) === 1)).map(({ from, until }) => ({
      ...{ x: x + from * dot, y: y + row * dot, w: (until - from) * dot, h: dot },
    })),
  );
}

/** Where a row is dark: what is drawn as one box. */
export function joinedRuns(row: readonly boolean[]): { readonly from: number; readonly until: number }[] {
  const runs: { from: number; until: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last?.until === at) last.until = at + 1;
    else if (isDark) runs.push({ from: at, until: at + 1 });
  }
  return runs;
}
