import { describe, expect, test } from "vitest";
import { pixels } from "./pixels.fixture.ts";
import { bendOf, reachOfShift, seenWhere, shiftOf } from "./shift.ts";

test("the displacement layer moves points by its grey around 128, its upper half to the side", () => {
  const map = pixels(4, 8, (_, y) => (y < 4 ? [255, 255, 255, 255] : [128, 128, 128, 255]));
  const point = { x: 50, y: 50 };
  shiftOf({ view: { displacementPx: 6, width: 100 }, displacement: map } as never, 100)?.(point);
  expect(point).toEqual({ x: 56, y: 50 });
});

describe("goods that are bent as a whole", () => {
  // Two cells across, one down, in a picture of 100 × 60: the middle column moves a print by 8 to the right, the lower row by 2 up.
  const bend = { columns: 3, right: [0, 80, 0, 0, 80, 0], down: [0, 0, 0, -20, -20, -20] };
  const view = { displacementPx: 6, width: 100, height: 60, bend } as never;
  const moved = (displacement?: ReturnType<typeof pixels>, outWidth = 100) => {
    const point = { x: outWidth / 4, y: (outWidth * 3) / 10 };
    shiftOf({ view, ...(displacement && { displacement }) } as never, outWidth)?.(point);
    return point;
  };

  test("a print is moved by the nodes around each point, at every width of the picture", () => {
    expect(moved()).toEqual({ x: 29, y: 29 });
    expect(moved(undefined, 200)).toEqual({ x: 58, y: 58 });
  });

  test("their folds come on top, and are read where they are seen", () => {
    const map = pixels(4, 8, (_, y) => (y < 4 ? [255, 255, 255, 255] : [128, 128, 128, 255]));
    expect(moved(map)).toEqual({ x: 35, y: 29 });
  });

  test("a place is seen where the bend moves a point to it", () => {
    const seen = seenWhere({ x: 40, y: 30 }, bendOf(bend, { width: 100, height: 60 }, 100));
    expect(seen.x).toBeLessThan(35);
    bendOf(bend, { width: 100, height: 60 }, 100)(seen);
    expect(seen.x).toBeCloseTo(40, 3);
    expect(seen.y).toBeCloseTo(30, 3);
  });

  test("how far both move a print is known ahead", () => {
    expect(reachOfShift(view)).toBe(14);
    expect(reachOfShift({ displacementPx: 6 } as never)).toBe(6);
  });
});

test("what neither bends nor folds is not moved", () => {
  expect(shiftOf({ view: { displacementPx: 0, width: 100 } } as never, 100)).toBeUndefined();
});
