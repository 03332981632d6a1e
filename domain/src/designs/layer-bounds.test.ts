import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShapeLayer, TextLayer } from "./document.ts";
import { FRESH_LAYER } from "./fresh-layer.ts";
import { layerBounds } from "./layer-bounds.ts";

function shape(changes: Partial<ShapeLayer>): ShapeLayer {
  return {
    id: "a",
    name: "",
    kind: "shape",
    shape: "ellipse",
    fill: "#000000",
    x: 0,
    y: 0,
    width: 300,
    height: 100,
    ...FRESH_LAYER,
    ...changes,
  };
}

test.each([
  [0, { x: -150, y: -50, w: 300, h: 100 }],
  [90_000, { x: -50, y: -150, w: 100, h: 300 }],
  [180_000, { x: -150, y: -50, w: 300, h: 100 }],
  [270_000, { x: -50, y: -150, w: 100, h: 300 }],
  [45_000, { x: -142, y: -142, w: 284, h: 284 }],
])("bounds turned by %i thousandths of a degree", (rotation, bounds) => {
  expect(layerBounds(shape({ rotation }))).toEqual(bounds);
});

const side = fc.integer({ min: 1, max: 2_000_000 });
const turn = fc.integer({ min: 0, max: 359_999 });

test("bounds hold every corner of the turned box", () => {
  fc.assert(
    fc.property(side, side, turn, (width, height, rotation) => {
      const { x, y, w, h } = layerBounds(shape({ width, height, rotation }));
      const angle = (rotation * Math.PI) / 180_000;
      for (const [dx, dy] of [
        [width, height],
        [-width, height],
      ] as const) {
        const cornerX = (dx * Math.cos(angle) - dy * Math.sin(angle)) / 2;
        const cornerY = (dx * Math.sin(angle) + dy * Math.cos(angle)) / 2;
        expect(Math.abs(cornerX)).toBeLessThanOrEqual(x + w + 1e-5);
        expect(Math.abs(cornerY)).toBeLessThanOrEqual(y + h + 1e-5);
      }
    }),
  );
});

test("half a turn changes no bounds, and a quarter swaps them", () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 179_999 }), (width, height, rotation) => {
      const bounds = layerBounds(shape({ width, height, rotation }));
      expect(layerBounds(shape({ width, height, rotation: rotation + 180_000 }))).toEqual(bounds);
      const quarter = layerBounds(shape({ width: height, height: width, rotation: rotation + 90_000 }));
      expect(Math.abs(quarter.w - bounds.w)).toBeLessThanOrEqual(2);
      expect(Math.abs(quarter.h - bounds.h)).toBeLessThanOrEqual(2);
    }),
  );
});

const letters: TextLayer = {
  ...shape({}),
  kind: "text",
  text: "祭",
  fontId: "any",
  fontSize: 100,
  color: "#000000",
  direction: "horizontal",
  align: "center",
  letterSpacing: 0,
  lineHeight: 1000,
  shadow: { color: "#ff0000", x: 40, y: -10 },
};

test.each([
  ["upright", {}, { x: -150, y: -60, w: 340, h: 110 }],
  ["mirrored", { flipX: true, flipY: true }, { x: -190, y: -50, w: 340, h: 110 }],
  ["turned by a quarter", { rotation: 90_000 }, { x: -50, y: -150, w: 110, h: 340 }],
])("a text's shadow counts: %s", (_, changes, bounds) => {
  expect(layerBounds({ ...letters, ...changes })).toEqual(bounds);
});
