import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { area } from "../editor.fixture.ts";
import { areaToGarment, garmentToArea } from "./area-frame.ts";
import { type Box, boundsOf, boxContains, cornersOf, fromBox, intoBox } from "./box.ts";
import { fitted, toArea, toScreen, zoomedAt } from "./camera.ts";
import { transformed } from "./matrix.ts";
import { HANDLES, handlePoint, resizedBox } from "./resize-box.ts";
import { linesOf, snapBounds } from "./snap.ts";

const length = fc.integer({ min: 2000, max: 400_000 });
const place = fc.integer({ min: -400_000, max: 400_000 });
const box: fc.Arbitrary<Box> = fc.record({
  x: place,
  y: place,
  width: length,
  height: length,
  rotation: fc.integer({ min: 0, max: 359_999 }),
});
const point = fc.record({ x: place, y: place });

function close(one: { x: number; y: number }, other: { x: number; y: number }): void {
  expect(one.x).toBeCloseTo(other.x, 3);
  expect(one.y).toBeCloseTo(other.y, 3);
}

describe("boxes", () => {
  test("come back from their own axes", () => {
    fc.assert(fc.property(box, point, (one, at) => close(fromBox(one, intoBox(one, at)), at)));
  });

  test("hold their corners and lie in their bounds", () => {
    fc.assert(
      fc.property(box, (one) => {
        const { left, right, top, bottom } = boundsOf([one]);
        for (const corner of cornersOf(one)) {
          expect(boxContains(one, corner, 1)).toBe(true);
          expect(corner.x >= left && corner.x <= right && corner.y >= top && corner.y <= bottom).toBe(true);
        }
      }),
    );
  });

  test("keep the opposite side in its place when they are drawn, turned or not", () => {
    fc.assert(
      fc.property(box, fc.constantFrom(...HANDLES), point, fc.boolean(), (one, handle, target, uniform) => {
        const opposite = { sx: -handle.sx, sy: -handle.sy } as typeof handle;
        const resized = resizedBox(one, handle, target, uniform);
        close(handlePoint(resized, opposite), handlePoint(one, opposite));
        expect(resized.width).toBeGreaterThan(0);
        if (uniform) expect(resized.width / resized.height).toBeCloseTo(one.width / one.height, 6);
      }),
    );
  });
});

describe("the camera", () => {
  test("goes to the screen and back", () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0.0002, max: 0.02, noNaN: true }), (at, origin, scale) => {
        const camera = { ...origin, scale };
        close(toArea(camera, toScreen(camera, at)), at);
      }),
    );
  });

  test("keeps the point under the pointer while it zooms", () => {
    const camera = { x: 1000, y: 2000, scale: 0.001 };
    const pixel = { x: 120, y: 80 };
    close(toArea(zoomedAt(camera, pixel, 1.7), pixel), toArea(camera, pixel));
  });

  test("shows an area whole", () => {
    const camera = fitted({ left: 0, top: 0, right: 300_000, bottom: 340_000 }, { width: 800, height: 600 }, 50);
    expect(toScreen(camera, { x: 0, y: 0 }).y).toBeCloseTo(50);
    expect(toScreen(camera, { x: 150_000, y: 170_000 })).toEqual({ x: 400, y: 300 });
  });
});

describe("an area on the garment", () => {
  test("comes back from the garment, tilted and scaled", () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 0, max: 359_999 }), (at, tilt) => {
        const sleeve = area({
          tilt,
          rect: { x: 10_000, y: 20_000, w: 45_000, h: 45_000 },
          width: 90_000,
          height: 90_000,
        });
        close(transformed(garmentToArea(sleeve), transformed(areaToGarment(sleeve), at)), at);
      }),
    );
  });

  test("turns about the middle of its rectangle", () => {
    const sleeve = area({ tilt: 90_000, rect: { x: 0, y: 0, w: 100, h: 100 }, width: 100, height: 100 });
    close(transformed(areaToGarment(sleeve), { x: 50, y: 50 }), { x: 50, y: 50 });
    close(transformed(areaToGarment(sleeve), { x: 0, y: 0 }), { x: 100, y: 0 });
  });
});

describe("snapping", () => {
  const frame = linesOf({ left: 0, top: 0, right: 300, bottom: 300 });

  test("takes the nearest line of each axis within reach", () => {
    const { dx, dy } = snapBounds({ left: 4, top: 100, right: 54, bottom: 150 }, frame, 6);
    expect([dx, dy]).toEqual([-4, 0]);
  });

  test("shows every line on which the layer then lies", () => {
    const { guides } = snapBounds({ left: 0, top: 100, right: 300, bottom: 150 }, frame, 6);
    expect(guides.map((guide) => guide.at)).toEqual([0, 150, 300, 150]);
  });

  test("leaves what is far from every line", () => {
    expect(snapBounds({ left: 20, top: 20, right: 60, bottom: 60 }, frame, 6)).toEqual({ dx: 0, dy: 0, guides: [] });
  });
});
