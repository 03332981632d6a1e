import type { AreaOutline } from "@surimono/domain/catalogue";
import { type PathTarget, traceAreaOutline } from "../scene/trace-area-outline.ts";
import type { MockupContext } from "./canvas.ts";
import type { MockupOptions } from "./mockup-options.ts";

/** Goods that are cut along an outline, in their picture. */
export interface CutScene {
  readonly options: MockupOptions;
  readonly outline: AreaOutline;
  /** The corner of the place in the picture, and pixels per micrometre and millimetre. */
  readonly left: number;
  readonly top: number;
  readonly pxPerUm: number;
  readonly mm: number;
  /** Millimetres of the thickness that is seen. */
  readonly away: number;
  readonly isClear: boolean;
  readonly isStanding: boolean;
}

/** The goods' outline as a path, moved by millimetres. */
export function trace(scene: CutScene, target: MockupContext, dx = 0, dy = 0): void {
  const [byX, byY] = [dx * scene.mm, dy * scene.mm];
  target.beginPath();
  traceAreaOutline(
    placed(scene, target, (x, y) => [x + byX, y + byY]),
    scene.outline,
    scene.pxPerUm,
  );
}

/** Tells a path in the picture what it is told from the corner of the print. */
export function placed(
  { left, top }: CutScene,
  target: MockupContext,
  move: (x: number, y: number) => readonly [number, number],
): PathTarget {
  const at = (x: number, y: number) => move(x + left, y + top);
  return {
    moveTo: (x, y) => target.moveTo(...at(x, y)),
    lineTo: (x, y) => target.lineTo(...at(x, y)),
    bezierCurveTo: (ax, ay, bx, by, x, y) => target.bezierCurveTo(...at(ax, ay), ...at(bx, by), ...at(x, y)),
    closePath: () => target.closePath(),
  };
}
