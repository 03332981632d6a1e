import { expect, test } from "vitest";
import { pictureIdsOf } from "./blank-document.ts";
import { checkDesign } from "./checks/check-design.ts";
import { effectiveDpi } from "./checks/check-resolution.ts";
import type { GroupLayer, ImageLayer, Layer, ShapeLayer } from "./document.ts";
import { FRESH_LAYER } from "./fresh-layer.ts";
import { layerBounds } from "./layer-bounds.ts";
import { MAX_LAYERS_PER_AREA } from "./limits.ts";
import { eachLayer, flattenLayers, groupDepth, movedLayer } from "./walk-layers.ts";

const base = {
  name: "",
  x: 50_000,
  y: 50_000,
  width: 20_000,
  height: 10_000,
  ...FRESH_LAYER,
};

const shape = (id: string, changes: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...base,
  id,
  kind: "shape",
  shape: "rectangle",
  fill: "#000000",
  ...changes,
});

const group = (id: string, layers: readonly Layer[], changes: Partial<GroupLayer> = {}): GroupLayer => ({
  ...base,
  id,
  kind: "group",
  layers,
  ...changes,
});

const LAYERS = [
  shape("a"),
  group("g", [shape("b", { opacity: 500 }), group("h", [shape("c"), shape("d", { hidden: true })], { locked: true })], {
    opacity: 400,
  }),
];

test("layers come out of their groups in the order of painting, with what the groups do to them", () => {
  expect(flattenLayers(LAYERS).map(({ id, opacity, locked, hidden }) => [id, opacity, locked, hidden])).toEqual([
    ["a", 1000, false, false],
    ["b", 200, false, false],
    ["c", 400, true, false],
    ["d", 400, true, true],
  ]);
  expect(flattenLayers([group("g", [shape("a")], { hidden: true })])[0]?.hidden).toBe(true);
  const plain = shape("a");
  expect(flattenLayers([group("g", [plain])])[0]).toBe(plain);
});

test("a layer that can just be seen in a group that can just be seen is still there", () => {
  expect(flattenLayers([group("g", [shape("a", { opacity: 1 })], { opacity: 1 })])[0]?.opacity).toBe(1);
});

test("every layer and group is walked, and depth is counted", () => {
  expect(eachLayer(LAYERS).map(({ id }) => id)).toEqual(["a", "g", "b", "h", "c", "d"]);
  expect([groupDepth([]), groupDepth([shape("a")]), groupDepth(LAYERS)]).toEqual([0, 0, 2]);
});

test("a group moves with all in it", () => {
  const moved = movedLayer(group("g", [group("h", [shape("a")])]), 1000, -2000);
  expect(eachLayer([moved]).map(({ x, y }) => [x, y])).toEqual([
    [51_000, 48_000],
    [51_000, 48_000],
    [51_000, 48_000],
  ]);
});

test("a group reaches as far as what is printed of it", () => {
  const far = shape("far", { x: 500_000, hidden: true });
  const inner = group("h", [shape("b", { x: 80_000, stroke: { color: "#000000", width: 2000 } })], { width: 1000 });
  expect(layerBounds(group("g", [shape("a"), inner, far]))).toEqual({ x: 40_000, y: 44_000, w: 51_000, h: 12_000 });
});

test("checks look into groups", () => {
  const limits = { areaKindId: 1, bleed: 0, safe: 0, scales: [], conflictsWith: [] };
  const goods = { methodId: 67, hasWhite: false, places: [limits] } as const;
  const area = (layers: readonly Layer[]) => ({ areaKindId: 1, width: 100_000, height: 100_000, layers });
  const document = (layers: readonly Layer[]) =>
    ({ schema: 1, itemId: 1, methodId: 67, colorId: 1, areas: [area(layers)] }) as const;
  const facts = { layer: () => undefined, picture: () => undefined };
  const codes = (layers: readonly Layer[]) => checkDesign(document(layers), goods, facts).map(({ code }) => code);
  expect(codes([group("g", [shape("a")])])).toEqual([]);
  expect(codes([group("g", [shape("a", { x: 0 })])])).toEqual(["designs/outside-area"]);
  expect(codes([group("g", [shape("a")], { hidden: true })])).toEqual(["designs/nothing-yet"]);
  const many = Array.from({ length: MAX_LAYERS_PER_AREA }, (_, index) => shape(`${index}`));
  expect(codes(many)).toEqual([]);
  expect(codes([group("g", many)])).toEqual(["designs/too-many-layers"]);
});

test("pictures in groups are pictures of the design", () => {
  const { shape: _, fill: __, ...plain } = shape("p");
  const picture: ImageLayer = { ...plain, kind: "image", assetId: "one", pixelWidth: 10, pixelHeight: 10 };
  const layers = [
    group("g", [group("h", [picture], { hidden: true }), { ...picture, id: "q", assetId: "two" }]),
    picture,
  ];
  const areas = [{ areaKindId: 1, width: 1000, height: 1000, layers }];
  expect(pictureIdsOf({ schema: 1, itemId: 1, methodId: 1, colorId: 1, areas })).toEqual(["one", "two"]);
});

test("resolution is that of the part of a picture that is left", () => {
  const { shape: _, fill: __, ...plain } = shape("p", { width: 25_400, height: 25_400 });
  const picture: ImageLayer = { ...plain, kind: "image", assetId: "p", pixelWidth: 1000, pixelHeight: 1000 };
  expect(effectiveDpi(picture)).toBe(1000);
  expect(effectiveDpi({ ...picture, crop: { left: 0, top: 0, width: 50_000, height: 50_000 } })).toBe(500);
  expect(effectiveDpi({ ...picture, crop: { left: 0, top: 75_000, width: 50_000, height: 25_000 } })).toBe(250);
});
