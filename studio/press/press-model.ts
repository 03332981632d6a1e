/** Media-relative: paper is 100, 0, 0. */
export type Lab = [l: number, a: number, b: number];
type Xyz = [x: number, y: number, z: number];

const D50: Xyz = [0.9642, 1, 0.8249];

export interface PressModel {
  /** Shares of cyan, magenta, yellow and black. */
  inksToLab(inks: readonly number[]): Lab;
  /** XYZ of the paper. */
  readonly paper: Xyz;
  /** Every measured patch, for whoever checks the model. */
  readonly patches: readonly { readonly inks: readonly number[]; readonly lab: Lab }[];
}

/**
 * A press as it was measured (cellular: between the patches of each level of black, which lie on a grid, by what is around them). `text` is a
 * CGATS file of an IT8.7/4 chart.
 */
export function pressModel(text: string): PressModel {
  const rows = [...text.slice(text.indexOf("BEGIN_DATA\n")).matchAll(/^\d+ .+$/gm)].map(([row]) =>
    row.split(" ").map(Number),
  );
  const paperRow = rows.find((row) => row.slice(1, 5).every((ink) => ink === 0)) ?? [];
  const paper = paperRow.slice(5, 8).map((value) => value / 100) as Xyz;
  const patches = rows.map((row) => {
    const relative = row.slice(5, 8).map((value, axis) => ((value / 100) * (D50[axis] ?? 1)) / (paper[axis] ?? 1));
    return { inks: row.slice(1, 5).map((ink) => ink / 100), lab: labOf(relative as Xyz) };
  });
  const known = new Map(patches.map(({ inks, lab }) => [inks.join(), lab]));
  const levels = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((black) => {
    const steps = GRIDS.find((grid) =>
      grid.every((c) => grid.every((m) => grid.every((y) => known.has([c, m, y, black].join())))),
    );
    return steps ? [{ black, steps, cells: cellsOf(steps, black, known) }] : [];
  });
  const inksToLab = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Lab => {
    const above = Math.max(
      1,
      levels.findIndex(({ black }) => black >= k),
    );
    const [low, high] = [levels[above - 1] as Level, levels[above] as Level];
    const share = (k - low.black) / (high.black - low.black);
    const [one, two] = [within(low, c, m, y), within(high, c, m, y)];
    return one.map((value, axis) => value + ((two[axis] as number) - value) * share) as Lab;
  };
  return { inksToLab, paper, patches };
}

/** Shares at which charts print all three colours with one another; the finest that a level of black has is taken. */
const GRIDS = [
  [0, 0.1, 0.2, 0.4, 0.7, 1],
  [0, 0.2, 0.4, 0.7, 1],
  [0, 0.4, 0.7, 1],
  [0, 0.4, 1],
  [0, 1],
] as const;

interface Level {
  readonly black: number;
  readonly steps: readonly number[];
  readonly cells: readonly Lab[];
}

function cellsOf(steps: readonly number[], black: number, known: ReadonlyMap<string, Lab>): Lab[] {
  return steps.flatMap((c) => steps.flatMap((m) => steps.map((y) => known.get([c, m, y, black].join()) as Lab)));
}

function within({ steps, cells }: Level, c: number, m: number, y: number): Lab {
  const side = steps.length;
  const [i, u] = cellOf(steps, c);
  const [j, v] = cellOf(steps, m);
  const [n, w] = cellOf(steps, y);
  const found: Lab = [0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    const [di, dj, dn] = [corner >> 2, (corner >> 1) & 1, corner & 1];
    const weight = (di ? u : 1 - u) * (dj ? v : 1 - v) * (dn ? w : 1 - w);
    const lab = cells[((i + di) * side + j + dj) * side + n + dn] as Lab;
    for (let axis = 0; axis < 3; axis++) found[axis] = (found[axis] as number) + weight * (lab[axis] as number);
  }
  return found;
}

function cellOf(steps: readonly number[], value: number): readonly [index: number, share: number] {
  let index = 0;
  while (index < steps.length - 2 && value > (steps[index + 1] as number)) index++;
  const [from, to] = [steps[index] as number, steps[index + 1] as number];
  return [index, (value - from) / (to - from)];
}

export function labOf(xyz: Xyz): Lab {
  const [x, y, z] = xyz.map((value, axis) => {
    const t = value / (D50[axis] ?? 1);
    return t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116;
  }) as Xyz;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function xyzOf([l, a, b]: Lab): Xyz {
  const y = (l + 16) / 116;
  return [y + a / 500, y, y - b / 200].map((f, axis) => {
    const t = f ** 3 > 216 / 24_389 ? f ** 3 : ((116 * f - 16) * 27) / 24_389;
    return t * (D50[axis] ?? 1);
  }) as Xyz;
}
