import { expect, test } from "vitest";
import { areaSize, centimetres } from "./lengths.ts";

test.each([
  [690_000, "69"],
  [695_000, "69.5"],
  [1_000, "0.1"],
  [694_600, "69.5"],
])("%d µm are %s cm", (length, shown) => {
  expect(centimetres(length)).toBe(shown);
});

test("a place to print on is in millimetres, and empty without one", () => {
  expect(areaSize({ x: 0, y: 0, w: 300_000, h: 340_400 })).toBe("300×340 mm");
  expect(areaSize(undefined)).toBe("");
});
