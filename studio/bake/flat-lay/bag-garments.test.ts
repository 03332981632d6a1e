import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawstringGarment } from "./drawstring-garment.ts";
import type { Garment } from "./garment.ts";
import { zipBagGarment } from "./zip-bag-garment.ts";

const pouch = zipBagGarment(1, { half: 100, height: 140, zip: { y: 8.2, end: "left" } });
const drawstring = drawstringGarment(1, "front");

function sizeOf({ top }: Garment): { width: number; height: number } {
  const points = top.flatMap((chain) => chain.points);
  const span = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  return { width: span(0), height: span(1) };
}

test("is cut to the millimetres of the catalogue", () => {
  expect(sizeOf(pouch)).toEqual({ width: 200, height: 140 });
  const { width, height } = sizeOf(drawstring);
  expect(width).toBeCloseTo(250, 0);
  // The mouth stands in waves.
  expect(Math.abs(height - 300)).toBeLessThan(4);
});

test("keeps the zip with its puller above the places of print", () => {
  const { standard } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../catalogue/areas/pouch.json"), "utf8"),
  );
  const first = Math.min(...standard.areas.map((area: { rects: { one: { y: number } } }) => area.rects.one.y)) / 1000;
  const { zip } = pouch;
  if (!zip) throw new Error("a pouch has a zip");
  const lowest = Math.max(...zip.middle.map(([, y]) => y)) + 18;
  expect(lowest).toBeLessThan(first);
});
