import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { closedPath } from "../curve.ts";
import { createGoods, type Goods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, fillOf, type Stage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** One sheet of A3 with a rail at its top to hang it by: a picture above, the twelve months of the year below. */
const STAGE = createStage(3.2, 750, 190);
const HALF = 148.5;
const HEIGHT = 420;
const RAIL = 16;
/** Days that are off, by month: what falls on a Sunday and is taken on Monday is there too (国民の祝日に関する法律). */
const YEAR = 2027;
const HOLIDAYS: Readonly<Record<number, readonly number[]>> = {
  ...{ 1: [1, 11], 2: [11, 23], 3: [21, 22], 4: [29], 5: [3, 4, 5], 7: [19], 8: [11], 9: [20, 23], 10: [11] },
  11: [3, 23],
};
const INK = "#3a3632";
const RED = "#c8402c";
/** The grid of the months: four in a row, below the picture. */
const GRID = { left: -128, top: 288, column: 64.8, row: 42, cell: 7.6, line: 5.1 } as const;

export function bakeWallCalendar(): BakedSilhouette {
  const goods = createGoods(STAGE);
  layHook(goods);
  const sheet = fillOf(STAGE, closedPath(roundSheet(-HALF, 0, HALF, HEIGHT, 0.8)));
  const wave = createNoise(1101, 240, 300);
  layPiece(goods, {
    coverage: sheet,
    // It was rolled, and its lower corners still stand off the wall.
    height: reliefOf(STAGE, sheet, (x, y) => {
      const down = y / HEIGHT;
      return 2.6 * down ** 5 * (1 + 0.5 * Math.abs(x / HALF)) + 0.8 * wave(x, y);
    }),
    hollow: 0.2,
    tone: 1.035,
    edge: { width: 0.9, drop: 0.25 },
  });
  layRail(goods);
  goods.labels.push(months(STAGE));
  return {
    silhouette: "wall-calendar",
    referenceWidth: HALF * 2000,
    views: [
      {
        viewId: "front",
        goods,
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "top", axis: "y", at: RAIL * 1000 },
          { name: "bottom", axis: "y", at: HEIGHT * 1000 },
        ],
        shadow: groundShadow(STAGE, goods.mask, 0.9),
        grain: paperGrain(18),
      },
    ],
  };
}

/** The eye in the middle of the rail. */
function layHook(goods: Goods): void {
  const eye = drawOn(STAGE, (context) => {
    context.strokeStyle = "#000";
    context.lineWidth = 3;
    context.beginPath();
    context.arc(0, -4, 8, Math.PI, 0);
    context.stroke();
  });
  const { width, height } = eye;
  const pixels = eye.getContext("2d").getImageData(0, 0, width, height).data;
  const coverage = fillOf(STAGE);
  for (let at = 0; at < coverage.data.length; at++) coverage.data[at] = (pixels[at * 4 + 3] as number) / 255;
  layPiece(goods, {
    coverage,
    tone: 0.55,
    height: reliefOf(STAGE, coverage, () => 0),
    edge: { width: 1.6, drop: 0.8 },
  });
}

/** White plastic, clamped over the paper. */
function layRail(goods: Goods): void {
  const coverage = fillOf(STAGE, closedPath(roundSheet(-HALF - 2, -4, HALF + 2, RAIL - 4, 3)));
  layPiece(goods, {
    coverage,
    height: reliefOf(STAGE, coverage, (_x, y) => 2.6 * Math.sqrt(Math.max(0, 1 - ((y - 4) / 8.4) ** 2))),
    tone: 0.98,
    edge: { width: 1.2, drop: 0.5 },
    casts: { reach: 3, strength: 0.34 },
    overPrint: true,
  });
}

function months(stage: Stage): Canvas {
  return drawOn(stage, (context) => {
    context.textAlign = "center";
    context.fillStyle = INK;
    context.font = "700 11px 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif";
    context.fillText(String(YEAR), 0, GRID.top - 12);
    for (let month = 0; month < 12; month++) {
      const left = GRID.left + (month % 4) * GRID.column;
      drawMonth(context, month, left, GRID.top + Math.floor(month / 4) * GRID.row);
    }
  });
}

function drawMonth(context: SKRSContext2D, month: number, left: number, top: number): void {
  const first = new Date(Date.UTC(YEAR, month, 1)).getUTCDay();
  const days = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  context.font = "700 5.4px 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif";
  context.fillStyle = INK;
  context.fillText(String(month + 1), left + GRID.cell * 3, top);
  context.font = "400 3.5px 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif";
  for (let day = 1; day <= days; day++) {
    const place = first + day - 1;
    const isOff = place % 7 === 0 || HOLIDAYS[month + 1]?.includes(day);
    context.fillStyle = isOff ? RED : INK;
    context.fillText(String(day), left + (place % 7) * GRID.cell, top + 6 + Math.floor(place / 7) * GRID.line);
  }
}
