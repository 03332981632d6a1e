import fc from "fast-check";
import { expect, test } from "vitest";
import type { GroupLayer, ImageLayer, Layer, TextLayer } from "./document.ts";
import { layerBounds } from "./layer-bounds.ts";
import { refitLayers } from "./refit-layers.ts";

const BASE = { rotation: 0, opacity: 1000, flipX: false, flipY: false, locked: false, hidden: false };
const CHEST = { width: 300_000, height: 340_000 };
const SLEEVE = { width: 90_000, height: 90_000, safe: 5000 };

function image(change: Partial<ImageLayer> = {}): ImageLayer {
  return {
    ...{ ...BASE, kind: "image", id: "i", name: "i", x: 150_000, y: 100_000, width: 200_000, height: 100_000 },
    ...{ assetId: "a", pixelWidth: 2000, pixelHeight: 1000 },
    ...change,
  } as ImageLayer;
}

const text: TextLayer = {
  ...{ ...BASE, kind: "text", id: "t", name: "t", x: 150_000, y: 200_000, width: 80_000, height: 20_000 },
  ...{ text: "夜ふかし", fontId: "f", fontSize: 20_000, color: "#000000", direction: "horizontal", align: "center" },
  ...{ letterSpacing: 0, lineHeight: 1300, outline: { color: "#ffffff", width: 1000 }, wrapWidth: 80_000 },
};

function boundsOf(layers: readonly Layer[]) {
  const all = layers.map(layerBounds);
  return {
    left: Math.min(...all.map(({ x }) => x)),
    top: Math.min(...all.map(({ y }) => y)),
    right: Math.max(...all.map(({ x, w }) => x + w)),
    bottom: Math.max(...all.map(({ y, h }) => y + h)),
  };
}

test("a large design shrinks into a small area, whole, in the middle and in its ratio", () => {
  const [fitted] = refitLayers([image()], CHEST, SLEEVE);
  expect(fitted).toMatchObject({ x: 45_000, y: 45_000 });
  expect(fitted?.width).toBeGreaterThan(79_000);
  expect(fitted?.width).toBeLessThanOrEqual(80_000);
  expect((fitted?.width ?? 0) / (fitted?.height ?? 1)).toBeCloseTo(2, 3);
});

test("what fits keeps its size, and grows only as far as the area does", () => {
  const small = image({ width: 60_000, height: 30_000 });
  expect(refitLayers([small], CHEST, SLEEVE)[0]).toMatchObject({ width: 60_000, height: 30_000 });
  const twice = { width: 600_000, height: 680_000, safe: 5000 };
  expect(refitLayers([small], CHEST, twice)[0]).toMatchObject({ width: 120_000, height: 60_000 });
});

test("text stays text: its letters, outline and wrap width shrink together", () => {
  const [fitted] = refitLayers([text, image()], CHEST, SLEEVE);
  if (fitted?.kind !== "text") throw new Error("no longer a text");
  const factor = fitted.fontSize / text.fontSize;
  expect(factor).toBeLessThan(0.5);
  expect(fitted.text).toBe(text.text);
  expect(fitted.outline?.width).toBe(Math.round(1000 * factor));
  expect(fitted.wrapWidth).toBe(Math.ceil(80_000 * factor));
});

test("a picture to the edge of its area reaches the edge again", () => {
  const full = image({ x: 150_000, y: 170_000, width: 300_000, height: 340_000 });
  const { top, bottom } = boundsOf(refitLayers([full], CHEST, SLEEVE));
  expect(top).toBeLessThan(100);
  expect(bottom).toBeGreaterThan(89_900);
});

test("a group goes with all that is in it", () => {
  const group: GroupLayer = { ...image(), kind: "group", id: "g", layers: [image(), text] };
  const [fitted] = refitLayers([group], CHEST, SLEEVE);
  if (fitted?.kind !== "group") throw new Error("no longer a group");
  expect(fitted.layers.map(({ kind }) => kind)).toEqual(["image", "text"]);
  expect(boundsOf(fitted.layers).right).toBeLessThanOrEqual(SLEEVE.width);
});

test("nothing ever hangs over the edge of the new area, and the arrangement stays", () => {
  const side = fc.integer({ min: 5000, max: 300_000 });
  const place = fc.integer({ min: 0, max: 300_000 });
  const layer = fc.record({
    x: place,
    y: place,
    width: side,
    height: side,
    rotation: fc.integer({ min: 0, max: 359_999 }),
  });
  const area = fc.record({
    width: fc.integer({ min: 40_000, max: 500_000 }),
    height: fc.integer({ min: 40_000, max: 500_000 }),
  });
  fc.assert(
    fc.property(fc.array(layer, { minLength: 1, maxLength: 5 }), area, (boxes, size) => {
      const layers = boxes.map((box, index) => image({ ...box, id: `i${index}` }));
      const fitted = refitLayers(layers, CHEST, { ...size, safe: 3000 });
      const { left, top, right, bottom } = boundsOf(fitted);
      expect(Math.min(left, top, size.width - right, size.height - bottom)).toBeGreaterThanOrEqual(0);
      expect(fitted.map(({ rotation }) => rotation)).toEqual(layers.map(({ rotation }) => rotation));
    }),
  );
});
