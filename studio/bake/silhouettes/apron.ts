import { beside, curve, mirrored, openPath, type Point, reversed } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { layPanel } from "../panel-cloth.ts";
import { evenly, ribbonOf } from "../ribbon.ts";
import { createStage, strokeOf } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { gather, gatherAround } from "../surplus.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A bib apron for grown-ups: 700 mm wide, 850 mm from the bib's edge to the hem, with a neck strap, ties and a double pocket. */
const STAGE = createStage(1.3, 750, 400);
const HALF = 350;
const LENGTH = 850;
const STRAP = 26;
const POCKET = { half: 200, top: 420, bottom: 600 } as const;

const BIB = curve("-130,0 -65,0.8 0,1.2 65,0.8 130,0");
const ARMHOLE = curve("130,0 133,60 143,120 168,180 214,230 282,262 350,274");
const SIDE = curve("350,274 352,420 353,600 351,760 349,834 344,848");
const HEM = curve("344,848 230,851 110,850 0,851 -110,850 -230,851 -344,848");

export function bakeApron(): BakedSilhouette {
  return { silhouette: "apron", referenceWidth: HALF * 2000, views: [front()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  // The strap is sewn to the inside of the bib, and so are the ties to the sides.
  layStrap(
    goods,
    811,
    curve("-113,40 -113,0 -110,-70 -90,-146 -46,-202 0,-216 46,-202 90,-146 110,-70 113,0 113,40"),
    0.94,
  );
  layStrap(goods, 813, curve("334,288 368,296 392,340 398,410 386,480 390,560 402,640"), 0.97);
  layStrap(goods, 815, curve("-334,288 -366,298 -388,346 -392,420 -404,500 -396,590 -388,668"), 0.97);
  const body = layBody(goods);
  layPocket(goods);
  sew(goods, body);
  return {
    viewId: "front",
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "hem", axis: "y", at: LENGTH * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask),
    grain: weaveGrain(23),
  };
}

function layBody(goods: Goods): Field {
  const side = [...ARMHOLE, ...SIDE];
  return layPanel(goods, {
    seed: 801,
    outline: [...BIB, ...side, ...HEM, ...reversed(mirrored(side))],
    crumple: 0.0034,
    fullness: 7,
    spread: 60,
    waver: 1.6,
    stiffness: 0.95,
    surplus: (x, y, surplus) => {
      for (const half of [-1, 1]) {
        // The strap and the ties pull at what they are sewn to.
        gatherAround(surplus, x, y, { x: half * 113, y: 6, amount: 0.03, reach: 80 });
        gatherAround(surplus, x, y, { x: half * 345, y: 290, amount: 0.05, reach: 120 });
      }
      // Below the waist it hangs in soft pleats.
      gather(surplus, 1, 0, 0.012 * smoothstep(520, 820, y) * (0.5 + 0.5 * Math.cos(x / 36)));
    },
    piece: { edge: { width: 5, drop: 1.7 }, casts: { reach: 8, strength: 0.42 } },
  });
}

/** Doubled cloth, turned over itself a little along its way. */
function layStrap(goods: Goods, seed: number, middle: readonly Point[], tone: number): void {
  const [left, right] = [evenly(beside(middle, STRAP / 2), 220), evenly(beside(middle, -STRAP / 2), 220)];
  const ribbon = ribbonOf(STAGE, left, right);
  const wave = createNoise(seed, 60, 4);
  const height = createField(ribbon.coverage.width, ribbon.coverage.height);
  for (let i = 0; i < height.data.length; i++) {
    if ((ribbon.coverage.data[i] as number) === 0) continue;
    const across = ribbon.across.data[i] as number;
    const along = ribbon.along.data[i] as number;
    height.data[i] = 0.7 * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)) + wave(along, across) * 2;
  }
  layPiece(goods, {
    coverage: ribbon.coverage,
    height,
    tone,
    hollow: 0.8,
    edge: { width: 2.6, drop: 0.9 },
    casts: { reach: 6, strength: 0.4 },
  });
  for (const inset of [STRAP / 2 - 3.5, -STRAP / 2 + 3.5])
    stitch(goods, beside(middle, inset), { length: 3.4, strength: 0.8 }, ribbon.coverage);
}

function layPocket(goods: Goods): void {
  const { half, top, bottom } = POCKET;
  const side = curve([
    [half, top],
    [half + 1, (top + bottom) / 2],
    [half, bottom - 14],
  ]);
  const edge = curve([
    [-half, top],
    [-half * 0.5, top + 2.4],
    [0, top + 0.6],
    [half * 0.5, top + 2.4],
    [half, top],
  ]);
  const outline = [...edge, ...side, ...across(half - 14, bottom).toReversed(), ...reversed(mirrored(side))];
  const cloth = layPanel(goods, {
    seed: 821,
    outline,
    crumple: 0.002,
    fullness: 4,
    spread: 40,
    waver: 0.6,
    piece: { edge: { width: 3, drop: 1 }, casts: { reach: 5, strength: 0.36 } },
  });
  const line = (points: readonly Point[]) => stitch(goods, curve(points), { length: 3.4 }, cloth);
  for (const y of [top + 26, top + 29]) line(across(half, y));
  // One half for the hand, one for the pen.
  for (const x of [-1.6, 1.6]) line(downwards(60 + x, top + 4, bottom - 4));
  const inset = 4;
  line(downwards(half - inset, top + 3, bottom - 12));
  line(downwards(-half + inset, top + 3, bottom - 12));
  line(across(half - 14, bottom - inset));
  crease(goods, across(half, top + 30), cloth);
}

function sew(goods: Goods, body: Field): void {
  for (const y of [27, 30]) stitch(goods, across(128, y), { length: 3.4 }, body);
  for (const y of [LENGTH - 22, LENGTH - 19]) stitch(goods, across(HALF - 4, y), { length: 3.4 }, body);
  for (const side of [ARMHOLE, SIDE]) {
    stitch(goods, beside(side, -11), { length: 3.4 }, body);
    stitch(goods, mirrored(beside(side, -11)), { length: 3.4 }, body);
  }
  crease(goods, across(128, 32), body);
  crease(goods, across(HALF - 4, LENGTH - 24), body);
}

/** Where the cloth steps down from a doubled hem. */
function crease(goods: Goods, line: readonly Point[], within: Field): void {
  mark(goods, blur(strokeOf(STAGE, { width: 5, dy: 2 }, openPath(line)), 2 * STAGE.pxPerMm), 0.06, within);
}

function across(half: number, y: number): Point[] {
  return curve([
    [-half, y],
    [0, y + 0.6],
    [half, y],
  ]);
}

function downwards(x: number, from: number, to: number): Point[] {
  return curve([
    [x, from],
    [x, (from + to) / 2],
    [x, to],
  ]);
}
