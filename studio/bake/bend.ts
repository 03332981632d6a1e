import type { ArtBend } from "../src/mockup/index.ts";
import { clamp, createField, type Field } from "./field.ts";
import type { Goods } from "./goods.ts";

/** Cells from left to right; they are about square. */
const CELLS = 14;
/** mm: more is no fold but the gap between an arm and the body, where no print lies. */
const LARGEST_FOLD = 16;

export interface Bent {
  readonly bend: ArtBend;
  /** The goods with what the grid leaves of their shifts. */
  readonly goods: Goods;
}

/** Parts the shifts of goods that are bent as a whole: a few nodes say where they bend, so the small picture has to say only how they fold. */
export function bentApart(goods: Goods): Bent {
  const { stage, shiftX, shiftY } = goods;
  const columns = CELLS + 1;
  const rows = Math.round((CELLS * stage.height) / stage.width) + 1;
  const [cellX, cellY] = [stage.width / (columns - 1), stage.height / (rows - 1)];
  const nodesOf = (shift: Field): number[] =>
    Array.from({ length: columns * rows }, (_, node) => {
      const x = Math.min(stage.width - 1, Math.round((node % columns) * cellX));
      const y = Math.min(stage.height - 1, Math.round(Math.floor(node / columns) * cellY));
      // A source lies against the shift, as in the displacement.
      return Math.round(-(shift.data[y * stage.width + x] as number) * stage.pxPerMm * 10);
    });
  const leftOf = (shift: Field, nodes: readonly number[]): Field => {
    const out = createField(stage.width, stage.height);
    for (let i = 0; i < out.data.length; i++) {
      const gx = Math.min(columns - 1.001, ((i % stage.width) + 0.5) / cellX);
      const gy = Math.min(rows - 1.001, (Math.floor(i / stage.width) + 0.5) / cellY);
      const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
      const at = (dx: number, dy: number) => nodes[(y0 + dy) * columns + x0 + dx] as number;
      const top = at(0, 0) * (1 - gx + x0) + at(1, 0) * (gx - x0);
      const bottom = at(0, 1) * (1 - gx + x0) + at(1, 1) * (gx - x0);
      const grid = -(top * (1 - gy + y0) + bottom * (gy - y0)) / 10 / stage.pxPerMm;
      out.data[i] = clamp((shift.data[i] as number) - grid, -LARGEST_FOLD, LARGEST_FOLD);
    }
    return out;
  };
  const [right, down] = [nodesOf(shiftX), nodesOf(shiftY)];
  return {
    bend: { columns, right, down },
    goods: { ...goods, shiftX: leftOf(shiftX, right), shiftY: leftOf(shiftY, down) },
  };
}
