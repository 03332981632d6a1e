import { type ClothOptions, settleCloth } from "../cloth.ts";
import { beside, closedPath, curve, mirrored, openPath, type Point, reversed } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { castShadow, createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { createNoise } from "../noise.ts";
import { layRibBand } from "../rib-band.ts";
import { createStage, drawOn, fillOf, type Stage, strokeOf, toMm } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import { createCrumple, gather, gatherAround } from "../surplus.ts";
import { dome, sumOf } from "../volume.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.9, 748, 205);
const HEM = 690;
const ARMPIT: Point = [259, 243];

/** From the neck point down the viewer's right side to the hem. */
const SIDE = curve([[86, 0], [130, 13], [180, 30], [226, 47], [233, 100], [241, 160], [250, 208], ARMPIT, [259, 300], [256, 380], [255, 460], [257, 540], [260, 620], [263, 684]]);
const ARMHOLE = curve([[224, 44], [231, 90], [240, 150], [249, 205], [260, 246]]);
const SLEEVE = curve([[222, 43], [246, 54], [268, 76], [292, 116], [318, 164], [344, 208], [360, 236]]);
const CUFF = curve([[360, 236], [340, 276], [310, 318], [277, 349]]);
const UNDER = curve([[277, 349], [270, 325], [264, 290], [258, 246]]);

export function bakeTee(): BakedSilhouette {
  return { silhouette: "tee", referenceWidth: 520_000, views: [front(), back()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  const neckline = curve([[-86, 0], [-82, 34], [-64, 70], [-34, 91], [0, 97], [34, 91], [64, 70], [82, 34], [86, 0]]);
  layInside(goods);
  for (const side of [-1, 1] as const) laySleeve(goods, side, 20 + side);
  const torso = uneven(closedPathOf(neckline), 3);
  layTorso(goods, torso, 5);
  sewTorso(goods);
  const inner = curve([[-68, -9], [-66, 22], [-51, 54], [-27, 72], [0, 77], [27, 72], [51, 54], [66, 22], [68, -9]]);
  const outer = curve([[-87, -3], [-83, 35], [-65, 71], [-34, 92], [0, 98], [34, 92], [65, 71], [83, 35], [87, -3]]);
  layRibBand(goods, outer, inner, {}, { edge: { width: 3, drop: 0.8 } });
  stitch(goods, curve([[-90, 4], [-86, 38], [-67, 76], [-35, 98], [0, 104], [35, 98], [67, 76], [86, 38], [90, 4]]), { strength: 0.8 });
  return view("front", goods, 97);
}

function back(): BakedView {
  const goods = createGoods(STAGE);
  const neckline = curve([[-86, 0], [-60, 12], [-30, 18], [0, 19], [30, 18], [60, 12], [86, 0]]);
  for (const side of [-1, 1] as const) laySleeve(goods, side, 60 + side);
  layTorso(goods, uneven(closedPathOf(neckline), 9), 31);
  sewTorso(goods);
  const outer = curve([[-88, -1], [-60, 12], [-30, 18], [0, 19], [30, 18], [60, 12], [88, -1]]);
  const inner = curve([[-70, -12], [-48, -4], [-24, 0], [0, 1], [24, 0], [48, -4], [70, -12]]);
  layRibBand(goods, outer, inner, {}, { edge: { width: 3, drop: 0.8 } });
  stitch(goods, curve([[-92, 5], [-62, 18], [-31, 24], [0, 25], [31, 24], [62, 18], [92, 5]]), { strength: 0.8 });
  return view("back", goods, 19);
}

function view(viewId: "front" | "back", goods: Goods, neck: number): BakedView {
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "collar", axis: "y", at: neck * 1000 },
      { name: "hem", axis: "y", at: HEM * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask),
    grain: knitGrain(1),
  };
}

function closedPathOf(neckline: readonly Point[]): Point[] {
  const hem = curve([[263, 684], [255, 689], [140, 693], [40, 690], [-60, 694], [-150, 690], [-255, 689], [-263, 684]]);
  return [...neckline, ...SIDE, ...hem, ...reversed(mirrored(SIDE))];
}

/** Nobody lays a shirt down symmetrically. */
function uneven(points: readonly Point[], seed: number): Point[] {
  const [nx, ny] = [createNoise(seed, 120), createNoise(seed + 1, 120)];
  return points.map(([x, y]) => [x + nx(x, y) * 2.6 * smoothstep(20, 120, y), y + ny(x, y) * 2.2 * smoothstep(20, 120, y)]);
}

function layTorso(goods: Goods, outline: readonly Point[], seed: number): void {
  const coverage = fillOf(STAGE, closedPath(outline));
  const crumple = createCrumple(seed, 0.0035);
  const drape = createNoise(seed + 7, 90, 400);
  const folds = settleCloth(STAGE, coverage, {
    seed,
    surplus: (x, y, surplus) => {
      for (const side of [-1, 1]) gatherAround(surplus, x, y, { x: side * 262, y: 250, amount: 0.05, reach: 105 });
      gather(surplus, 1, 0, 0.009 * smoothstep(380, 690, y) * (1 + drape(x, y)));
      gather(surplus, 1, 0, 0.02 * smoothstep(655, 685, y));
      crumple(surplus, x, y);
    },
  });
  layPiece(goods, {
    coverage,
    folds,
    height: sumOf(folds.height, dome(STAGE, coverage, 9)),
    relief: 0.9,
    casts: { reach: 7, strength: 0.3 },
    edge: { width: 9, drop: 3.5 },
  });
}

function laySleeve(goods: Goods, side: 1 | -1, seed: number): void {
  const place = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
  const inward: Point[] = curve([[258, 246], [225, 200], [200, 120], [205, 50], [222, 43]]);
  const outline = uneven(place([...SLEEVE, ...CUFF, ...UNDER, ...inward]), seed + 50);
  const coverage = fillOf(STAGE, closedPath(outline));
  const crumple = createCrumple(seed, 0.006);
  const options: ClothOptions = {
    seed,
    surplus: (x, y, surplus) => {
      gatherAround(surplus, x, y, { x: side * 256, y: 236, amount: 0.09, reach: 60 });
      gather(surplus, 0.64, -0.77 * side, 0.008);
      crumple(surplus, x, y);
    },
  };
  const folds = settleCloth(STAGE, coverage, options);
  layPiece(goods, { coverage, folds, height: sumOf(folds.height, dome(STAGE, coverage, 8)), edge: { width: 8, drop: 3.5 } });
  const hem = place(CUFF);
  stitch(goods, beside(hem, side === 1 ? 17 : -17), { rows: 2, gap: side === 1 ? 5 : -5 }, coverage);
}

function sewTorso(goods: Goods): void {
  for (const place of [(points: readonly Point[]) => [...points], mirrored]) {
    seam(goods, place(ARMHOLE), 0.8, goods.mask);
    seam(goods, place(curve([[90, 11], [150, 33], [228, 60]])), 0.45, goods.mask);
  }
  const hem = curve([[-268, 666], [-140, 671], [0, 672], [140, 671], [268, 666]]);
  const pressed = blur(strokeOf(STAGE, { width: 4, dy: 3 }, openPath(hem)), 2.5 * STAGE.pxPerMm);
  mark(goods, pressed, 0.08, goods.mask);
  stitch(goods, hem, { rows: 2, gap: 5 }, goods.mask);
}

/** The inside of the back with its own collar, seen through the neck. */
function layInside(goods: Goods): void {
  const opening = closedPath(curve([[-71, -10], [-40, -15], [0, -17], [40, -15], [71, -10], [74, 40], [45, 84], [0, 92], [-45, 84], [-74, 40], [-71, -10]]));
  const coverage = fillOf(STAGE, opening);
  const tone = createField(STAGE.width, STAGE.height);
  for (let i = 0; i < tone.data.length; i++) {
    const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
    tone.data[i] = 0.8 - 0.2 * smoothstep(0, 70, y) - 0.1 * smoothstep(30, 80, Math.abs(x));
  }
  layPiece(goods, { coverage, tone, height: createField(STAGE.width, STAGE.height) });
  const top = curve([[-72, -10], [-40, -15], [0, -17], [40, -15], [72, -10]]);
  const bottom = curve([[-74, 9], [-40, 3], [0, 1], [40, 3], [74, 9]]);
  layRibBand(goods, top, bottom, { rise: 1 }, { tone: 0.88, casts: { reach: 6, strength: 0.5 } });
  stitch(goods, curve([[-74, 12], [-40, 6], [0, 4], [40, 6], [74, 12]]), { strength: 0.7 }, coverage);
  castShadow(goods, collarShade(STAGE), { reach: 9, strength: 0.45 });
  goods.labels.push(wovenLabel(STAGE));
}

function collarShade(stage: Stage): Field {
  return strokeOf(stage, { width: 10 }, openPath(curve([[-70, -9], [-66, 24], [-50, 58], [-26, 76], [0, 81], [26, 76], [50, 58], [66, 24], [70, -9]])));
}

function wovenLabel(stage: Stage) {
  return drawOn(stage, (context) => {
    context.fillStyle = "rgba(30,24,20,0.22)";
    context.fillRect(-17.4, 8.4, 36, 18);
    context.fillStyle = "#ece9e4";
    context.fillRect(-18, 7, 36, 18);
    context.fillStyle = "rgba(40,34,30,0.16)";
    context.fillRect(-18, 7, 36, 1);
    context.fillStyle = "#c2402f";
    context.fillRect(-12, 12.4, 5, 5);
    context.fillStyle = "#7d7772";
    context.fillRect(-4, 12.6, 16, 1.4);
    context.fillRect(-4, 16, 10, 1.4);
  });
}
