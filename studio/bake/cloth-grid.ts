import { clamp, type Field } from "./field.ts";
import type { Stage } from "./stage.ts";

/** The particles of a piece of cloth, in rows; those outside the piece stay unused. */
export interface Grid {
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly inside: Uint8Array;
  /** 1: cannot move sideways. */
  readonly edge: Uint8Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
}

export function createGrid(stage: Stage, piece: Field, cell: number): Grid {
  const box = boundsOf(piece);
  const left = (box.left - stage.originX) / stage.pxPerMm - cell * 2;
  const top = (box.top - stage.originY) / stage.pxPerMm - cell * 2;
  const width = Math.ceil((box.right - box.left) / stage.pxPerMm / cell) + 5;
  const height = Math.ceil((box.bottom - box.top) / stage.pxPerMm / cell) + 5;
  const count = width * height;
  const grid: Grid = {
    cell,
    width,
    height,
    left,
    top,
    inside: new Uint8Array(count),
    edge: new Uint8Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
    z: new Float32Array(count),
  };
  for (let i = 0; i < count; i++) {
    grid.x[i] = left + (i % width) * cell;
    grid.y[i] = top + Math.floor(i / width) * cell;
    const px = Math.round((grid.x[i] as number) * stage.pxPerMm + stage.originX);
    const py = Math.round((grid.y[i] as number) * stage.pxPerMm + stage.originY);
    const covered =
      px >= 0 &&
      py >= 0 &&
      px < stage.width &&
      py < stage.height &&
      (piece.data[py * stage.width + px] as number) > 0.5;
    grid.inside[i] = covered ? 1 : 0;
  }
  for (let i = 0; i < count; i++) {
    if (!grid.inside[i]) continue;
    const open = [-1, 1, -width, width].some((step) => !grid.inside[i + step]);
    grid.edge[i] = open ? 1 : 0;
  }
  return grid;
}

function boundsOf(piece: Field): { left: number; top: number; right: number; bottom: number } {
  const box = { left: piece.width, top: piece.height, right: 0, bottom: 0 };
  for (let y = 0; y < piece.height; y++) {
    for (let x = 0; x < piece.width; x++) {
      if ((piece.data[y * piece.width + x] as number) < 0.5) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/** Takes the folds of a coarser grid over as the start of a finer one. */
export function carryOver(coarse: Grid, fine: Grid): void {
  for (let i = 0; i < fine.x.length; i++) {
    const [x, y] = [fine.x[i] as number, fine.y[i] as number];
    const gx = clamp((x - coarse.left) / coarse.cell, 0, coarse.width - 1.001);
    const gy = clamp((y - coarse.top) / coarse.cell, 0, coarse.height - 1.001);
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    const at = y0 * coarse.width + x0;
    const [fx, fy] = [gx - x0, gy - y0];
    const between = (values: (index: number) => number) =>
      (values(at) * (1 - fx) + values(at + 1) * fx) * (1 - fy) +
      (values(at + coarse.width) * (1 - fx) + values(at + coarse.width + 1) * fx) * fy;
    fine.z[i] = between((k) => coarse.z[k] as number);
    if (fine.edge[i]) continue;
    fine.x[i] = x + between((k) => (coarse.x[k] as number) - coarse.left - (k % coarse.width) * coarse.cell);
    fine.y[i] = y + between((k) => (coarse.y[k] as number) - coarse.top - Math.floor(k / coarse.width) * coarse.cell);
  }
}
