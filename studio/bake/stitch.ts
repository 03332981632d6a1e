import { beside, openPath, type Point } from "./curve.ts";
import { blur, type Field } from "./field.ts";
import { type Goods, mark } from "./goods.ts";
import { strokeOf } from "./stage.ts";

export interface StitchStyle {
  /** Parallel rows and the distance between them, mm. */
  readonly rows?: number;
  readonly gap?: number;
  readonly length?: number;
  readonly strength?: number;
}

/** Rows of thread sunk a little into the cloth, each stitch with its own light. */
export function stitch(goods: Goods, line: readonly Point[], style: StitchStyle = {}, within?: Field): void {
  const { stage } = goods;
  const strength = style.strength ?? 1;
  const dash = [style.length ?? 2.6, 1.1];
  for (let row = 0; row < (style.rows ?? 1); row++) {
    const path = openPath(beside(line, row * (style.gap ?? 5)));
    const furrow = blur(strokeOf(stage, { width: 2.2 }, path), 0.9 * stage.pxPerMm);
    mark(goods, furrow, 0.13 * strength, within);
    mark(goods, strokeOf(stage, { width: 0.75, dash, cap: "butt", dx: 0.25, dy: 0.35 }, path), 0.24 * strength, within);
    mark(
      goods,
      strokeOf(stage, { width: 0.6, dash, cap: "butt", dx: -0.15, dy: -0.2 }, path),
      -0.09 * strength,
      within,
    );
  }
}

/** Where two pieces are sewn together: a fine dark line in a soft furrow, with a lit lip below it. */
export function seam(goods: Goods, line: readonly Point[], strength = 1, within?: Field): void {
  const { stage } = goods;
  const path = openPath(line);
  mark(goods, blur(strokeOf(stage, { width: 3.2 }, path), 1.6 * stage.pxPerMm), 0.17 * strength, within);
  mark(goods, strokeOf(stage, { width: 0.7 }, path), 0.3 * strength, within);
  mark(
    goods,
    blur(strokeOf(stage, { width: 1.2, dx: 1, dy: 1.1 }, path), 0.5 * stage.pxPerMm),
    -0.06 * strength,
    within,
  );
}
