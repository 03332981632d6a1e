import { expect, test } from "vitest";
import { type DesignDocument, handOn, type ImageLayer, type Layer, shownPart, withCutPictures } from "./index.ts";

const base = {
  ...{ x: 50_000, y: 50_000, width: 40_000, height: 40_000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
};
const shape = (id: string, more: object = {}) =>
  ({ ...base, id, name: "ひみつの名前", kind: "shape", shape: "ellipse", fill: "#000000", ...more }) as Layer;
const image = (more: object = {}) =>
  ({
    ...base,
    ...{ id: "photo", name: "娘の運動会.jpg", kind: "image", assetId: "a", pixelWidth: 400, pixelHeight: 400 },
    ...more,
  }) as ImageLayer;
const documentOf = (...layers: Layer[]): DesignDocument => ({
  ...{ schema: 1, itemId: 1001, methodId: 67, colorId: 1 },
  areas: [{ areaKindId: 1, width: 100_000, height: 100_000, layers }],
});
const layersOf = (document: DesignDocument) => document.areas[0]?.layers ?? [];

test("only what is printed is handed on, under neutral names, in groups too", () => {
  const group = (id: string, layers: Layer[], more: object = {}) =>
    ({ ...base, id, name: "家族", kind: "group", layers, ...more }) as Layer;
  const handed = handOn(
    documentOf(
      shape("seen"),
      shape("hidden", { hidden: true }),
      shape("faint", { opacity: 0 }),
      shape("beside", { x: 200_000 }),
      shape("above", { y: -20_000 }),
      shape("rim", { x: 110_000 }),
      image(),
      group("some", [shape("inner"), shape("gone", { hidden: true })]),
      group("none", [shape("gone too", { hidden: true })]),
      group("hidden group", [shape("in hidden")], { hidden: true }),
    ),
  );
  expect(layersOf(handed).map(({ id }) => id)).toEqual(["seen", "rim", "photo", "some"]);
  expect(JSON.stringify(handed)).not.toMatch(/ひみつ|運動会|家族|gone/);
  expect(layersOf(handed)[2]).toMatchObject({ name: "画像", assetId: "a" });
});

test("of a pattern the tile is handed on wherever it lies", () => {
  const repeat = { kind: "straight", pitchX: 50_000, pitchY: 50_000 };
  const far = { ...base, id: "tile", name: "柄", kind: "group", x: 900_000, repeat } as const;
  const handed = handOn(documentOf({ ...far, layers: [shape("mark", { x: 900_000 })] } as unknown as Layer));
  expect(layersOf(handed)).toMatchObject([{ id: "tile", repeat, layers: [{ id: "mark" }] }]);
});

test.each([
  ["whole", {}, { left: 0, top: 0, width: 400, height: 400 }],
  [
    "cropped",
    { crop: { left: 25_000, top: 50_000, width: 50_000, height: 50_000 } },
    { left: 100, top: 200, width: 200, height: 200 },
  ],
  ["in a box of another ratio", { width: 20_000 }, { left: 100, top: 0, width: 200, height: 400 }],
  [
    "cropped, in a box of another ratio",
    { crop: { left: 0, top: 0, width: 50_000, height: 50_000 }, height: 10_000 },
    { left: 0, top: 75, width: 200, height: 50 },
  ],
  [
    "cropped between pixels",
    { crop: { left: 33_333, top: 33_333, width: 33_333, height: 33_333 } },
    { left: 133, top: 133, width: 134, height: 134 },
  ],
])("of a picture that is %s only what is shown goes along", (_, more, part) => {
  expect(shownPart(image(more))).toEqual({ assetId: "a", ...part });
});

test("strokes over a removed ground stay where they were on the picture", () => {
  const ground = { color: "#ffffff", tolerance: 16, softness: 24 };
  const touch = { kind: "gone", radius: 1000, softness: 0, points: [50_000, 50_000, 0, 0] } as const;
  const crop = { left: 25_000, top: 50_000, width: 50_000, height: 50_000 };
  const cut = withCutPictures(documentOf(image({ crop, ground: { ...ground, touches: [touch] } })), () => ({
    ...{ assetId: "cut", pixelWidth: 200, pixelHeight: 200 },
  }));
  expect(layersOf(cut)[0]).toMatchObject({
    ground: { ...ground, touches: [{ ...touch, radius: 2000, points: [50_000, 0, -50_000, -100_000] }] },
  });
});

test("the light on a ground is that of the part", () => {
  // From black at the left to white at the right of the picture.
  const light = Array.from(
    { length: 81 },
    (_, place) =>
      `#${Math.round((place % 9) * 31.875)
        .toString(16)
        .padStart(2, "0")
        .repeat(3)}`,
  );
  const crop = { left: 50_000, top: 0, width: 50_000, height: 100_000 };
  const ground = { color: "#808080", tolerance: 16, softness: 24, light };
  const cut = withCutPictures(documentOf(image({ crop, width: 20_000, ground })), () => ({
    ...{ assetId: "cut", pixelWidth: 200, pixelHeight: 400 },
  }));
  const [layer] = layersOf(cut) as ImageLayer[];
  const told = layer?.ground?.light?.map((color) => Number.parseInt(color.slice(1, 3), 16)) ?? [];
  expect(told).toHaveLength(81);
  for (const [place, value] of told.entries())
    expect(Math.abs(value - (128 + ((place % 9) * 127) / 8))).toBeLessThan(2);
});

test("a cut picture takes the place of the whole one, without a crop", () => {
  const crop = { left: 0, top: 0, width: 50_000, height: 100_000 };
  const own = { assetId: "own", pixelWidth: 200, pixelHeight: 400 };
  const asked: unknown[] = [];
  const cut = withCutPictures(documentOf(image({ crop, width: 20_000 }), shape("other")), (part) => {
    asked.push(part);
    return own;
  });
  expect(asked).toEqual([{ assetId: "a", left: 0, top: 0, width: 200, height: 400 }]);
  expect(layersOf(cut)[0]).toMatchObject(own);
  expect(layersOf(cut)[0]).not.toHaveProperty("crop");
  expect(layersOf(cut)[1]).toEqual(shape("other"));
});
