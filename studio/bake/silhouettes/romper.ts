import type { Canvas } from "@napi-rs/canvas";
import { beside, closedPath, curve, mirrored, type Point, reversed } from "../curve.ts";
import { createField, type Field } from "../field.ts";
import { createGoods, type Goods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { layPanel } from "../panel-cloth.ts";
import { layRibBand } from "../rib-band.ts";
import { createStage, drawOn, fillOf, type Stage } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import { gatherAround } from "../surplus.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A baby's romper of size 70: 230 mm wide, 410 mm from shoulder to crotch, with lapped shoulders and three snaps between the legs. */
const STAGE = createStage(3.2, 748, 178);
const HALF = 115;
const CROTCH = 410;
const BINDING = 9;

const FRONT_NECK = curve("-56,2 -54,22 -43,42 -24,54 0,58 24,54 43,42 54,22 56,2");
const BACK_NECK = curve("-56,2 -38,13 -19,18 0,19 19,18 38,13 56,2");
const SHOULDER = curve("56,2 78,8 104,18");
const ARMHOLE = curve("104,18 101,46 103,80 115,112");
const SIDE = curve("115,112 114,160 116,214 120,262 122,292");
/** From the hip to the crotch: cut higher in front than behind. */
const FRONT_LEG = curve("122,292 111,297 98,309 76,338 56,373 44,404");
const BACK_LEG = curve("122,292 114,297 110,316 95,349 69,381 44,405");
const CROTCH_EDGE = curve("44,405 20,409 0,410 -20,409 -44,405");
/** On the viewer's right; the far rim of its opening is seen past the cuff. */
const SLEEVE = [
  ...curve("102,17 122,32 146,62 166,96"),
  ...curve("166,96 150,110 132,122 118,130"),
  ...curve("118,130 112,122 106,112"),
  ...curve("106,112 94,80 92,44 102,17"),
];
/** A little within the sleeve, so that the rib ends with it. */
const CUFF = curve("164.6,97.4 149,110.6 132,121.6 119.4,129");
/** Where the front's shoulder lies under the back's: it opens wide for the head. */
const LAP = curve("52,24 72,34 92,50 106,66");

export function bakeRomper(): BakedSilhouette {
  return { silhouette: "romper", referenceWidth: HALF * 2000, views: [front(), back()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  const inside = fillOf(STAGE, closedPath(BACK_NECK, curve("56,2 52,40 34,62 0,68 -34,62 -52,40 -56,2")));
  layPiece(goods, { coverage: inside, tone: 0.68, height: createField(STAGE.width, STAGE.height) });
  bind(goods, BACK_NECK, 0.8);
  // The back's crotch, on which the front is snapped, is seen below its edge.
  layBody(goods, { neck: BACK_NECK, leg: BACK_LEG, seed: 1021, tone: 0.8, narrower: 0.975 });
  const body = layRomper(goods, FRONT_NECK, FRONT_LEG, 1003);
  for (const place of [same, mirrored]) {
    seam(goods, place(LAP), 0.7, body);
    stitch(goods, place(beside(LAP, -2.6)), { length: 2.2, strength: 0.8 }, body);
  }
  stitch(goods, curve("-42,388 0,393 42,388"), { length: 2.2 }, body);
  goods.labels.push(snaps(STAGE));
  return view("front", goods);
}

function back(): BakedView {
  const goods = createGoods(STAGE);
  layRomper(goods, BACK_NECK, BACK_LEG, 1041);
  return view("back", goods);
}

const same = (points: readonly Point[]): Point[] => [...points];

function layRomper(goods: Goods, neck: readonly Point[], leg: readonly Point[], seed: number): Field {
  for (const side of [1, -1] as const) laySleeve(goods, side, seed + 7 * side);
  const body = layBody(goods, { neck: beside(neck, 2), leg, seed });
  bind(goods, neck, 1);
  for (const side of [1, -1] as const) {
    const edge = side === 1 ? leg : reversed(mirrored(leg));
    bind(goods, edge, 1);
    seam(goods, side === 1 ? ARMHOLE : mirrored(ARMHOLE), 0.6, goods.mask);
  }
  return body;
}

function laySleeve(goods: Goods, side: 1 | -1, seed: number): void {
  const place = side === 1 ? same : mirrored;
  const opening = fillOf(STAGE, closedPath(place([...CUFF, ...curve("118,130 136,129 154,116 166,96")])));
  layPiece(goods, { coverage: opening, tone: 0.6, height: createField(STAGE.width, STAGE.height) });
  layPanel(goods, {
    seed,
    outline: place(SLEEVE),
    crumple: 0.0035,
    fullness: 4,
    spread: 16,
    waver: 0.5,
    surplus: (x, y, surplus) => gatherAround(surplus, x, y, { x: side * 113, y: 116, amount: 0.08, reach: 26 }),
    piece: { edge: { width: 3.4, drop: 1.2 }, casts: { reach: 3, strength: 0.3 } },
  });
  bind(goods, side === 1 ? CUFF : reversed(mirrored(CUFF)), 1);
}

interface Body {
  readonly neck: readonly Point[];
  readonly leg: readonly Point[];
  readonly seed: number;
  /** In the dark, behind the front. */
  readonly tone?: number;
  readonly narrower?: number;
}

function layBody(goods: Goods, { neck, leg, seed, tone = 1, narrower = 1 }: Body): Field {
  const side = [...SHOULDER, ...ARMHOLE, ...SIDE, ...leg];
  return layPanel(goods, {
    seed,
    outline: [...neck, ...side, ...CROTCH_EDGE, ...reversed(mirrored(side))].map(([x, y]): Point => [x * narrower, y]),
    crumple: 0.0021,
    fullness: 5,
    spread: 34,
    waver: 0.9,
    surplus: (x, y, surplus) => {
      for (const half of [-1, 1]) {
        gatherAround(surplus, x, y, { x: half * 115, y: 112, amount: 0.07, reach: 34 });
        // The binding draws the legs in a little.
        gatherAround(surplus, x, y, { x: half * 90, y: 330, amount: 0.03, reach: 46 });
      }
      gatherAround(surplus, x, y, { x: 0, y: CROTCH, amount: 0.05, reach: 60 });
    },
    piece: { tone, edge: { width: 4, drop: 1.2 }, casts: { reach: 4, strength: 0.3 } },
  });
}

/** A rib around an edge, which runs so that the cloth is on its right: it takes a little of the opening. */
function bind(goods: Goods, edge: readonly Point[], tone: number): void {
  layRibBand(
    goods,
    beside(edge, -1.5),
    beside(edge, BINDING - 1.5),
    { rise: 0.9, pitch: 1.7, depth: 0.2 },
    { tone, edge: { width: 1.8, drop: 0.6 }, casts: { reach: 2.4, strength: 0.24 } },
  );
  stitch(goods, beside(edge, -3), { length: 2, strength: 0.6 }, goods.mask);
}

function snaps(stage: Stage): Canvas {
  return drawOn(stage, (context) => {
    for (const x of [-27, 0, 27]) {
      const y = 400 - (x * x) / 400;
      context.fillStyle = "rgba(20,16,14,0.26)";
      context.beginPath();
      context.arc(x + 0.5, y + 0.8, 4.6, 0, Math.PI * 2);
      context.fill();
      const shine = context.createRadialGradient(x - 1.2, y - 1.3, 0.4, x, y, 4.6);
      shine.addColorStop(0, "#ffffff");
      shine.addColorStop(0.65, "#f1ede5");
      shine.addColorStop(1, "#cdc6b9");
      context.fillStyle = shine;
      context.beginPath();
      context.arc(x, y, 4.4, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = "rgba(120,110,98,0.5)";
      context.lineWidth = 0.4;
      context.beginPath();
      context.arc(x, y, 2.6, 0, Math.PI * 2);
      context.stroke();
    }
  });
}

function view(viewId: "front" | "back", goods: Goods): BakedView {
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "collar", axis: "y", at: (viewId === "front" ? 58 : 19) * 1000 },
      { name: "bottom", axis: "y", at: CROTCH * 1000 },
    ],
    shadow: groundShadow(goods.stage, goods.mask),
    grain: knitGrain(24),
  };
}
