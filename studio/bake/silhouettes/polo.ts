import type { Canvas } from "@napi-rs/canvas";
import { beside, closedPath, curve, mirrored, type Point, reversed } from "../curve.ts";
import { createField } from "../field.ts";
import { frontAndBack } from "../flat-lay/in-use-views.ts";
import { BACK_LEAF, BUTTONS, LEAF, PLACKET, WORN_COLLAR, WORN_COLLAR_BEHIND } from "../flat-lay/polo-collar.ts";
import { shirtGarment } from "../flat-lay/shirt-garment.ts";
import { bakeShirt } from "../flat-lay/shirt-silhouette.ts";
import { POLO } from "../flat-lay/shirts.ts";
import { onBody, SHORT_SLEEVES, SHORT_SLEEVES_HUNG } from "../flat-lay/wears.ts";
import { type Goods, layPiece } from "../goods.ts";
import { knitGrain } from "../knit-grain.ts";
import { reliefOf } from "../relief.ts";
import { layRibBand } from "../rib-band.ts";
import { roundSheet } from "../round-sheet.ts";
import { BODY_HALF, HEM } from "../shirt-body.ts";
import { createStage, drawOn, fillOf, type Stage } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import type { BakedSilhouette } from "../write-art.ts";

const INSIDE_TOP = curve("-62,-20 -34,-25 0,-27 34,-25 62,-20");
const INSIDE_SEAM = curve("-70,4 -36,-1 0,-3 36,-1 70,4");
export function bakePolo(): BakedSilhouette {
  return bakeShirt({
    silhouette: "polo",
    garment: (seed, above) => shirtGarment(POLO, seed, above),
    stage: createStage(1.8, 746, 242),
    seeds: { front: 3, back: 4 },
    closeUps: { "left-sleeve": [285, 200], "right-sleeve": [-285, 200], chest: [0, 170], nape: [0, 120] },
    grain: knitGrain(21, 1.6),
    halfWidth: BODY_HALF,
    neck: { front: 68, back: 31 },
    hem: HEM,
    inUse: {
      ...frontAndBack(
        {
          // Leans otherwise than a tee, whose pleat it would have.
          wear: onBody(SHORT_SLEEVES, { lean: 0.07, aside: 0.035, stance: [-14, -0.12, -0.45] }),
          pxPerMm: 1.44,
          middle: 345,
          hasCover: true,
          changed: WORN_COLLAR,
        },
        { changed: WORN_COLLAR_BEHIND },
      ),
      hung: { wear: SHORT_SLEEVES_HUNG, pxPerMm: 1.36, middle: 315, hasCover: true, changed: WORN_COLLAR },
    },
    sewOn: (goods, side) => (side === "front" ? sewFront(goods) : sewBack(goods)),
  });
}

function sewFront(goods: Goods): void {
  const inside = fillOf(goods.stage, closedPath(INSIDE_TOP, curve("70,4 60,50 0,80 -60,50 -70,4")));
  layPiece(goods, { coverage: inside, tone: 0.66, height: createField(goods.stage.width, goods.stage.height) });
  layRibBand(goods, INSIDE_TOP, INSIDE_SEAM, { rise: 0.8, depth: 0.1 }, { tone: 0.88 });
  layPlacket(goods);
  for (const side of [-1, 1] as const) layLeaf(goods, side === 1 ? LEAF : mirrored(LEAF));
  goods.labels.push(buttons(goods.stage));
}

function sewBack(goods: Goods): void {
  const { fold, fall } = BACK_LEAF;
  layLeaf(goods, [...fold, ...fall]);
  stitch(goods, beside(reversed(fall), 4), { strength: 0.6 }, goods.mask);
}

function layPlacket(goods: Goods): void {
  const { half, top, bottom } = PLACKET;
  const coverage = fillOf(goods.stage, closedPath(roundSheet(-half, top, half, bottom, 1.5)));
  layPiece(goods, {
    coverage,
    height: reliefOf(goods.stage, coverage, (x, y) => 0.5 * Math.cos(y / 24) + 0.3 * Math.cos(x / 9)),
    casts: { reach: 3, strength: 0.34 },
    edge: { width: 2, drop: 0.8 },
  });
  const inset = half - 3.4;
  const box: Point[] = [
    [-inset, top + 8],
    [-inset, bottom - 3.4],
    [inset, bottom - 3.4],
    [inset, top + 8],
  ];
  for (let side = 1; side < box.length; side++)
    stitch(goods, curve([box[side - 1] as Point, box[side] as Point]), { length: 2.2 }, coverage);
  stitch(
    goods,
    curve([
      [-inset, bottom - 17],
      [inset, bottom - 17],
    ]),
    { length: 2.2 },
    coverage,
  );
  seam(
    goods,
    curve([
      [half - 0.5, top + 6],
      [half - 0.5, bottom - 2],
    ]),
    0.4,
  );
}

/** Knitted flat, its ribs along the edge. */
function layLeaf(goods: Goods, outline: readonly Point[]): void {
  const coverage = fillOf(goods.stage, closedPath(outline));
  layPiece(goods, {
    coverage,
    height: reliefOf(goods.stage, coverage, (x, y) => {
      const along = Math.abs(x) * 0.42 + y;
      return 0.09 * Math.cos((along / 2.5) * Math.PI * 2) - 0.0007 * (Math.abs(x) - 62) ** 2;
    }),
    casts: { reach: 7, strength: 0.5 },
    edge: { width: 5, drop: 2.2 },
    overPrint: true,
  });
}

function buttons(stage: Stage): Canvas {
  return drawOn(stage, (context) => {
    for (const [, y] of BUTTONS) {
      context.fillStyle = "rgba(20,16,14,0.3)";
      context.beginPath();
      context.arc(0.9, y + 1.3, 5.4, 0, Math.PI * 2);
      context.fill();
      const shine = context.createRadialGradient(-1.6, y - 1.8, 0.6, 0, y, 5.4);
      shine.addColorStop(0, "#fffefb");
      shine.addColorStop(0.7, "#efeae1");
      shine.addColorStop(1, "#cfc8bb");
      context.fillStyle = shine;
      context.beginPath();
      context.arc(0, y, 5.2, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = "rgba(90,80,70,0.75)";
      for (const [dx, dy] of [
        [-1.2, -1.2],
        [1.2, -1.2],
        [-1.2, 1.2],
        [1.2, 1.2],
      ] as const) {
        context.beginPath();
        context.arc(dx, y + dy, 0.6, 0, Math.PI * 2);
        context.fill();
      }
    }
  });
}
