import { beside, curve, mirrored, openPath, type Point, reversed } from "../curve.ts";
import { blur, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { layPanel } from "../panel-cloth.ts";
import { reliefOf } from "../relief.ts";
import { evenly, ribbonOf } from "../ribbon.ts";
import { createStage, type Stage, strokeOf } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { gather, gatherAround } from "../surplus.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A drawstring bag of 250 × 300 mm, half drawn shut. */
export function bakeDrawstring(): BakedSilhouette {
  const stage = createStage(3.7, 750, 330);
  const views = (["front", "back"] as const).map((viewId, i) => bakeDrawstringView(stage, viewId, 841 + i * 9));
  return { silhouette: "drawstring", referenceWidth: 250_000, views };
}

function bakeDrawstringView(stage: Stage, viewId: "front" | "back", seed: number): BakedView {
  const goods = createGoods(stage);
  for (const side of [-1, 1] as const) layCord(goods, side, seed);
  const side = curve("112,0 107,14 104,27 108,40 118,62 124,100 125,160 125,240 124,284 118,297 112,300");
  const top = curve("-112,0 -90,-3 -66,1 -40,-3.4 -14,0.6 14,-3 42,1 70,-3.2 92,0.4 112,0");
  const bottom = curve("112,300 60,301.4 0,300.4 -60,301.4 -112,300");
  const body = layPanel(goods, {
    seed,
    outline: [...top, ...side, ...bottom, ...reversed(mirrored(side))],
    crumple: 0.003,
    fullness: 8,
    spread: 34,
    waver: 1.4,
    stiffness: 0.8,
    surplus: (x, y, surplus) => {
      // Drawn in along the channel, the cloth stands in pleats above it and runs out below.
      gather(surplus, 1, 0, 0.12 * Math.exp(-(((y - 27) / 16) ** 2)) + 0.05 * smoothstep(16, -2, y));
      gather(surplus, 1, 0, 0.035 * smoothstep(110, 40, y));
      for (const sx of [-1, 1]) gatherAround(surplus, x, y, { x: sx * 122, y: 294, amount: 0.03, reach: 34 });
    },
    piece: { edge: { width: 4, drop: 1.8 } },
  });
  for (const y of [20, 35]) {
    const course = curve([
      [-109, y],
      [-50, y + 0.8],
      [0, y],
      [50, y + 0.8],
      [109, y],
    ]);
    mark(goods, blur(strokeOf(stage, { width: 4 }, openPath(course)), 1.6 * stage.pxPerMm), 0.1, body);
    stitch(goods, course, { length: 2.6 }, body);
  }
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "channel", axis: "y", at: 35_000 },
      { name: "bottom", axis: "y", at: 300_000 },
    ],
    shadow: groundShadow(stage, goods.mask),
    grain: weaveGrain(19),
  };
}

/** A twisted cotton cord that comes out of the channel and hangs beside the bag, knotted. */
function layCord(goods: Goods, side: 1 | -1, seed: number): void {
  const lean = createNoise(seed + side, 1)(3, 4) * 5;
  for (const [dx, end] of [
    [0, 118],
    [9, 126],
  ] as const) {
    const course = curve(
      (
        [
          [98, 27],
          [122, 24 + dx * 0.3],
          [141 + dx * 0.6, 34 + dx],
          [149 + dx * 0.4 + lean, 70],
          [147 + lean, end - 14],
          [148 + lean, end],
        ] as Point[]
      ).map(([x, y]): Point => [x * side, y]),
    );
    layTwist(goods, course, 2.1);
  }
  const knot = curve(
    [
      [147 + lean, 106],
      [150 + lean, 110],
      [147.4 + lean, 114],
    ].map(([x = 0, y = 0]): Point => [x * side, y]),
  );
  layTwist(goods, knot, 4.4);
}

function layTwist(goods: Goods, course: readonly Point[], r: number): void {
  const ribbon = ribbonOf(goods.stage, evenly(beside(course, r), 160), evenly(beside(course, -r), 160));
  const height = reliefOf(goods.stage, ribbon.coverage, () => 0);
  height.data.forEach((_, i) => {
    if ((ribbon.coverage.data[i] as number) === 0) return;
    const across = Math.min(1, Math.max(0, ribbon.across.data[i] as number));
    const along = ribbon.along.data[i] as number;
    const strand = 0.3 * Math.cos(((along + across * 5) / 3.4) * Math.PI * 2);
    height.data[i] = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)) * (r * 0.8 + strand);
  });
  layPiece(goods, { coverage: ribbon.coverage, height, tone: 0.97, casts: { reach: 3, strength: 0.4 } });
}
