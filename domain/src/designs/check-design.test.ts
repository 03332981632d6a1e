import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDesign, effectiveDpi } from "./check-design.ts";
import type { AreaDesign, ImageLayer, Layer, ShapeLayer, StampLayer, TextLayer } from "./document.ts";
import { layerBounds } from "./layer-bounds.ts";

const LIMITS = { bleed: 3000, safe: 5000 };

const base = {
  id: "a",
  name: "",
  x: 100_000,
  y: 100_000,
  width: 50_000,
  height: 50_000,
  rotation: 0,
  opacity: 1000,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
};

function shape(changes: Partial<ShapeLayer> = {}): ShapeLayer {
  return { ...base, kind: "shape", shape: "rectangle", fill: "#000000", ...changes };
}

function stamp(changes: Partial<StampLayer> = {}): StampLayer {
  return { ...base, kind: "stamp", stampId: "luck-daruma", inks: ["#fe3a27"], ...changes };
}

function image(changes: Partial<ImageLayer> = {}): ImageLayer {
  return { ...base, kind: "image", assetId: "p", pixelWidth: 1000, pixelHeight: 1000, ...changes };
}

function text(changes: Partial<TextLayer> = {}): TextLayer {
  return {
    ...base,
    kind: "text",
    text: "祭",
    fontId: "f",
    fontSize: 10_000,
    color: "#000000",
    direction: "vertical",
    align: "start",
    letterSpacing: 0,
    lineHeight: 1400,
    ...changes,
  };
}

function area(...layers: Layer[]): AreaDesign {
  return { areaKindId: 1, width: 200_000, height: 200_000, layers };
}

function refusals(...layers: Layer[]) {
  return checkDesign(area(...layers), LIMITS).refusals;
}

function warnings(...layers: Layer[]) {
  return checkDesign(area(...layers), LIMITS).warnings;
}

describe("refusals", () => {
  test("a layer inside the area is fine", () => {
    expect(checkDesign(area(shape()), LIMITS)).toEqual({ refusals: [], warnings: [] });
  });

  test("nothing to print", () => {
    const empty = [{ code: "designs/empty-area" }];
    expect(refusals()).toEqual(empty);
    expect(refusals(shape({ hidden: true }))).toEqual(empty);
    expect(refusals(shape({ opacity: 0 }))).toEqual(empty);
    expect(refusals(text({ text: " \n　" }))).toEqual(empty);
  });

  test("a stamp is ink like any other", () => {
    expect(checkDesign(area(stamp()), LIMITS)).toEqual({ refusals: [], warnings: [] });
    expect(refusals(stamp({ x: 25_000 - 3001 }))).toMatchObject([{ code: "designs/outside-area" }]);
  });

  test("a layer may pass the edge by the bleed and no further", () => {
    expect(refusals(shape({ x: 25_000 - 3000 }))).toEqual([]);
    expect(refusals(shape({ x: 25_000 - 3001 }))).toEqual([
      { code: "designs/outside-area", layerId: "a", overhang: 1 },
    ]);
    expect(refusals(shape({ y: 175_000 + 4000 }))).toEqual([
      { code: "designs/outside-area", layerId: "a", overhang: 1000 },
    ]);
  });

  test("a stroke and a turn count", () => {
    expect(refusals(shape({ x: 25_000, stroke: { color: "#000000", width: 8000 } }))).toEqual([
      { code: "designs/outside-area", layerId: "a", overhang: 1000 },
    ]);
    expect(refusals(shape({ x: 25_000, rotation: 45_000 }))).toMatchObject([{ code: "designs/outside-area" }]);
    expect(refusals(shape({ x: 25_000, rotation: 90_000 }))).toEqual([]);
  });

  test("a layer beside the area is named as such", () => {
    expect(refusals(shape({ x: -25_000 }))).toEqual([{ code: "designs/off-area", layerId: "a" }]);
    expect(refusals(shape({ y: 226_000 }))).toEqual([{ code: "designs/off-area", layerId: "a" }]);
  });

  test("text is counted in characters, not in UTF-16 units", () => {
    expect(refusals(text({ text: "𠮷".repeat(200) }))).toEqual([]);
    expect(refusals(text({ text: "𠮷".repeat(201) }))).toEqual([
      { code: "designs/text-too-long", layerId: "a", limit: 200 },
    ]);
  });

  test("hidden layers count among too many layers", () => {
    const many = Array.from({ length: 300 }, () => shape({ hidden: true }));
    expect(refusals(shape(), ...many)).toEqual([{ code: "designs/too-many-layers", limit: 300 }]);
    expect(refusals(shape(), ...many.slice(1))).toEqual([]);
  });
});

describe("warnings", () => {
  // 150 dpi over 2 inches are 300 pixels.
  test.each([
    [300, 300, 150, false],
    [299, 300, 149, true],
    [300, 299, 149, true],
    [3000, 3000, 1500, false],
  ])("%i × %i pixels over 50.8 mm are %i dpi", (pixelWidth, pixelHeight, dpi, warned) => {
    const layer = image({ width: 50_800, height: 50_800, pixelWidth, pixelHeight });
    expect(effectiveDpi(layer)).toBe(dpi);
    expect(warnings(layer)).toEqual(warned ? [{ code: "designs/low-resolution", layerId: "a", dpi }] : []);
  });

  test("near the edge, but neither at it nor past it", () => {
    expect(warnings(shape({ x: 30_000 - 1 }))).toEqual([{ code: "designs/near-edge", layerId: "a", distance: 4999 }]);
    expect(warnings(shape({ x: 30_000 }))).toEqual([]);
    expect(warnings(shape({ x: 25_000 }))).toEqual([]);
    expect(warnings(shape({ x: 24_000 }))).toEqual([]);
  });

  test("letters under 5 point", () => {
    expect(warnings(text({ fontSize: 1763 }))).toEqual([{ code: "designs/small-text", layerId: "a" }]);
    expect(warnings(text({ fontSize: 1764 }))).toEqual([]);
  });
});

describe("laws", () => {
  const anyShape = fc
    .record({
      x: fc.integer({ min: -300_000, max: 500_000 }),
      y: fc.integer({ min: -300_000, max: 500_000 }),
      width: fc.integer({ min: 100, max: 400_000 }),
      height: fc.integer({ min: 100, max: 400_000 }),
      rotation: fc.integer({ min: 0, max: 359_999 }),
    })
    .map(shape);

  test("no refusal means that the bounds lie in the area with its bleed", () => {
    fc.assert(
      fc.property(anyShape, (layer) => {
        const { x, y, w, h } = layerBounds(layer);
        const inside = x >= -3000 && y >= -3000 && x + w <= 203_000 && y + h <= 203_000;
        const off = x >= 200_000 || y >= 200_000 || x + w <= 0 || y + h <= 0;
        expect(refusals(layer).length === 0).toBe(inside && !off);
      }),
    );
  });

  test("the order of layers changes nothing but the order of findings", () => {
    fc.assert(
      fc.property(fc.array(anyShape, { maxLength: 6 }), (layers) => {
        const forwards = checkDesign(area(...layers), LIMITS);
        const backwards = checkDesign(area(...layers.toReversed()), LIMITS);
        expect(backwards.refusals.toReversed()).toEqual(forwards.refusals);
        expect(backwards.warnings.toReversed()).toEqual(forwards.warnings);
      }),
    );
  });

  test("an enlarged image never gains resolution", () => {
    const side = fc.integer({ min: 100, max: 400_000 });
    fc.assert(
      fc.property(side, side, side, (width, height, growth) => {
        const before = effectiveDpi(image({ width, height }));
        expect(effectiveDpi(image({ width: width + growth, height }))).toBeLessThanOrEqual(before);
      }),
    );
  });
});
