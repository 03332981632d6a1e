import { expect, test } from "vitest";
import { createField, type Field, mapField } from "../field.ts";
import { createGoods } from "../goods.ts";
import type { Garment } from "./garment.ts";
import { showSewing } from "./sewing.ts";

/** 2 px/mm; a hem of 20 mm along the lower edge, sewn at 15.5 and 19.5 mm above it, and a seam down the middle. */
const stage = { width: 200, height: 200, pxPerMm: 2, originX: 100, originY: 0 };
const hem = {
  kind: "hem",
  width: 20,
  points: [
    [40, 90],
    [0, 90],
    [-40, 90],
  ],
} as const;
const seams = [
  {
    points: [
      [0, 10],
      [0, 60],
    ],
    on: ["top"],
    depth: 1,
  },
] as const;
const garment = { top: [hem], seams } as unknown as Garment;

const flat = createField(stage.width, stage.height, 1);
const place = (seenAt: (index: number) => number, moved = 0): Field => mapField(flat, (_, i) => seenAt(i) + moved);
const seenX = (i: number) => ((i % stage.width) + 0.5 - stage.originX) / stage.pxPerMm;
const seenY = (i: number) => (Math.floor(i / stage.width) + 0.5) / stage.pxPerMm;

function sewn({ moved = 0, above = flat, light = 1 } = {}) {
  const goods = { ...createGoods(stage), shade: createField(stage.width, stage.height, light), mask: flat };
  const photograph = { stage, above, mask: flat, x: place(seenX, moved), y: place(seenY) };
  const gloss = showSewing(goods, createField(stage.width, stage.height), photograph as never, garment, true);
  const at = (field: Field) => (x: number, y: number) =>
    field.data[Math.floor(y * stage.pxPerMm) * stage.width + Math.floor(x * stage.pxPerMm + stage.originX)] as number;
  return { shade: at(goods.shade), light: at(gloss), gloss };
}

test("a seam is a dark line between two lips that catch light", () => {
  const { shade, light } = sewn();
  expect(shade(0, 35)).toBeLessThan(0.93);
  expect(light(1.8, 35)).toBeGreaterThan(0.02);
  expect(light(-1.8, 35)).toBeGreaterThan(0.02);
  expect([shade(20, 35), light(20, 35)]).toEqual([1, 0]);
});

test("a hem has two rows of stitches with gaps between them, within the cloth", () => {
  const { light } = sewn();
  const along = (y: number) => Array.from({ length: 60 }, (_, i) => light(i / 2 + 5, y));
  for (const row of [74.5, 70.5]) {
    expect(Math.max(...along(row))).toBeGreaterThan(0.05);
    expect(Math.min(...along(row))).toBeLessThan(0.02);
  }
  expect(Math.max(...along(65), ...along(80))).toBe(0);
});

test("they lie where the cloth has come to lie, and only on the cloth above", () => {
  const { shade } = sewn({ moved: -12 });
  expect(shade(12, 35)).toBeLessThan(0.93);
  expect(shade(0, 35)).toBe(1);
  const hidden = sewn({ above: createField(stage.width, stage.height) });
  expect(hidden.gloss.data.every((share) => share === 0)).toBe(true);
  expect(hidden.shade(0, 35)).toBe(1);
});

test("where the lamp shines into a furrow it is fainter", () => {
  expect(sewn({ light: 0.7 }).shade(0, 35) / 0.7).toBeLessThan(sewn().shade(0, 35) - 0.05);
});
