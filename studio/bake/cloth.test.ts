import { expect, test } from "vitest";
import { type Surplus, settleCloth } from "./cloth.ts";
import { fillOf, type Stage } from "./stage.ts";
import { gather } from "./surplus.ts";

const stage: Stage = { width: 150, height: 150, pxPerMm: 0.5, originX: 75, originY: 75 };
const piece = fillOf(stage, "M-100 -100L100 -100L100 100L-100 100Z");

function settled(surplus: (x: number, y: number, surplus: Surplus) => void) {
  return settleCloth(stage, piece, { seed: 3, cell: 6, levels: 2, rounds: 60, surplus });
}

function roughness(values: Float32Array, step: number): number {
  let sum = 0;
  for (let i = step; i < values.length; i++) sum += Math.abs((values[i] ?? 0) - (values[i - step] ?? 0));
  return sum;
}

test("cloth that fits its place lies almost flat, surplus cloth folds", () => {
  const fits = settled(() => {});
  const tooWide = settled((_x, _y, surplus) => gather(surplus, 1, 0, 0.06));
  expect(roughness(tooWide.height.data, 1)).toBeGreaterThan(roughness(fits.height.data, 1) * 3);
});

test("folds run across the direction in which there is too much", () => {
  const tooWide = settled((_x, _y, surplus) => gather(surplus, 1, 0, 0.06)).height.data;
  const tooLong = settled((_x, _y, surplus) => gather(surplus, 0, 1, 0.06)).height.data;
  expect(roughness(tooWide, 1)).toBeGreaterThan(roughness(tooWide, stage.width));
  expect(roughness(tooLong, stage.width)).toBeGreaterThan(roughness(tooLong, 1));
});

test("the same seed settles into the same folds", () => {
  const surplus = (_x: number, _y: number, own: Surplus) => gather(own, 0.6, 0.8, 0.05);
  expect(settled(surplus).height.data).toEqual(settled(surplus).height.data);
});
