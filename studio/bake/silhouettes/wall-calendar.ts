import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, type Stage } from "../stage.ts";
import { photographLaid } from "../table-top/laid.ts";
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
  const wave = createNoise(1101, 240, 300);
  /** It was rolled, and its lower corners still stand off the wall. */
  const lift = (x: number, y: number) => {
    const down = Math.max(0, y / HEIGHT);
    return 1.2 + 7 * down ** 5 * (1 + 0.6 * Math.abs(x / HALF)) + 1.1 * down * wave(x, y);
  };
  const eye = Array.from({ length: 33 }, (_, i) => {
    const angle = (i * Math.PI) / 32;
    return [8 * Math.cos(angle), -4 - 8 * Math.sin(angle), 4] as const;
  });
  const front = photographLaid(
    "front",
    {
      name: "wall-calendar",
      stage: STAGE,
      parts: [
        { outline: roundSheet(-HALF, 0, HALF, HEIGHT, 0.6), low: 0, high: 0.4, round: 0.1, step: 4, lift },
        {
          outline: roundSheet(-HALF - 2, -4, HALF + 2, RAIL - 4, 5),
          low: 0,
          high: 6,
          round: 4.4,
          step: 4,
          own: "plastic",
        },
      ],
      cords: [{ along: eye, radius: 1.4, own: "steel" }],
      height: HEIGHT,
      face: 2,
      rough: 0.6,
      mirror: 0.3,
      look: { shine: 0.4, haze: 0.5 },
    },
    paperGrain(18),
  );
  front.goods.labels.push(months(STAGE));
  return { silhouette: "wall-calendar", referenceWidth: HALF * 2000, views: [front] };
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
