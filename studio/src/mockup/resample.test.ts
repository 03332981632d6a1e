import { expect, test } from "vitest";
import { pixels } from "./pixels.fixture.ts";
import { resample, type Source } from "./resample.ts";

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
