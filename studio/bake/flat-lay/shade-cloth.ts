import { closedPath, openPath, type Point } from "../curve.ts";
import { blur, type Field, mapField } from "../field.ts";
import { type Goods, mark } from "../goods.ts";
import { enlarged, fillOf, type Stage, strokeOf } from "../stage.ts";
import type { Photograph } from "./photograph.ts";

export interface LineShade {
  /** mm */
  readonly width: number;
  readonly soft: number;
  readonly strength: number;
}

/** Of the pattern's picture against the photograph's: its lines are fine, and cloth draws them out. */
const FINER = 3;

/** Darkens the cloth above along a line of the pattern, wherever the line has come to lie. */
export function shadeAlong(goods: Goods, photograph: Photograph, line: readonly Point[], of: LineShade): void {
  const dark = laidOn(photograph, of.soft, (stage) => strokeOf(stage, { width: of.width }, openPath(line)));
  mark(goods, dark, of.strength);
}

/** What is drawn on the pattern, as the cloth above has come to lie. `soft`: mm by which it is blurred. */
export function laidOn({ stage, above, x, y }: Photograph, soft: number, draw: (pattern: Stage) => Field): Field {
  const pattern = enlarged(stage, FINER);
  const drawn = blur(draw(pattern), Math.max(soft * pattern.pxPerMm, FINER / 2));
  return mapField(above, (share, i) => {
    if (share === 0) return 0;
    const px = Math.round((x.data[i] as number) * pattern.pxPerMm + pattern.originX - 0.5);
    const py = Math.round((y.data[i] as number) * pattern.pxPerMm + pattern.originY - 0.5);
    const isInFrame = px >= 0 && px < pattern.width && py >= 0 && py < pattern.height;
    return isInFrame ? (drawn.data[py * pattern.width + px] as number) : 0;
  });
}

/** The sheet below, seen through an opening: no light comes through the cloth around it, which a lamp so low does not show. */
export function shadeInside(goods: Goods, photograph: Photograph, opening: readonly Point[], strength: number): void {
  const { stage, above, mask } = photograph;
  const open = fillOf(stage, closedPath(opening));
  const below = mapField(open, (share, i) => ((above.data[i] as number) === 0 ? share * (mask.data[i] as number) : 0));
  mark(goods, blur(below, 0.4 * stage.pxPerMm), strength);
}
