import { CROP_WHOLE, FRESH_LAYER, type ImageLayer } from "@surimono/domain/designs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBox } from "./box.ts";
import {
  framedAnew,
  framedToRatio,
  pictureBox,
  slidPicture,
  uncropped,
  visibleCrop,
  zoomedPicture,
  zoomOf,
} from "./crop-box.ts";

function image(change: Partial<ImageLayer> = {}): ImageLayer {
  return {
    kind: "image",
    id: "p",
    name: "p",
    x: 100_000,
    y: 100_000,
    width: 60_000,
    height: 40_000,
    ...FRESH_LAYER,
    assetId: "p",
    pixelWidth: 600,
    pixelHeight: 400,
    ...change,
  };
}

const anyImage = fc
  .record({
    rotation: fc.integer({ min: 0, max: 359_999 }),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
    width: fc.integer({ min: 5000, max: 300_000 }),
    height: fc.integer({ min: 5000, max: 300_000 }),
  })
  .map(image);

describe("a crop", () => {
  test("shows the whole picture where nothing is cut, and its middle where the box has another ratio", () => {
    expect(visibleCrop(image())).toEqual({ left: 0, top: 0, width: CROP_WHOLE, height: CROP_WHOLE });
    expect(visibleCrop(image({ width: 40_000 }))).toMatchObject({ top: 0, height: CROP_WHOLE });
    expect(visibleCrop(image({ width: 30_000 })).left).toBeCloseTo(25_000);
    expect(pictureBox(image({ width: 30_000 })).width).toBeCloseTo(60_000);
  });

  test("leaves the picture where it lies when the frame is drawn, turned and flipped too", () => {
    fc.assert(
      fc.property(
        anyImage,
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        (layer, share, off) => {
          const frame = { ...layer, ...fromBox(layer, { x: layer.width * off, y: 0 }), width: layer.width * share };
          const framed = framedAnew(layer, frame);
          const [before, after] = [pictureBox(layer), pictureBox(framed)];
          // A frame in whole micrometres and a crop in whole steps are each off by up to half a unit: the smaller they
          // are, the larger the share.
          const seen = visibleCrop(framed);
          const sides = [framed.width, framed.height, seen.width, seen.height];
          const inexact = sides.reduce((sum, side) => sum + 0.5 / side, 0);
          const near = 1 + Math.max(before.width, before.height) * inexact;
          for (const key of ["x", "y", "width", "height"] as const) {
            expect(Math.abs(after[key] - before[key])).toBeLessThan(near);
          }
        },
      ),
    );
  });

  test("never passes the edge of the picture", () => {
    const wide = framedAnew(image(), { ...image(), width: 500_000, x: 300_000 });
    expect(wide).toMatchObject({ x: 100_000, width: 60_000, crop: { left: 0, width: CROP_WHOLE } });
    fc.assert(
      fc.property(
        anyImage,
        fc.integer({ min: -400_000, max: 400_000 }),
        fc.integer({ min: -400_000, max: 400_000 }),
        (layer, dx, dy) => {
          const { crop } = slidPicture(zoomedPicture(layer, 2), dx, dy);
          expect(crop && crop.left >= 0 && crop.left + crop.width <= CROP_WHOLE).toBe(true);
          expect(crop && crop.top >= 0 && crop.top + crop.height <= CROP_WHOLE).toBe(true);
        },
      ),
    );
  });

  test("follows the hand that slides the picture, also when it is turned and mirrored", () => {
    const zoomed = zoomedPicture(image(), 2);
    expect(zoomed.crop).toEqual({ left: 25_000, top: 25_000, width: 50_000, height: 50_000 });
    expect(slidPicture(zoomed, 12_000, 0).crop).toMatchObject({ left: 15_000, top: 25_000 });
    expect(slidPicture({ ...zoomed, flipX: true }, 12_000, 0).crop).toMatchObject({ left: 35_000 });
    expect(slidPicture({ ...zoomed, rotation: 90_000 }, 0, 12_000).crop).toMatchObject({ left: 15_000, top: 25_000 });
  });

  test("zooms out to the whole picture and no further", () => {
    const near = zoomedPicture(image(), 4);
    expect(zoomOf(near)).toBeCloseTo(4);
    expect(zoomOf(zoomedPicture(near, 0.5))).toBe(1);
    expect(uncropped(near, pictureBox(near))).toMatchObject({ width: 240_000, height: 160_000 });
    expect(uncropped(near, pictureBox(near))).not.toHaveProperty("crop");
  });

  test.each([1, 0.75, 4 / 3, 9 / 16])("takes the ratio %f inside the picture", (ratio) => {
    const square = framedToRatio(image({ rotation: 30_000 }), ratio);
    expect(square.height / square.width).toBeCloseTo(ratio, 3);
    expect(zoomOf(square)).toBeCloseTo(1, 2);
  });
});
