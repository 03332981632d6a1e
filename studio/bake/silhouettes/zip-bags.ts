import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { beside, curve, openPath, type Point } from "../curve.ts";
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
