import { expect, test } from "vitest";
import { outlineBox } from "./outline.ts";
import { parsePath } from "./parse-path.ts";

test("relative and absolute commands give the same path", () => {
  const relative = parsePath("m10 10h30v20l-10 5q5 5 0 10c1 2 3 4 5 6z");
  expect(relative).toEqual(parsePath("M10 10H40V30L30 35Q35 40 30 45C31 47 33 49 35 51Z"));
});

test("S goes on in the direction of the curve before it", () => {
  expect(parsePath("M0 0C0 10 10 20 20 20S40 10 40 0").coordinates.slice(8, 10)).toEqual([30, 20]);
});

test("an arc passes through the points of its circle", () => {
  const box = outlineBox(parsePath("M0 50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0Z"));
  for (const [side, value] of Object.entries({ left: 0, top: 0, right: 100, bottom: 100 })) {
    expect(box?.[side as "left"]).toBeCloseTo(value, 9);
  }
});

test("what it cannot read it refuses", () => {
  expect(() => parsePath("M0 0T5 5")).toThrow("T");
  expect(() => parsePath("M0 0L5")).toThrow("L");
});
