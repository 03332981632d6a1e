import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { beside, curve, mirrored, openPath, type Point, reversed } from "../curve.ts";
import { blur, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { layPanel } from "../panel-cloth.ts";
import { reliefOf } from "../relief.ts";
import { evenly, ribbonOf } from "../ribbon.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, type Stage, strokeOf } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import { gather, gatherAround } from "../surplus.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

interface ZipBag {
  readonly silhouette: string;
  readonly stage: Stage;
  readonly half: number;
  readonly height: number;
  /** Where the zip runs below the upper edge; only in front. */
  readonly zip: number;
  /** Loop above the bag, mm; none for a pouch. */
  readonly strap?: number;
  readonly seed: number;
}

/** 200 × 140 mm. */
export function bakePouch(): BakedSilhouette {
  return bakeZipBag({
    silhouette: "pouch",
    stage: createStage(6.3, 750, 410),
    half: 100,
    height: 140,
    zip: 3,
    seed: 801,
  });
}

/** 240 × 190 mm on a narrow strap. */
export function bakeSacoche(): BakedSilhouette {
  return bakeZipBag({
    silhouette: "sacoche",
    stage: createStage(4.3, 750, 690),
    half: 120,
    height: 190,
    zip: 20,
    strap: 132,
    seed: 821,
  });
}

function bakeZipBag(bag: ZipBag): BakedSilhouette {
  const views = (["front", "back"] as const).map((viewId, i): BakedView => {
    const { stage, half, height } = bag;
    const goods = createGoods(stage);
    if (bag.strap) layStrap(goods, half, bag.strap, bag.seed + i);
    const body = layPanel(goods, {
      seed: bag.seed + i * 7,
      outline: roundSheet(-half, 0, half, height, 5),
      crumple: 0.0028,
      fullness: 6,
      spread: half * 0.3,
      waver: 0.9,
      stiffness: 1,
      surplus: (x, y, surplus) => {
        for (const sx of [-1, 1])
          for (const y0 of [0, height]) gatherAround(surplus, x, y, { x: sx * half, y: y0, amount: 0.03, reach: 26 });
        gather(surplus, 1, 0, 0.012 * Math.exp(-Math.abs(y - bag.zip) / 9));
      },
      piece: { edge: { width: 3.4, drop: 1.6 } },
    });
    const withZip = viewId === "front" || bag.zip < 10;
    if (withZip) sewZip(goods, bag, body);
    for (const side of [-1, 1])
      seam(
        goods,
        curve([
          [side * (half - 2.2), 2],
          [side * (half - 2), height / 2],
          [side * (half - 2.2), height - 3],
        ]),
        0.3,
        body,
      );
    return {
      viewId,
      goods,
      surface: { kind: "flat" },
      lines: [
        { name: "centre", axis: "x", at: 0 },
        { name: "top", axis: "y", at: 0 },
        { name: "bottom", axis: "y", at: height * 1000 },
      ],
      shadow: groundShadow(stage, goods.mask),
      grain: weaveGrain(18),
    };
  });
  return { silhouette: bag.silhouette, referenceWidth: bag.half * 2000, views };
}

function sewZip(goods: Goods, bag: ZipBag, body: Field): void {
  const { half, zip } = bag;
  const course: Point[] = curve([
    [-half + 6, zip + 2.5],
    [0, zip + 3.2],
    [half - 6, zip + 2.5],
  ]);
  for (const off of [-4.4, 4.4]) if (zip + off > 1) stitch(goods, beside(course, off), { length: 2.2 }, body);
  mark(goods, blur(strokeOf(goods.stage, { width: 5.6 }, openPath(course)), 0.6 * goods.stage.pxPerMm), 0.2, body);
  goods.labels.push(zipOf(goods.stage, course));
}

/** Nickel teeth and a puller; their colour is their own. */
function zipOf(stage: Stage, course: readonly Point[]): Canvas {
  return drawOn(stage, (context) => {
    const [first, last] = [course[0] as Point, course.at(-1) as Point];
    line(context, course, 3.4, "#33343a", []);
    line(context, course, 2.3, "#b9bcbf", [0.55, 0.5]);
    line(context, beside(course, 0.35), 0.5, "rgba(255,255,255,0.55)", [0.55, 0.5]);
    for (const [x, y] of [first, last]) {
      context.fillStyle = "#8f9296";
      context.fillRect(x - 0.9, y - 2.1, 1.8, 4.2);
    }
    const [x, y] = [first[0] + 7, first[1]];
    context.fillStyle = "rgba(20,16,14,0.28)";
    context.beginPath();
    context.roundRect(x - 1.2, y + 1.2, 3.8, 13.4, 1.6);
    context.fill();
    const shine = context.createLinearGradient(x - 2, y, x + 2, y);
    shine.addColorStop(0, "#e7e9ea");
    shine.addColorStop(0.5, "#a5a8ab");
    shine.addColorStop(1, "#d4d6d7");
    context.fillStyle = shine;
    context.beginPath();
    context.roundRect(x - 2.4, y - 2.3, 4.8, 4.6, 1);
    context.roundRect(x - 1.7, y + 1.6, 3.4, 12, 1.5);
    context.fill();
    context.fillStyle = "#5f6266";
    context.beginPath();
    context.roundRect(x - 0.7, y + 8.6, 1.4, 3.4, 0.7);
    context.fill();
  });
}

function line(context: SKRSContext2D, points: readonly Point[], width: number, color: string, dash: number[]): void {
  context.lineWidth = width;
  context.strokeStyle = color;
  context.setLineDash(dash);
  context.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.stroke();
  context.setLineDash([]);
}

/** A flat tape from one upper corner to the other, laid in a loop. */
function layStrap(goods: Goods, half: number, reach: number, seed: number): void {
  const wobble = createNoise(seed + 5, 60);
  const x = half - 6;
  const course = curve(
    (
      [
        [-x, 10],
        [-x + 2, -14],
        [-x + 14, -reach * 0.45],
        [-x * 0.55, -reach * 0.86],
        [-x * 0.12, -reach * 1.02],
        [x * 0.34, -reach * 0.94],
        [x * 0.78, -reach * 0.62],
        [x - 4, -reach * 0.2],
        [x, 10],
      ] as Point[]
    ).map(([px, py]): Point => [px + wobble(px, py) * 4 * smoothstep(0, -40, py), py]),
  );
  const ribbon = ribbonOf(goods.stage, evenly(beside(course, 5), 220), evenly(beside(course, -5), 220));
  layPiece(goods, {
    coverage: ribbon.coverage,
    height: reliefOf(goods.stage, ribbon.coverage, (px, py) => 0.7 * wobble(px * 1.4, py * 1.4)),
    tone: 0.94,
    casts: { reach: 4, strength: 0.42 },
    edge: { width: 1.8, drop: 0.8 },
  });
  for (const inset of [3.2, -3.2])
    stitch(goods, beside(course, inset), { length: 2.4, strength: 0.7 }, ribbon.coverage);
}

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
