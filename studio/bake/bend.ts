import { type ArtBend, bendOf } from "../src/mockup/index.ts";
import { clamp, createField, type Field } from "./field.ts";
import type { Goods } from "./goods.ts";

/** Cells from left to right; they are about square. */
const CELLS = 14;
/** mm: more is no fold but the gap between an arm and the body, or the outline, where no print lies. */
const LARGEST_FOLD = 30;

export interface Bent {
  readonly bend: ArtBend;
  /** The goods with what the grid leaves of their shifts. */
  readonly goods: Goods;
}

/** Parts the shifts of goods that are bent as a whole: a few nodes say where they bend, so the small picture has to say only how they fold. */
export function bentApart(goods: Goods): Bent {
  const { width, height, pxPerMm } = goods.stage;
  const columns = CELLS + 1;
  const rows = Math.round((CELLS * height) / width) + 1;
  const nodesOf = ({ data }: Field): number[] =>
    Array.from({ length: columns * rows }, (_, node) => {
      const x = Math.min(width - 1, Math.round(((node % columns) * width) / (columns - 1)));
      const y = Math.min(height - 1, Math.round((Math.floor(node / columns) * height) / (rows - 1)));
      // A source lies against the shift, as in the displacement.
      return Math.round(-(data[y * width + x] as number) * pxPerMm * 10);
    });
  const bend = { columns, right: nodesOf(goods.shiftX), down: nodesOf(goods.shiftY) };
  const move = bendOf(bend, { width, height }, width);
  const [shiftX, shiftY] = [createField(width, height), createField(width, height)];
  const left = (shift: number, moved: number) => clamp(shift + moved / pxPerMm, -LARGEST_FOLD, LARGEST_FOLD);
  for (let i = 0; i < shiftX.data.length; i++) {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const point = { x, y };
    move(point);
    shiftX.data[i] = left(goods.shiftX.data[i] as number, point.x - x);
    shiftY.data[i] = left(goods.shiftY.data[i] as number, point.y - y);
  }
  return { bend, goods: { ...goods, shiftX, shiftY } };
}
