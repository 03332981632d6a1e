import { expect, test } from "vitest";
import type { Raster } from "./picture-raster.ts";
import { rowsOnce } from "./rows-once.ts";

/** Two pixels wide; each row holds its own number. */
function numbered(height: number) {
  const asked: [number, number][] = [];
  const raster: Raster = {
    ...{ width: 2, height, pixel: 80 },
    read(y, count) {
      asked.push([y, count]);
      return Uint8ClampedArray.from({ length: count * 8 }, (_, at) => (y + Math.floor(at / 8)) % 251);
    },
  };
  return { raster, asked };
}

const rowsOf = (data: Uint8ClampedArray) => Array.from({ length: data.length / 8 }, (_, row) => data[row * 8]);

test("strips that reach into each other read each row once", () => {
  const { raster, asked } = numbered(1000);
  const once = rowsOnce(raster);
  for (let y = 0; y < 1000; y += 100) {
    const [first, end] = [Math.max(0, y - 40), Math.min(1000, y + 140)];
    expect(rowsOf(once.read(first, end - first))).toEqual(
      Array.from({ length: end - first }, (_, i) => (first + i) % 251),
    );
    expect(rowsOf(once.read(y, 100))).toEqual(Array.from({ length: 100 }, (_, i) => (y + i) % 251));
  }
  expect(asked.reduce((sum, [, count]) => sum + count, 0)).toBe(1000);
});

test("what is changed by who asked stays as it was for the others, and rows above are read again", () => {
  const { raster } = numbered(3000);
  const once = rowsOnce(raster);
  once.read(10, 5).fill(255);
  expect(rowsOf(once.read(10, 2))).toEqual([10, 11]);
  expect(rowsOf(once.read(2000, 2))).toEqual([2000 % 251, 2001 % 251]);
  expect(rowsOf(once.read(5, 2))).toEqual([5, 6]);
});
