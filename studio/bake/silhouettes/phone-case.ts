import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { closedPath } from "../curve.ts";
import { type Field, smoothstep } from "../field.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { reliefOf } from "../relief.ts";
import { disc, roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, fillOf } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A hard case of 74 × 150 mm, seen from the back, with the telephone in it. */
const HALF = 37;
const HEIGHT = 150;
const STAGE = createStage(9.1, 750, 168);
/** The opening around the lenses: left, top, right, bottom. */
const OPENING = [-32, 5, -3, 39] as const;

export function bakePhoneCase(): BakedSilhouette {
  const goods = createGoods(STAGE);
  const coverage = fillOf(STAGE, closedPath(roundSheet(-HALF, 0, HALF, HEIGHT, 12.5)));
  const opening = fillOf(STAGE, closedPath(roundSheet(...OPENING, 9)));
  const soft = (at: number, low: number, high: number) => Math.max(0, low - at, at - high);
  layPiece(goods, {
    coverage,
    height: reliefOf(STAGE, coverage, (x, y) => {
      // The back is flat; round edges fall off, a small lip stands around the lenses.
      const side = HALF - Math.abs(x);
      const end = Math.min(y, HEIGHT - y);
      const fall = 3.2 * (smoothstep(5, 0, side) ** 2 + smoothstep(5, 0, end) ** 2);
      const [l, t, r, b] = OPENING;
      const away = Math.hypot(soft(x, l + 9, r - 9), soft(y, t + 9, b - 9)) - 9;
      return -fall + 0.9 * Math.exp(-(((away - 1.1) / 0.9) ** 2));
    }),
    relief: 0.9,
    hollow: 0.2,
    edge: { width: 1.6, drop: 0.9 },
  });
  goods.labels.push(lenses());
  return {
    silhouette: "phone-case",
    referenceWidth: HALF * 2000,
    views: [
      {
        viewId: "front",
        goods,
        gloss: sheenOf(coverage, opening),
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "lenses", axis: "y", at: OPENING[3] * 1000 },
          { name: "bottom", axis: "y", at: HEIGHT * 1000 },
        ],
        shadow: groundShadow(STAGE, goods.mask, 1.15),
      },
    ],
  };
}

/** A satin finish: one broad, faint band of window light, a fine line along the left edge. */
function sheenOf(coverage: Field, opening: Field): Field {
  const sheen = reliefOf(STAGE, coverage, (x, y) => {
    const across = x + y * 0.42;
    const band = smoothstep(-6, 8, across) * (1 - smoothstep(26, 44, across));
    const line = Math.exp(-(((HALF + x - 2.4) / 0.7) ** 2)) * smoothstep(8, 30, y) * smoothstep(8, 30, HEIGHT - y);
    return 0.05 * band + 0.2 * line;
  });
  sheen.data.forEach((value, i) => {
    sheen.data[i] = value * (1 - (opening.data[i] as number));
  });
  return sheen;
}

function lenses(): Canvas {
  return drawOn(STAGE, (context) => {
    const [l, t, r, b] = OPENING;
    context.save();
    context.beginPath();
    context.roundRect(l, t, r - l, b - t, 9);
    context.clip();
    const glass = context.createLinearGradient(l, t, r, b);
    glass.addColorStop(0, "#3a3b40");
    glass.addColorStop(1, "#232428");
    context.fillStyle = glass;
    context.fillRect(l, t, r - l, b - t);
    context.shadowColor = "rgba(0,0,0,0.7)";
    context.shadowBlur = 14;
    context.lineWidth = 1.4;
    context.strokeStyle = "rgba(10,10,12,0.75)";
    context.beginPath();
    context.roundRect(l - 0.4, t - 0.4, r - l + 0.8, b - t + 0.8, 9.3);
    context.stroke();
    context.restore();
    for (const y of [14.5, 29.5]) drawLens(context, -22, y);
    context.fillStyle = "#efe6cf";
    fillDisc(context, -9.2, 22, 2.6);
    context.fillStyle = "rgba(255,255,255,0.5)";
    fillDisc(context, -9.8, 21.3, 1);
  });
}

function drawLens(context: SKRSContext2D, x: number, y: number): void {
  const ring = context.createLinearGradient(x - 7, y - 7, x + 7, y + 7);
  ring.addColorStop(0, "#8b8d92");
  ring.addColorStop(0.5, "#45474b");
  ring.addColorStop(1, "#6e7075");
  context.fillStyle = ring;
  fillDisc(context, x, y, 6.9);
  context.fillStyle = "#0d0e11";
  fillDisc(context, x, y, 5.9);
  const glass = context.createRadialGradient(x - 1.4, y - 1.6, 0.4, x, y, 4.2);
  glass.addColorStop(0, "#48587e");
  glass.addColorStop(0.55, "#171d2e");
  glass.addColorStop(1, "#08090c");
  context.fillStyle = glass;
  fillDisc(context, x, y, 4.2);
  context.fillStyle = "rgba(255,255,255,0.55)";
  fillDisc(context, x - 1.6, y - 1.8, 0.75);
}

function fillDisc(context: SKRSContext2D, x: number, y: number, r: number): void {
  context.beginPath();
  disc(x, y, r).forEach(([px, py], i) => {
    if (i === 0) context.moveTo(px, py);
    else context.lineTo(px, py);
  });
  context.fill();
}
