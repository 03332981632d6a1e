import { expect, test } from "vitest";
import { cutOut, type Pixels } from "./cut-out.ts";
import type { Plane } from "./plane.ts";

type Rgb = readonly [number, number, number];
const [SUBJECT, GROUND]: [Rgb, Rgb] = [
  [220, 60, 40],
  [30, 90, 200],
];

/** How much of a disc in the middle is in a pixel. */
function inDisc(x: number, y: number, side: number): number {
  const away = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) - side * 0.3;
  return Math.min(Math.max(0.5 - away / (side / 100), 0), 1);
}

/** A disc whose rim lets the ground through. */
function disc(side: number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const share = inDisc(at % side, Math.floor(at / side), side);
    const color = SUBJECT.map((value, channel) => share * value + (1 - share) * (GROUND[channel] as number));
    data.set([...color, 255], at * 4);
  }
  return { width: side, height: side, data };
}

/** As a model sees it: on few pixels, a little too large, and soft. */
function coarse(side = 80): Plane {
  const values = Float32Array.from({ length: side * side }, (_, at) => {
    const away = Math.hypot((at % side) + 0.5 - side / 2, Math.floor(at / side) + 0.5 - side / 2) - side * 0.305;
    return Math.min(Math.max(0.5 - away / 2, 0), 1);
  });
  return { width: side, height: side, values };
}

/** The mean distance from the disc. */
function wrong(alphaAt: (x: number, y: number) => number, side: number): number {
  let sum = 0;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) sum += Math.abs(alphaAt(x, y) - inDisc(x, y, side));
  return sum / side ** 2;
}

test("the edge is where the picture has it, and the ground is gone from the colours of the rim", () => {
  const side = 400;
  const picture = disc(side);
  cutOut(picture, disc(side), coarse());
  const pixel = (x: number, y: number) => [...picture.data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)];
  expect(pixel(200, 200)).toEqual([...SUBJECT, 255]);
  expect(pixel(5, 5)[3]).toBe(0);
  const alpha = (x: number, y: number) => (pixel(x, y)[3] as number) / 255;
  const mask = coarse();
  const ofMask = (x: number, y: number) => mask.values[Math.floor(y / 5) * mask.width + Math.floor(x / 5)] as number;
  expect(wrong(alpha, side)).toBeLessThan(wrong(ofMask, side) / 2);
  const rim = Array.from({ length: side }, (_, x) => pixel(x, 200)).filter(([, , , a = 0]) => a > 60 && a < 200);
  expect(rim.length).toBeGreaterThan(0);
  for (const [red = 0, , blue = 255] of rim) expect(red - blue).toBeGreaterThan(60);
});

test("what was see-through before stays so", () => {
  const picture = disc(100);
  picture.data[(50 * 100 + 50) * 4 + 3] = 80;
  cutOut(picture, disc(100), coarse());
  expect(picture.data[(50 * 100 + 50) * 4 + 3]).toBe(80);
});
