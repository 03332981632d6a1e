import { expect, test } from "vitest";
import type { ArtView } from "./art.ts";
import { areaToPixels } from "./place-area.ts";

const flat: ArtView = {
  width: 1500,
  height: 1700,
  pxPerMm: 2,
  originPx: { x: 750, y: 200 },
  surface: { kind: "flat" },
  layers: { mask: "", multiply: "", screen: "", shadow: "" },
  displacementPx: 0,
  lines: [],
};
const mug: ArtView = {
  ...flat,
  surface: { kind: "cylinder", diameter: 80_000, facing: 0, elevation: 10_000 },
};
const art = { referenceWidth: 500_000 };
const rect = { x: -100_000, y: 50_000, w: 200_000, h: 300_000 };

test.each([
  ["at the size of the art", 500_000, 1500, { x: 550, y: 300, w: 400, h: 600 }],
  ["half as large in half the picture", 500_000, 750, { x: 275, y: 150, w: 200, h: 300 }],
  ["smaller on a wider size, for it keeps its millimetres", 1_000_000, 1500, { x: 650, y: 250, w: 200, h: 300 }],
])("a flat area is %s", (_, sizeWidth, outWidth, box) => {
  expect(areaToPixels(art, flat, { rect }, sizeWidth, outWidth).box).toEqual(box);
});

test("a tilted area turns clockwise about its middle", () => {
  const { outline, box } = areaToPixels(art, flat, { rect, tilt: 90_000 }, 500_000, 1500);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  expect(outline[0]?.x).toBeCloseTo(cx + box.h / 2);
  expect(outline[0]?.y).toBeCloseTo(cy - box.w / 2);
});

test("on a cylinder an area narrows towards the sides and is gone behind", () => {
  const place = (x: number) =>
    areaToPixels({ referenceWidth: 80_000 }, mug, { rect: { x, y: 10_000, w: 20_000, h: 50_000 } }, 80_000, 1500);
  const [middle, side, behind] = [place(-10_000), place(35_000), place(115_000)];
  expect(middle.box.w).toBeCloseTo(2 * 80 * Math.sin(10 / 40), 3);
  expect(side.box.w).toBeLessThan(middle.box.w / 2);
  expect(behind.outline).toEqual([]);
});

test("on a cylinder the edge of an area sags as the rim does", () => {
  const rim = { x: -60_000, y: 0, w: 120_000, h: 1000 };
  const { outline } = areaToPixels({ referenceWidth: 80_000 }, mug, { rect: rim }, 80_000, 1500);
  expect(outline[24]?.y).toBeGreaterThan((outline[0]?.y ?? 0) + 5);
});

test("the side that faces the viewer turns with the size, not with the millimetres", () => {
  const back: ArtView = { ...mug, surface: { ...mug.surface, facing: -Math.round(Math.PI * 40_000) } as never };
  const opposite = (diameter: number) => {
    const half = (Math.PI * diameter) / 2;
    const area = { rect: { x: Math.round(-half - 5000), y: 0, w: 10_000, h: 10_000 } };
    const { box } = areaToPixels({ referenceWidth: 80_000 }, back, area, diameter, 1500);
    return box.x + box.w / 2;
  };
  expect(opposite(80_000)).toBeCloseTo(750, 1);
  expect(opposite(95_000)).toBeCloseTo(750, 1);
});
