import { closedPath, openPath, type Point } from "../curve.ts";
import { blur, mapField } from "../field.ts";
import { type Goods, mark } from "../goods.ts";
import { fillOf, strokeOf } from "../stage.ts";
import type { Photograph } from "./photograph.ts";

export interface LineShade {
  /** mm */
  readonly width: number;
  readonly soft: number;
  readonly strength: number;
}

/** Darkens the cloth above along a line of the pattern, wherever the line has come to lie. */
export function shadeAlong(goods: Goods, photograph: Photograph, line: readonly Point[], of: LineShade): void {
  const { stage, above, x, y } = photograph;
  const dark = blur(strokeOf(stage, { width: of.width }, openPath(line)), of.soft * stage.pxPerMm);
  const inFrame = (at: number, size: number) => at >= 0 && at < size;
  for (let i = 0; i < dark.data.length; i++) {
    if ((above.data[i] as number) === 0) continue;
    const px = Math.round((x.data[i] as number) * stage.pxPerMm + stage.originX - 0.5);
    const py = Math.round((y.data[i] as number) * stage.pxPerMm + stage.originY - 0.5);
    if (!inFrame(px, stage.width) || !inFrame(py, stage.height)) continue;
    const share = dark.data[py * stage.width + px] as number;
    goods.shade.data[i] = (goods.shade.data[i] as number) * (1 - of.strength * share);
  }
}

/** The sheet below, seen through an opening: no light comes through the cloth around it, which a lamp so low does not show. */
export function shadeInside(goods: Goods, photograph: Photograph, opening: readonly Point[], strength: number): void {
  const { stage, above, mask } = photograph;
  const open = fillOf(stage, closedPath(opening));
  const below = mapField(open, (share, i) => ((above.data[i] as number) === 0 ? share * (mask.data[i] as number) : 0));
  mark(goods, blur(below, 0.4 * stage.pxPerMm), strength);
}
