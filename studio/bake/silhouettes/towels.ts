import { closedPath, openPath, type Point } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { seamlessNoise } from "../knit-grain.ts";
import { createNoise } from "../noise.ts";
import { layPanel } from "../panel-cloth.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, fillOf, strokeOf } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedGrain, BakedSilhouette, BakedView } from "../write-art.ts";

const TENUGUI_STAGE = createStage(1.56, 750, 580);
const HAND_TOWEL_STAGE = createStage(3.7, 750, 225);
const FACE_TOWEL_STAGE = createStage(1.66, 750, 170);

/** A tenugui: 900 × 340 mm of plain cotton, its short ends cut and left open. */
export function bakeTenugui(): BakedSilhouette {
  const stage = TENUGUI_STAGE;
  const goods = createGoods(stage);
  const rough = createNoise(761, 3, 2.2);
  const fold = (x: number) => Math.exp(-Math.abs(Math.abs(x) - 225) / 5) + Math.exp(-Math.abs(x) / 5);
  const outline = roundSheet(-450, 0, 450, 340, 1.5);
  const coverage = fillOf(stage, closedPath(outline));
  const cloth = layPanel(goods, {
    seed: 751,
    outline: [...sideOf(-450, 340, 0, rough), ...sideOf(450, 0, 340, rough)],
    crumple: 0.0045,
    fullness: 2,
    waver: 2.2,
    smoothness: 0.035,
    // The creases in which it lay folded in its wrapper.
    relief: reliefOf(stage, coverage, (x) => 0.9 * fold(x)),
  });
  for (const y of [3.2, 336.8]) stitchless(goods, y, cloth);
  return { silhouette: "tenugui", referenceWidth: 900_000, views: [viewOf(goods, "front", 340, weaveGrain(16))] };
}

/** A short side with threads standing out. */
function sideOf(x: number, from: number, to: number, rough: (x: number, y: number) => number): Point[] {
  return Array.from({ length: 171 }, (_, i): Point => {
    const y = from + ((to - from) * i) / 170;
    return [x + rough(x, y) * 1.4, y];
  });
}

/** The selvedge: a denser edge, without a hem. */
function stitchless(goods: Goods, y: number, within: Field): void {
  const path = openPath([
    [-450, y],
    [450, y],
  ]);
  mark(goods, blur(strokeOf(goods.stage, { width: 3 }, path), 1.2), 0.07, within);
}

/** A hand towel of cut pile, 340 × 340 mm, with a flat woven border. */
export function bakeHandTowel(): BakedSilhouette {
  const stage = HAND_TOWEL_STAGE;
  const goods = createGoods(stage);
  const outline = roundSheet(-170, 0, 170, 340, 7);
  const coverage = fillOf(stage, closedPath(outline));
  const borders = (y: number) =>
    smoothstep(18, 23, y) * (1 - smoothstep(33, 38, y)) + smoothstep(302, 307, y) * (1 - smoothstep(317, 322, y));
  const cloth = layPanel(goods, {
    seed: 771,
    outline,
    crumple: 0.0022,
    fullness: 5,
    waver: 2,
    stiffness: 1,
    relief: reliefOf(stage, coverage, (_x, y) => {
      const flat = borders(y);
      return -1.1 * flat + 0.12 * flat * Math.cos(y * 2.6);
    }),
    piece: { edge: { width: 5, drop: 2.6 } },
  });
  const inset = roundSheet(-164, 6, 164, 334, 4);
  stitch(goods, [...inset, inset[0] as Point], { length: 3.2 }, cloth);
  return { silhouette: "hand-towel", referenceWidth: 340_000, views: [viewOf(goods, "front", 340, pileGrain(17))] };
}

/** A face towel of cut pile, 340 × 800 mm, with two flat woven borders near its ends. */
export function bakeFaceTowel(): BakedSilhouette {
  const stage = FACE_TOWEL_STAGE;
  const goods = createGoods(stage);
  const outline = roundSheet(-170, 0, 170, 800, 7);
  const coverage = fillOf(stage, closedPath(outline));
  const band = (y: number) => smoothstep(34, 40, y) * (1 - smoothstep(58, 64, y));
  const cloth = layPanel(goods, {
    seed: 781,
    outline,
    crumple: 0.003,
    fullness: 5,
    waver: 2.6,
    stiffness: 1,
    relief: reliefOf(stage, coverage, (_x, y) => {
      const flat = band(y) + band(800 - y);
      return -1.3 * flat + 0.14 * flat * Math.cos(y * 1.9);
    }),
    piece: { edge: { width: 6, drop: 2.8 } },
  });
  const inset = roundSheet(-163, 7, 163, 793, 4);
  stitch(goods, [...inset, inset[0] as Point], { length: 4 }, cloth);
  return { silhouette: "face-towel", referenceWidth: 340_000, views: [viewOf(goods, "front", 800, pileGrain(19))] };
}

/** Loops without a direction, each with its own light and shade. */
function pileGrain(seed: number): BakedGrain {
  const side = 256;
  const loops = seamlessNoise(seed, (field) => blur(field, 1.15));
  const tufts = seamlessNoise(seed + 1, (field) => blur(field, 3.4));
  const [shade, light] = [createField(side, side), createField(side, side)];
  for (let i = 0; i < shade.data.length; i++) {
    const value = (loops.data[i] as number) * 0.034 + (tufts.data[i] as number) * 0.007;
    shade.data[i] = 0.955 + value;
    light.data[i] = Math.max(0, 0.02 + value);
  }
  return { side, shade, light };
}

function viewOf(goods: Goods, viewId: "front", height: number, grain: BakedGrain): BakedView {
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: height * 500 },
      { name: "bottom", axis: "y", at: height * 1000 },
    ],
    shadow: groundShadow(goods.stage, goods.mask, 0.85),
    grain,
  };
}
