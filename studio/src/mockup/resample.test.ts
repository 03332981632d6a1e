import { describe, expect, test } from "vitest";
import { reachOfShift, resample, type Source, shiftOf } from "./resample.ts";

function pixels(width: number, height: number, fill: (x: number, y: number) => number[]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set(fill(i % width, Math.floor(i / width)), i * 4);
  return { width, height, data };
}
const blank = (width: number, height: number) => pixels(width, height, () => [0, 0, 0, 0]);
const straight: Source = (x, y, found) => {
  found.x = x;
  found.y = y;
  return true;
};

test("an unmoved print keeps every pixel", () => {
  const design = pixels(9, 7, (x, y) => [x * 20, y * 30, 99, 255]);
  const out = blank(9, 7);
  resample(design, out, { x: 0, y: 0, w: 9, h: 7 }, straight);
  expect(out.data).toEqual(design.data);
});

test("half a pixel off, a transparent neighbour lowers the alpha and not the colour", () => {
  const design = pixels(2, 1, (x) => (x === 0 ? [200, 100, 50, 255] : [0, 0, 0, 0]));
  const out = blank(1, 1);
  resample(design, out, { x: 0, y: 0, w: 1, h: 1 }, (_x, _y, found) => {
    found.x = 1;
    found.y = 0.5;
    return true;
  });
  expect([...out.data]).toEqual([200, 100, 50, 128]);
});

test("what the source cannot see stays transparent", () => {
  const out = blank(3, 3);
  resample(
    pixels(3, 3, () => [9, 9, 9, 255]),
    out,
    { x: 0, y: 0, w: 3, h: 3 },
    () => false,
  );
  expect(out.data.every((byte) => byte === 0)).toBe(true);
});

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

  test("how far both move a print is known ahead", () => {
    expect(reachOfShift(view)).toBe(14);
    expect(reachOfShift({ displacementPx: 6 } as never)).toBe(6);
  });
});

test("what neither bends nor folds is not moved", () => {
  expect(shiftOf({ view: { displacementPx: 0, width: 100 } } as never, 100)).toBeUndefined();
});
