import { expect, test } from "vitest";
import { effectPixel } from "./effect-pixel.ts";

const PRINT_UM = 25_400 / 300;

test("an effect's pixels are 80 µm or a double, the largest that the canvas does not outdo", () => {
  const box = { width: 100_000, height: 75_000 };
  expect(effectPixel(box, PRINT_UM, { isScreen: false })).toBe(80);
  expect(effectPixel(box, 25_400 / 96, { isScreen: true })).toBe(160);
  expect(effectPixel(box, 1, { isScreen: false })).toBe(80);
});

test("print has at most 24 million of them, a screen 12 (rule designs-effect-pixels)", () => {
  const shirt = { width: 350_000, height: 400_000 };
  expect(effectPixel(shirt, PRINT_UM, { isScreen: false })).toBe(80);
  expect(effectPixel(shirt, PRINT_UM, { isScreen: true })).toBe(160);
  expect(effectPixel({ width: 1_000_000, height: 750_000 }, PRINT_UM, { isScreen: false })).toBe(320);
});

test("a canvas without a scale still gets pixels of a length", () => {
  const box = { width: 100_000, height: 75_000 };
  for (const umPerPx of [Number.POSITIVE_INFINITY, Number.NaN]) {
    const pixel = effectPixel(box, umPerPx, { isScreen: true });
    expect(box.width / pixel).toBeGreaterThanOrEqual(1);
    expect(pixel).toBe(80 * 2 ** 10);
  }
});
