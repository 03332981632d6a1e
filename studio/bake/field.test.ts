import { expect, test } from "vitest";
import { blur, createField, moved } from "./field.ts";
import { knitGrain } from "./knit-grain.ts";
import { lit } from "./light.ts";

test("a blur keeps the sum of what lies well inside", () => {
  const field = createField(61, 61);
  field.data[30 * 61 + 30] = 100;
  const sum = blur(field, 4).data.reduce((total, value) => total + value, 0);
  expect(sum).toBeCloseTo(100, 3);
});

test("moving shifts by whole pixels and lets nothing wrap around", () => {
  const field = createField(4, 3);
  field.data[1 * 4 + 3] = 1;
  expect(moved(field, -2, 1).data[2 * 4 + 1]).toBe(1);
  expect(moved(field, 1, 0).data.every((value) => value === 0)).toBe(true);
});

test("flat cloth is lit at exactly 1, a slope to the upper left more, to the lower right less", () => {
  const slope = (dx: number, dy: number) => {
    const field = createField(200, 200);
    for (let i = 0; i < field.data.length; i++) field.data[i] = (i % 200) * dx + Math.floor(i / 200) * dy;
    return lit(field, { pxPerMm: 1, hollow: 0, within: { left: 0, top: 0, right: 200, bottom: 200 } }).data[
      100 * 200 + 100
    ] as number;
  };
  expect(slope(0, 0)).toBeCloseTo(1, 5);
  expect(slope(0.3, 0.3)).toBeGreaterThan(1);
  expect(slope(-0.3, -0.3)).toBeLessThan(1);
});

test("a grain tile continues over its own edge", () => {
  const { side, shade } = knitGrain(1);
  const difference = (a: number, b: number) => {
    let sum = 0;
    for (let x = 0; x < side; x++) sum += Math.abs((shade.data[a * side + x] ?? 0) - (shade.data[b * side + x] ?? 0));
    return sum;
  };
  expect(difference(0, side - 1)).toBeLessThan(difference(0, side / 2));
});
