import { expect, test } from "vitest";
import { areaShapeSchema } from "./area-shape.ts";

test("a path longer than a sound one is not read, nor more openings", () => {
  const isRead = (edge: readonly number[][], openings?: readonly number[][][]) =>
    areaShapeSchema.safeParse({ outline: { kind: "free", edge, ...(openings && { openings }) } }).success;
  const path = (steps: number) => Array.from({ length: steps }, (_, index) => [index, 0]);
  expect(
    isRead(
      path(64),
      Array.from({ length: 8 }, () => path(4)),
    ),
  ).toBe(true);
  expect(isRead(path(65))).toBe(false);
  expect(
    isRead([
      [0, 0],
      [1, 2, 3, 4, 5, 6, 7],
    ]),
  ).toBe(false);
  expect(
    isRead(
      path(4),
      Array.from({ length: 9 }, () => path(4)),
    ),
  ).toBe(false);
});
