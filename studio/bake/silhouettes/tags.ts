import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { closedPath, type Point } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { seamlessNoise } from "../knit-grain.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { reliefOf } from "../relief.ts";
import { disc, roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, fillOf } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { tinted } from "../tinted.ts";
import type { BakedGrain, BakedSilhouette, BakedView } from "../write-art.ts";

/** A satin label of 60 × 24 mm, its two ends folded under and sewn to the inside of the collar. */
const NAME_STAGE = createStage(20, 750, 610);
const NAME = { half: 30, height: 24, seam: 2.2 } as const;

export function bakeNameTag(): BakedSilhouette {
  const goods = createGoods(NAME_STAGE);
  const cloth = fillOf(NAME_STAGE, closedPath(roundSheet(-36, -17, 36, 41, 2)));
  const wave = createNoise(911, 26, 22);
  layPiece(goods, {
    coverage: cloth,
    height: reliefOf(NAME_STAGE, cloth, (x, y) => 0.5 * wave(x, y)),
    edge: { width: 1.2, drop: 0.5 },
  });
  const clothTone = goods.shade.data.slice();
  const { half, height, seam } = NAME;
  const label = fillOf(NAME_STAGE, closedPath(roundSheet(-half, 0, half, height, 0.5)));
  layPiece(goods, {
    coverage: label,
    // Ribbon between two seams: it stands up a little in the middle and lies flat where it is sewn.
    height: reliefOf(NAME_STAGE, label, (x, y) => {
      const free = smoothstep(half - 0.4, half - 6, Math.abs(x));
      return 0.7 * free + 0.12 * free * Math.sin(x / 5.5) + 0.1 * Math.cos((y - height / 2) / 6);
    }),
    edge: { width: 0.7, drop: 0.28 },
    tone: 1.03,
    casts: { reach: 1.3, strength: 0.5 },
  });
  for (const x of [-half + seam, half - seam]) {
    const run = [0.6, height - 0.6].map((y): Point => [x, y]);
    stitch(goods, run, { length: 1.7, strength: 1.1 }, label);
  }
  // The fold at each end, where the ribbon is double.
  const doubled = fillOf(
    NAME_STAGE,
    ...[-1, 1].map((side) => {
      const [outer, inner] = [half * side, (half - seam * 2.1) * side];
      return closedPath(roundSheet(Math.min(outer, inner), 0, Math.max(outer, inner), height, 0.1));
    }),
  );
  mark(goods, blur(doubled, 0.25 * NAME_STAGE.pxPerMm), 0.035, label);
  const around = { ...goods, shade: { ...goods.shade, data: withCast(clothTone, goods.shade.data) } };
  const rib = (x: number) => 0.975 + 0.03 * Math.sin(x * 4.2);
  goods.labels.push(tinted(around, [214, 208, 198], (i) => shareOf(cloth, i) * (1 - shareOf(label, i)), rib));
  return {
    silhouette: "name-tag",
    referenceWidth: half * 2000,
    views: [viewOf("front", goods, height, groundShadow(NAME_STAGE, cloth, 0.8), satinGrain(21))],
  };
}

/** A card of 50 × 90 mm with a hole, on a waxed cord. */
const HANG_STAGE = createStage(13.2, 750, 400);
const HANG = { half: 25, height: 90, hole: { y: 7, r: 2 } } as const;

export function bakeHangTag(): BakedSilhouette {
  return {
    silhouette: "hang-tag",
    referenceWidth: HANG.half * 2000,
    views: [bakeHangSide("front", 1), bakeHangSide("back", -1)],
  };
}

function bakeHangSide(viewId: "front" | "back", side: 1 | -1): BakedView {
  const { half, height, hole } = HANG;
  const goods = createGoods(HANG_STAGE);
  const card = fillOf(HANG_STAGE, closedPath(roundSheet(-half, 0, half, height, 1.6)));
  const punched = fillOf(HANG_STAGE, closedPath(disc(0, hole.y, hole.r)));
  const coverage: Field = { ...card, data: card.data.map((share, i) => share * (1 - shareOf(punched, i))) };
  layPiece(goods, {
    coverage,
    // Thick card that has hung: bowed a very little along its length, away from the cord.
    height: reliefOf(
      HANG_STAGE,
      coverage,
      (x, y) => side * 0.5 * ((y - height / 2) / (height / 2)) ** 2 + 0.25 * (x / half) ** 2,
    ),
    edge: { width: 0.7, drop: 0.24 },
    tone: 1.035,
    hollow: 0.2,
  });
  const lip = blur(fillOf(HANG_STAGE, closedPath(disc(0, hole.y, hole.r + 0.5))), 0.35 * HANG_STAGE.pxPerMm);
  mark(goods, lip, 0.1, coverage);
  goods.labels.push(cord(side));
  const corded: Field = { ...card, data: card.data.slice() };
  return viewOf(viewId, goods, height, groundShadow(HANG_STAGE, corded, 0.9), paperGrain(23));
}

/** Both ends go through the hole and meet in a knot above the picture's edge; from behind the loop is seen to hold the card. */
function cord(side: 1 | -1): Canvas {
  const { hole } = HANG;
  return drawOn(HANG_STAGE, (context) => {
    strand(context, [
      [0, hole.y + 0.4],
      [side * -2.6, 1],
      [side * -5.4, -12],
      [side * -1.4, -25.6],
    ]);
    strand(context, [
      [0, hole.y - 0.6],
      [side * 2.2, 0.5],
      [side * 4.8, -11],
      [side * 1.2, -25.6],
    ]);
    knot(context, 0, -25.8);
  });
}

function strand(context: SKRSContext2D, [from, one, two, to]: readonly [Point, Point, Point, Point]): void {
  const trace = (dx: number, dy: number, width: number, style: string) => {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(from[0] + dx, from[1] + dy);
    context.bezierCurveTo(one[0] + dx, one[1] + dy, two[0] + dx, two[1] + dy, to[0] + dx, to[1] + dy);
    context.stroke();
  };
  trace(0.5, 0.8, 1.3, "rgba(52,44,40,0.2)");
  trace(0, 0, 1.1, "#6f5a44");
  trace(-0.06, -0.08, 0.8, "#93795c");
  // Its twist.
  context.setLineDash([0.5, 0.55]);
  trace(-0.1, -0.12, 0.5, "#b79b7b");
  context.setLineDash([]);
}

function knot(context: SKRSContext2D, x: number, y: number): void {
  for (const [r, dx, style] of [
    [1.7, 0, "#6a5540"],
    [1.4, -0.15, "#8d7357"],
    [0.6, -0.5, "#b0936f"],
  ] as const) {
    context.fillStyle = style;
    context.beginPath();
    context.ellipse(x + dx, y + dx, r, r * 1.15, 0.3, 0, Math.PI * 2);
    context.fill();
  }
  strand(context, [
    [x - 0.4, y + 0.6],
    [x - 3, y + 1.5],
    [x - 3.6, y + 3],
    [x - 3.2, y + 4.6],
  ]);
}

/** Satin: long threads side by side, hardly a weave. */
function satinGrain(seed: number): BakedGrain {
  const side = 256;
  const threads = seamlessNoise(seed, (field) => blur(field, 0.7));
  const [shade, light] = [createField(side, side), createField(side, side)];
  for (let i = 0; i < shade.data.length; i++) {
    const row = Math.floor(i / side);
    const value = 0.008 * Math.sin((row * Math.PI * 2 * 64) / side) + 0.006 * (threads.data[i] as number);
    shade.data[i] = 0.985 + value;
    light.data[i] = Math.max(0, 0.014 + value);
  }
  return { side, shade, light };
}

function viewOf(
  viewId: "front" | "back",
  goods: BakedView["goods"],
  height: number,
  shadow: Field,
  grain: BakedGrain,
): BakedView {
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: height * 500 },
    ],
    shadow,
    grain,
  };
}

/** The label's shadow falls on the cloth, its own light does not. */
function withCast(before: Float32Array<ArrayBuffer>, after: Float32Array): Float32Array<ArrayBuffer> {
  return before.map((tone, i) => Math.min(tone, after[i] as number));
}

function shareOf(field: Field, index: number): number {
  return field.data[index] as number;
}
