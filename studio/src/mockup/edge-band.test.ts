import { expect, test } from "vitest";
import { edgeBand, type PixelPoint } from "./edge-band.ts";

const BOX = { x: 0, y: 0, w: 100, h: 100 };
const REACH = 12;

/** Clockwise with y downwards. */
const square: PixelPoint[] = [
  [20, 20],
  [80, 20],
  [80, 80],
  [20, 80],
];
const circle = Array.from({ length: 40 }, (_, i): PixelPoint => {
  const angle = (i * Math.PI) / 20;
  return [50 + Math.cos(angle) * 30, 50 + Math.sin(angle) * 30];
});

const at = (x: number, y: number) => y * BOX.w + x;

test("tells how far within the edge a pixel's middle is, and which way the edge faces", () => {
  const { inside, facingX, facingY } = edgeBand([square], BOX, REACH);
  expect(inside[at(50, 25)]).toBeCloseTo(5.5);
  expect(inside[at(50, 15)]).toBeCloseTo(-4.5);
  expect(inside[at(50, 50)]).toBeNaN();
  expect([facingX, facingY].map((facing) => Math.round(facing[at(50, 25)] as number) + 0)).toEqual([0, -1]);
  expect([facingX, facingY].map((facing) => Math.round(facing[at(77, 50)] as number) + 0)).toEqual([1, 0]);
});

test("a line of short sides turns as the curve that it stands for", () => {
  const { inside, facingX, facingY } = edgeBand([circle], BOX, REACH);
  for (let x = 52; x < 76; x++) {
    const y = Math.round(50 + Math.sqrt(29 ** 2 - (x - 50) ** 2));
    const [dx, dy] = [x + 0.5 - 50, y + 0.5 - 50];
    const far = Math.hypot(dx, dy);
    expect(inside[at(x, y)]).toBeCloseTo(30 - far, 0);
    expect((facingX[at(x, y)] as number) * (dx / far) + (facingY[at(x, y)] as number) * (dy / far)).toBeGreaterThan(
      0.985,
    );
  }
});

test("in an opening, which runs the other way round, the goods are outside of the loop", () => {
  const { inside } = edgeBand([circle.toReversed()], BOX, REACH);
  expect(inside[at(50, 22)]).toBeLessThan(0);
  expect(inside[at(50, 15)]).toBeGreaterThan(0);
});
