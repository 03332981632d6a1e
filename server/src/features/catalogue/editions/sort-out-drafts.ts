import { type CatalogueProblem, tellProblem } from "../catalogue-problems.ts";

interface Draft {
  readonly path: string;
}

export interface SortedDrafts<Row extends Draft> {
  /** Can be sold together. */
  readonly sound: readonly Row[];
  /** What keeps each of the others from being sold beside those, for the operator. */
  readonly troubles: readonly { readonly row: Row; readonly trouble: string }[];
}

/** Each check reads the whole catalogue; so often a draft is tried again after others were added. */
const MOST_ROUNDS = 3;

/**
 * Those of the drafts that can be sold together. Some can only be sold together, such as a new colour and the first item in it: so first
 * those are left out that are wrong themselves, and only then is each of the others tried. As many checks as a few times the drafts.
 */
export async function sortOutDrafts<Row extends Draft>(
  rows: readonly Row[],
  problemsOf: (rows: readonly Row[]) => Promise<readonly CatalogueProblem[]>,
): Promise<SortedDrafts<Row>> {
  let sound = await withoutNamed(rows, problemsOf);
  let troubles: SortedDrafts<Row>["troubles"] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = sound.length;
    const refused: { row: Row; trouble: string }[] = [];
    for (const row of rows.filter((one) => !sound.includes(one))) {
      const found = await problemsOf([...sound, row]);
      if (found.length === 0) sound = [...sound, row];
      else refused.push({ row, trouble: found.slice(0, 5).map(tellProblem).join("\n") });
    }
    troubles = refused;
    if (sound.length === before || refused.length === 0) break;
  }
  return { sound, troubles };
}

/** Without the files that are wrong themselves; none where what is wrong is in no file of theirs. */
async function withoutNamed<Row extends Draft>(
  rows: readonly Row[],
  problemsOf: (rows: readonly Row[]) => Promise<readonly CatalogueProblem[]>,
): Promise<readonly Row[]> {
  let left = rows;
  while (left.length > 0) {
    const wrong = new Set((await problemsOf(left)).map(({ path }) => path));
    if (wrong.size === 0) return left;
    const others = left.filter(({ path }) => !wrong.has(path));
    if (others.length === left.length) return [];
    left = others;
  }
  return [];
}
