import { MOST_TOUCH_POINTS } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { makeTouch } from "./make-touch.ts";

const BRUSH = { kind: "gone", radius: 0.02, softness: 40 } as const;

test("a straight way keeps its ends, in whole parts of the picture", () => {
  const points = Array.from({ length: 50 }, (_, index) => ({ x: 0.1 + index / 100, y: 0.25 }));
  expect(makeTouch(BRUSH, points, 0.75)).toEqual({
    ...{ kind: "gone", radius: 2000, softness: 40 },
    points: [10_000, 25_000, 59_000, 25_000],
  });
  expect(makeTouch(BRUSH, [{ x: 0.5, y: 0.5 }], 1).points).toEqual([50_000, 50_000]);
});

test("however wild the way, it stays within what is kept", () => {
  const points = Array.from({ length: 4000 }, (_, index) => ({ x: (index % 7) / 7, y: ((index * 31) % 100) / 100 }));
  expect(makeTouch(BRUSH, points, 1).points.length).toBeLessThanOrEqual(2 * MOST_TOUCH_POINTS);
});
