import type { Canvas } from "@napi-rs/canvas";
import { beside, closedPath, curve, openPath, type Point } from "./curve.ts";
import { createField, smoothstep } from "./field.ts";
import { castShadow, type Goods, layPiece } from "./goods.ts";
import { layRibBand } from "./rib-band.ts";
import { drawOn, fillOf, type Stage, strokeOf, toMm } from "./stage.ts";
import { stitch } from "./stitch.ts";

/** Where the collar is sewn to the body, from the left neck point to the right one. */
export const FRONT_NECK = curve("-86,0 -83,32 -66,68 -36,90 0,97 36,90 66,68 83,32 86,0");
export const BACK_NECK = curve("-86,0 -58,11 -30,16.5 0,18 30,16.5 58,11 86,0");
/** The body reaches a little under its collar, so that no gap opens between the two. */
export const FRONT_NECKLINE = beside(FRONT_NECK, 5);
export const BACK_NECKLINE = beside(BACK_NECK, 5);
export const FRONT_NECK_DEPTH = 97;
export const BACK_NECK_DEPTH = 18;

/** The free edge of the collar in front; its ends turn over the shoulder to the back. */
export const FRONT_EDGE = curve("-69,-11 -67,20 -53,52 -29,70 0,76 29,70 53,52 67,20 69,-11");
export const BACK_EDGE = curve("-69,-11 -46,-3.5 -23,-0.5 0,0.5 23,-0.5 46,-3.5 69,-11");
/** The back collar as seen through the neck. */
const INSIDE_TOP = curve("-70,-11 -40,-15.5 0,-17 40,-15.5 70,-11");
const INSIDE_SEAM = curve("-72,8 -40,2.5 0,0.5 40,2.5 72,8");

export interface NeckOptions {
  /** Width of the collar's ribs, mm. */
  readonly pitch?: number;
}

/** The inside of the back with its own collar, seen through the neck; lies under the body. */
export function layNeckInside(goods: Goods): void {
  const { stage } = goods;
  const rim = curve("70,-11 74,30 60,70 34,88 0,94 -34,88 -60,70 -74,30 -70,-11");
  const coverage = fillOf(stage, closedPath(INSIDE_TOP, rim));
  const tone = createField(stage.width, stage.height);
  for (let i = 0; i < tone.data.length; i++) {
    const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
    // The light comes over the left shoulder, so the right of the back gets more of it.
    tone.data[i] =
      0.8 - 0.19 * smoothstep(0, 72, y) - 0.1 * smoothstep(30, 80, Math.abs(x - 8)) + 0.05 * smoothstep(-60, 60, x);
  }
  layPiece(goods, { coverage, tone, height: createField(stage.width, stage.height) });
  layRibBand(goods, INSIDE_TOP, INSIDE_SEAM, { rise: 1 }, { tone: 0.9, casts: { reach: 6, strength: 0.5 } });
  const tape = beside(INSIDE_SEAM, -8);
  layRibBand(goods, INSIDE_SEAM, tape, { rise: 0.3, depth: 0 }, { tone: 0.82, casts: { reach: 3, strength: 0.4 } });
  stitch(goods, beside(INSIDE_SEAM, -1.2), { strength: 0.7 }, coverage);
  stitch(goods, beside(INSIDE_SEAM, -7), { strength: 0.7 }, coverage);
  castShadow(goods, strokeOf(stage, { width: 8 }, openPath(beside(FRONT_EDGE, -2))), { reach: 9, strength: 0.42 });
  goods.labels.push(wovenLabel(stage));
}

export function layFrontCollar(goods: Goods, options: NeckOptions = {}): void {
  const outer: Point[] = [[-85, -6], ...FRONT_NECK, [85, -6]];
  layRibBand(goods, outer, FRONT_EDGE, options, { edge: { width: 3, drop: 0.8 } });
  stitch(goods, beside(FRONT_NECK, -6), { strength: 0.8 }, goods.mask);
}

export function layBackCollar(goods: Goods, options: NeckOptions = {}): void {
  const outer: Point[] = [[-86, -5], ...BACK_NECK, [86, -5]];
  layRibBand(goods, outer, BACK_EDGE, options, { edge: { width: 3, drop: 0.8 } });
  stitch(goods, beside(BACK_NECK, -6), { strength: 0.8 }, goods.mask);
}

/** `down` mm below the collar's free edge. */
export function wovenLabel(stage: Stage, down = 0): Canvas {
  return drawOn(stage, (context) => {
    context.translate(0, down);
    context.fillStyle = "rgba(30,24,20,0.22)";
    context.fillRect(-17.4, 10.4, 36, 18);
    context.fillStyle = "#ece9e4";
    context.fillRect(-18, 9, 36, 18);
    context.fillStyle = "rgba(40,34,30,0.16)";
    context.fillRect(-18, 9, 36, 1);
    context.fillStyle = "#c2402f";
    context.fillRect(-12, 14.4, 5, 5);
    context.fillStyle = "#7d7772";
    context.fillRect(-4, 14.6, 16, 1.4);
    context.fillRect(-4, 18, 10, 1.4);
  });
}
