import type { Canvas } from "@napi-rs/canvas";
import type { CloseUpViewId } from "@surimono/domain/catalogue";
import type { Point } from "./curve.ts";
import { clamp } from "./field.ts";
import { enlarged, type Stage } from "./stage.ts";

/** Drawn again, not enlarged, so that stitches and ribs are as sharp as the print beside them. */
const NEARER = 2;
/** Of the picture that is cut out; the ratio is that of all goods. */
const FRAME = { width: 1200, height: 1360 } as const;

/** The middle of each close-up, in millimetres of the goods. */
export type CloseUps = Readonly<Partial<Record<CloseUpViewId, Point>>>;

/** Where a close-up of a place lies. */
export function closeUpStage(stage: Stage, [x, y]: Point): Stage {
  const near = enlarged(stage, NEARER);
  const left = windowStart(near.originX + x * near.pxPerMm, FRAME.width, near.width);
  const top = windowStart(near.originY + y * near.pxPerMm, FRAME.height, near.height);
  return { ...FRAME, pxPerMm: near.pxPerMm, originX: near.originX - left, originY: near.originY - top };
}

function windowStart(middle: number, size: number, whole: number): number {
  return Math.round(clamp(middle - size / 2, 0, whole - size));
}

export function hasInk(canvas: Canvas): boolean {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, i) => i % 4 === 3 && value > 0);
}
