import fc from "fast-check";
import { expect, test } from "vitest";
import type { SceneContext } from "../../scene-context.ts";
import { pictureRaster } from "./picture-raster.ts";

type Pixel = readonly [number, number, number, number];

function contextOf(rows: readonly (readonly Pixel[])[]): SceneContext {
  const getImageData = (x: number, y: number, width: number, height: number) => {
    const part = rows.slice(y, y + height).map((row) => row.slice(x, x + width));
    if (part.length !== height || part.some((row) => row.length !== width)) throw new Error("read past the picture");
    return { data: Uint8ClampedArray.from(part.flat(2)) };
  };
  return { getImageData } as unknown as SceneContext;
}

const RED: Pixel = [255, 0, 0, 255];
const BLUE: Pixel = [0, 0, 255, 255];
const CLEAR: Pixel = [0, 0, 0, 0];

test("between pixels they are mixed, beyond the rim the rim goes on", () => {
  const source = { context: contextOf([[RED, BLUE]]), width: 2, height: 1, left: 0, top: 0, step: 0.5 };
  const { data } = { data: pictureRaster(source, { width: 4, height: 2, pixel: 80 }).read(0, 2) };
  const row = [...RED, 191, 0, 64, 255, 64, 0, 191, 255, ...BLUE];
  expect([...data]).toEqual([...row, ...row]);
});

test("the black of clear pixels is not mixed in", () => {
  const source = { context: contextOf([[RED, CLEAR]]), width: 2, height: 1, left: 0.5, top: 0, step: 1 };
  expect([...pictureRaster(source, { width: 1, height: 1, pixel: 80 }).read(0, 1)]).toEqual([255, 0, 0, 128]);
});

test("parts are as the whole, and nothing past the picture is read", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2, max: 4, noNaN: true }),
      fc.double({ min: 0.1, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 9 }),
      (start, step, part) => {
        const rows = Array.from({ length: 5 }, (_, y) =>
          Array.from({ length: 6 }, (_, x): Pixel => [x * 40, y * 50, x * y * 8, 255 - x * 9]),
        );
        const source = { context: contextOf(rows), width: 6, height: 5, left: start, top: start, step };
        const raster = pictureRaster(source, { width: 12, height: 11, pixel: 80 });
        const whole = [...raster.read(0, 11)];
        const parts = [];
        for (let y = 0; y < 11; y += part) parts.push(...raster.read(y, Math.min(part, 11 - y)));
        expect(parts).toEqual(whole);
      },
    ),
  );
});
