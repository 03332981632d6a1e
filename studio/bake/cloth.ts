import { seededRandom } from "@surimono/domain/kernel";
import { carryOver, createGrid, type Grid } from "./cloth-grid.ts";
import { createField, enlarge, type Field } from "./field.ts";
import type { Stage } from "./stage.ts";

/**
 * Cloth that is longer than its place: `xx`, `yy` are the surplus along x and y, `xy` the shear, as parts of the length.
 * Surplus across a direction raises folds along it.
 */
export interface Surplus {
  xx: number;
  yy: number;
  xy: number;
}

export interface ClothOptions {
  readonly seed: number;
  /** Adds to `surplus` what the place (mm) has too much. */
  readonly surplus: (x: number, y: number, surplus: Surplus) => void;
  /** Smallest distance between particles, mm. */
  readonly cell?: number;
  readonly levels?: number;
  readonly rounds?: number;
  /** Resistance to bending, 0 – 1: higher makes broader folds. */
  readonly stiffness?: number;
  /** Irons out the smallest creases, 0 – 0.3. */
  readonly smoothness?: number;
  /** How strongly it is pulled down to its ground in each round. */
  readonly weight?: number;
  /** Height of the first disturbance, mm. */
  readonly roughness?: number;
  /** Below this it cannot sink, mm. */
  readonly floor?: number;
  /** 1 where the edge is sewn down flat, 0 where it may rise. */
  readonly held?: (x: number, y: number) => number;
}

/** What the folds are: how high, and how far each place was pulled aside, all in millimetres. */
export interface Folds {
  readonly height: Field;
  readonly shiftX: Field;
  readonly shiftY: Field;
}

interface Links {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly length: Float32Array;
  readonly strength: Float32Array;
}

/**
 * Lets a piece of cloth with surplus length settle (position-based dynamics, from coarse to fine).
 * Folds that meet, fork and fade as real ones do come from this by themselves; drawn ones look drawn.
 */
export function settleCloth(stage: Stage, piece: Field, options: ClothOptions): Folds {
  const levels = options.levels ?? 4;
  const finest = options.cell ?? 3;
  let grid: Grid | undefined;
  for (let level = levels - 1; level >= 0; level--) {
    const next = createGrid(stage, piece, finest * 2 ** level);
    if (grid) carryOver(grid, next);
    disturb(next, options, level);
    settle(next, options);
    grid = next;
  }
  if (!grid) throw new Error("cloth needs a level");
  return toFolds(stage, grid);
}

function disturb(grid: Grid, options: ClothOptions, level: number): void {
  const random = seededRandom(options.seed * 31 + level);
  const roughness = (options.roughness ?? 1.2) * 0.4 ** ((options.levels ?? 4) - 1 - level);
  for (let i = 0; i < grid.z.length; i++) grid.z[i] = (grid.z[i] as number) + (random() - 0.4) * roughness;
}

function createLinks(grid: Grid, options: ClothOptions): Links {
  const { width, cell } = grid;
  const stiffness = options.stiffness ?? 0.8;
  const steps = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 0.6],
    [-1, 1, 0.6],
    [2, 0, stiffness],
    [0, 2, stiffness],
    [3, 0, stiffness * 0.6],
    [0, 3, stiffness * 0.6],
  ] as const;
  const from: number[] = [];
  const to: number[] = [];
  const length: number[] = [];
  const strength: number[] = [];
  const surplus: Surplus = { xx: 0, yy: 0, xy: 0 };
  for (let i = 0; i < grid.inside.length; i++) {
    if (!grid.inside[i]) continue;
    const [x, y] = [grid.left + (i % width) * cell, grid.top + Math.floor(i / width) * cell];
    for (const [dx, dy, hard] of steps) {
      const k = i + dy * width + dx;
      if (!grid.inside[k]) continue;
      Object.assign(surplus, { xx: 0, yy: 0, xy: 0 });
      options.surplus(x + (dx * cell) / 2, y + (dy * cell) / 2, surplus);
      const flat = Math.hypot(dx, dy);
      const [tx, ty] = [dx / flat, dy / flat];
      const stretch = 1 + surplus.xx * tx * tx + surplus.yy * ty * ty + 2 * surplus.xy * tx * ty;
      from.push(i);
      to.push(k);
      length.push(flat * cell * stretch);
      strength.push(hard);
    }
  }
  return {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    length: Float32Array.from(length),
    strength: Float32Array.from(strength),
  };
}

function settle(grid: Grid, options: ClothOptions): void {
  const links = createLinks(grid, options);
  const rounds = options.rounds ?? 100;
  const weight = options.weight ?? 0.0005;
  const floor = options.floor ?? -3;
  const held = options.held;
  for (let round = 0; round < rounds; round++) {
    // Both directions in turn, or the folds would lean the way the loop runs.
    pull(grid, links, round % 2 === 1);
    iron(grid, ((options.smoothness ?? 0.035) * (options.cell ?? 3)) / grid.cell);
    for (let i = 0; i < grid.z.length; i++) {
      if (!grid.inside[i]) continue;
      let z = (grid.z[i] as number) * (1 - weight);
      if (z < floor) z = floor;
      if (grid.edge[i] && held) z *= 1 - held(grid.x[i] as number, grid.y[i] as number);
      grid.z[i] = z;
    }
  }
}

function pull(grid: Grid, links: Links, backwards: boolean): void {
  const { x, y, z, edge } = grid;
  const count = links.from.length;
  for (let n = 0; n < count; n++) {
    const link = backwards ? count - 1 - n : n;
    const a = links.from[link] as number;
    const b = links.to[link] as number;
    const dx = (x[b] as number) - (x[a] as number);
    const dy = (y[b] as number) - (y[a] as number);
    const dz = (z[b] as number) - (z[a] as number);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const push = (((length - (links.length[link] as number)) / length) * (links.strength[link] as number)) / 2;
    if (!edge[a]) {
      x[a] = (x[a] as number) + dx * push;
      y[a] = (y[a] as number) + dy * push;
    }
    if (!edge[b]) {
      x[b] = (x[b] as number) - dx * push;
      y[b] = (y[b] as number) - dy * push;
    }
    z[a] = (z[a] as number) + dz * push;
    z[b] = (z[b] as number) - dz * push;
  }
}

function iron(grid: Grid, strength: number): void {
  const { z, inside, width } = grid;
  for (let i = 0; i < z.length; i++) {
    if (!inside[i]) continue;
    let [sum, count] = [0, 0];
    for (const step of [-1, 1, -width, width]) {
      if (!inside[i + step]) continue;
      sum += z[i + step] as number;
      count++;
    }
    if (count > 0) z[i] = (z[i] as number) + (sum / count - (z[i] as number)) * strength;
  }
}

function toFolds(stage: Stage, grid: Grid): Folds {
  const { width, height, cell } = grid;
  const coarse = () => createField(width, height);
  const [z, sx, sy] = [coarse(), coarse(), coarse()];
  for (let i = 0; i < z.data.length; i++) {
    if (!grid.inside[i]) continue;
    z.data[i] = grid.z[i] as number;
    sx.data[i] = (grid.x[i] as number) - grid.left - (i % width) * cell;
    sy.data[i] = (grid.y[i] as number) - grid.top - Math.floor(i / width) * cell;
  }
  spread(z, grid);
  const step = 1 / (stage.pxPerMm * cell);
  const place = {
    x: ((0.5 - stage.originX) / stage.pxPerMm - grid.left) / cell,
    y: ((0.5 - stage.originY) / stage.pxPerMm - grid.top) / cell,
    step,
  };
  const large = (field: Field) => enlarge(field, stage.width, stage.height, place);
  return { height: large(z), shiftX: large(sx), shiftY: large(sy) };
}

/** Continues the heights two cells beyond the edge, so that the edge itself gets no false slope. */
function spread(z: Field, grid: Grid): void {
  const known = Uint8Array.from(grid.inside);
  for (let pass = 0; pass < 2; pass++) {
    const before = Uint8Array.from(known);
    for (let i = 0; i < known.length; i++) {
      if (before[i]) continue;
      let [sum, count] = [0, 0];
      for (const step of [-1, 1, -grid.width, grid.width]) {
        if (!before[i + step]) continue;
        sum += z.data[i + step] as number;
        count++;
      }
      if (count === 0) continue;
      z.data[i] = sum / count;
      known[i] = 1;
    }
  }
}
