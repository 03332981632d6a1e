import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Layer } from "../document.ts";
import { layerBounds } from "../layer-bounds.ts";
import { checkDesign } from "./check-design.ts";
import { effectiveDpi } from "./check-resolution.ts";
import { documentOf, factsOf, goods, image, place, qr, shape, stamp, text } from "./checks.fixture.ts";
import type { Finding } from "./finding.ts";
import { wordsOfFinding } from "./finding-words.ts";

function found(layers: readonly Layer[], given = goods(), facts = factsOf()): readonly Finding[] {
  return checkDesign(documentOf(...layers), given, facts);
}

const codes = (...args: Parameters<typeof found>) => found(...args).map(({ code }) => code);
const at = { areaKindId: 1, layerId: "a" };

describe("errors", () => {
  test("a layer inside the area is fine, a stamp as well", () => {
    expect(found([shape()])).toEqual([]);
    expect(found([stamp()])).toEqual([]);
  });

  test("nothing to print", () => {
    const empty = { severity: "error", code: "designs/empty-area", areaKindId: 1 };
    const nothing = { severity: "error", code: "designs/nothing-yet" };
    expect(found([])).toEqual([nothing]);
    expect(found([shape({ hidden: true })])).toEqual([nothing]);
    expect(found([shape({ opacity: 0 })])).toEqual([empty]);
    expect(found([text({ text: " \n　" })])).toEqual([empty]);
  });

  test("a layer may pass the edge by the bleed and no further", () => {
    const outside = (overhang: number) => [{ severity: "error", code: "designs/outside-area", overhang, ...at }];
    expect(found([shape({ x: 25_000 - 3000 })])).toEqual([]);
    expect(found([shape({ x: 25_000 - 3001 })])).toEqual(outside(3001));
    expect(found([shape({ y: 175_000 + 4000 })])).toEqual(outside(4000));
    expect(found([stamp({ x: 25_000 - 3001 })])).toEqual(outside(3001));
  });

  test("a stroke and a turn count", () => {
    expect(codes([shape({ x: 25_000, stroke: { color: "#000000", width: 8000 } })])).toEqual(["designs/outside-area"]);
    expect(codes([shape({ x: 25_000, rotation: 45_000 })])).toEqual(["designs/outside-area"]);
    expect(codes([shape({ x: 22_000, rotation: 90_000 })])).toEqual([]);
  });

  test("a text is as large as its letters, whatever its layer claims", () => {
    expect(codes([text()], goods(), factsOf({ width: 300_000, height: 10_000 }))).toEqual(["designs/outside-area"]);
  });

  test("a layer beside the area is named as such", () => {
    expect(codes([shape({ x: -25_000 })])).toEqual(["designs/off-area"]);
    expect(codes([shape({ y: 226_000 })])).toEqual(["designs/off-area"]);
  });

  test("text is counted in characters, not in UTF-16 units", () => {
    expect(codes([text({ text: "𠮷".repeat(200) })])).toEqual([]);
    expect(codes([text({ text: "𠮷".repeat(201) })])).toEqual(["designs/text-too-long"]);
  });

  test("hidden layers count among too many layers", () => {
    const many = Array.from({ length: 300 }, () => shape({ hidden: true }));
    expect(codes([shape(), ...many])).toEqual(["designs/too-many-layers"]);
    expect(codes([shape(), ...many.slice(1)])).toEqual([]);
  });

  test("more pictures than a print job can take at once, each counted once however many layers show it", () => {
    const photos = (count: number) => Array.from({ length: count }, (_, index) => image({ assetId: `p${index}` }));
    const judged = (layers: readonly ReturnType<typeof image>[], picture: object) =>
      checkDesign(documentOf(...layers), goods(), factsOf({}, { pixelWidth: 5000, pixelHeight: 4000, ...picture }))
        .filter(({ severity }) => severity === "error")
        .map(({ code }) => code);
    expect(judged(photos(50), {})).toEqual([]);
    expect(judged(photos(51), {})).toEqual(["designs/too-many-pictures"]);
    expect(
      judged(
        Array.from({ length: 200 }, () => image()),
        {},
      ),
    ).toEqual([]);
    expect(judged(photos(16), { byteSize: 10_000_000 })).toEqual([]);
    expect(judged(photos(17), { byteSize: 10_000_000 })).toEqual(["designs/too-many-pictures"]);
  });

  test("places that exclude each other, told once at the later one", () => {
    const places = [place(), place({ areaKindId: 2, conflictsWith: [1] })];
    const [front] = documentOf(shape()).areas;
    if (!front) throw new Error("no area");
    const both = { ...documentOf(), areas: [{ ...front, areaKindId: 2 }, front] };
    expect(checkDesign(both, goods({ places }), factsOf())).toEqual([
      { severity: "error", code: "designs/conflicting-areas", areaKindId: 2, otherKindId: 1 },
    ]);
  });

  test("letters that the face lacks", () => {
    expect(found([text()], goods(), factsOf({ missing: ["祭"] }))).toMatchObject([
      { severity: "error", code: "designs/missing-glyph", characters: ["祭"] },
    ]);
  });
});

describe("warnings", () => {
  // 150 dpi over 2 inches are 300 pixels.
  test.each([
    [300, 300, 150, undefined],
    [299, 300, 149, "warning"],
    [300, 299, 149, "warning"],
    [100, 300, 50, "warning"],
    [99, 300, 49, "error"],
    [3000, 3000, 1500, undefined],
  ])("%i × %i pixels over 50.8 mm are %i dpi", (pixelWidth, pixelHeight, dpi, severity) => {
    const layer = image({ width: 50_800, height: 50_800, pixelWidth, pixelHeight });
    expect(effectiveDpi(layer)).toBe(dpi);
    const told = [{ severity, code: "designs/low-resolution", dpi: [{ sizeNames: [], value: dpi }], fair: 150, ...at }];
    expect(found([layer])).toEqual(severity ? told : []);
  });

  test("resolution at each size of the goods, and by the pixels of the upload rather than of the document", () => {
    const scales = [
      { sizeNames: ["100", "110"], value: 0.5 },
      { sizeNames: ["S", "M"], value: 1 },
    ];
    const layer = image({ width: 101_600, height: 101_600, pixelWidth: 9999, pixelHeight: 9999 });
    const facts = factsOf({}, { pixelWidth: 400, pixelHeight: 500 });
    const [finding] = found([layer], goods({ places: [place({ scales })] }), facts);
    expect(finding).toMatchObject({ dpi: [{ sizeNames: ["S", "M"], value: 100 }] });
    const names = { layer: () => "犬", area: () => "胸" };
    expect(finding && wordsOfFinding(finding, names).text).toBe("「犬」の解像度はS・Mで100 dpiです。");
  });

  test("near the edge, but neither at it nor past it", () => {
    expect(found([shape({ x: 30_000 - 1 })])).toEqual([
      { severity: "warning", code: "designs/near-edge", distance: 4999, safe: 5000, ...at },
    ]);
    for (const x of [30_000, 25_000, 24_000]) expect(found([stamp({ x })])).toEqual([]);
  });

  test.each([
    [25_500, 500],
    [25_000, 0],
    [23_000, -2000],
    [22_000, -3000],
  ])("words and codes are told also where the trim cuts them: at %i of 25 mm", (x, distance) => {
    for (const layer of [text({ x }), qr({ x })])
      expect(found([layer])).toEqual([{ severity: "warning", code: "designs/near-edge", distance, safe: 5000, ...at }]);
    const names = { layer: () => "犬", area: () => "胸" };
    const [cut] = found([text({ x: 23_000 })]);
    expect(cut && wordsOfFinding(cut, names).text).toBe("「犬」が、枠から2 mmはみ出して切れます。");
  });

  test("letters under the method's least size, at the smallest goods and in ruby", () => {
    expect(codes([text({ fontSize: 1763 })])).toEqual(["designs/small-text"]);
    expect(codes([text({ fontSize: 1764 })])).toEqual([]);
    expect(codes([text({ fontSize: 1764 })], goods({ methodId: 43 }))).toEqual(["designs/small-text"]);
    expect(codes([text({ fontSize: 3000, ruby: true, text: "祭《まつり》" })])).toEqual(["designs/small-text"]);
    const scales = [{ sizeNames: ["110"], value: 0.5 }];
    expect(codes([text({ fontSize: 3000 })], goods({ places: [place({ scales })] }))).toEqual(["designs/small-text"]);
  });

  test("lines under the method's least width, in ink, edges and pictures", () => {
    const thin = (layer: Layer, facts = factsOf()) => found([layer], goods(), facts);
    expect(thin(shape({ height: 265 }))).toEqual([]);
    expect(thin(shape({ height: 264 }))).toMatchObject([{ code: "designs/thin-line", part: "ink" }]);
    expect(thin(shape({ stroke: { color: "#000000", width: 100 } }))).toMatchObject([{ part: "edge" }]);
    expect(thin(text(), factsOf({ thinnest: 200 }))).toMatchObject([{ part: "ink", width: { value: 200 } }]);
    // An edge of 0.3 mm around a hairline makes it thick enough.
    const edged = text({ outline: { color: "#ffffff", width: 300 } });
    expect(thin(edged, factsOf({ thinnest: 100 }))).toEqual([]);
    expect(thin(stamp(), factsOf({ thinnest: 100 }))).toMatchObject([{ part: "ink" }]);
    const picture = image({ width: 50_000, height: 50_000 });
    expect(thin(picture, factsOf({}, { thinnest: 5 }))).toMatchObject([{ part: "picture", width: { value: 250 } }]);
    const half = { left: 0, top: 0, width: 50_000, height: 50_000 };
    expect(thin({ ...picture, crop: half }, factsOf({}, { thinnest: 5 }))).toEqual([]);
  });

  test("what is see-through matters only over white ink", () => {
    const white = goods({ methodId: 46, hasWhite: true });
    expect(codes([shape({ opacity: 999 })], white)).toEqual(["designs/see-through"]);
    expect(codes([shape({ opacity: 999 })])).toEqual([]);
    expect(codes([image()], white, factsOf({}, { seeThrough: 200 }))).toEqual(["designs/see-through"]);
    expect(codes([image()], white, factsOf({}, { seeThrough: 199 }))).toEqual([]);
    const oneInk = image({ adjust: { brightness: 0, contrast: 0, saturation: 0, ink: "#c0272d" } });
    expect(codes([oneInk], white, factsOf({}, { midTones: 5000 }))).toEqual(["designs/see-through"]);
    expect(codes([image()], white, factsOf({}, { midTones: 5000 }))).toEqual([]);
  });

  test("colours beyond the inks, with what they become", () => {
    expect(found([shape({ fill: "#00ff00" })])).toMatchObject([
      { severity: "warning", code: "designs/unreachable-color", color: "#00ff00", printed: "#8acb7a" },
    ]);
    expect(codes([text({ color: "#0000ff", outline: { color: "#0000ff", width: 1000 } })])).toHaveLength(1);
    expect(codes([stamp({ inks: ["#00ffff", "#ff00ff"] })])).toHaveLength(2);
    expect(codes([image()], goods(), factsOf({}, { unreachable: { 67: 1500 } }))).toEqual([
      "designs/unreachable-picture",
    ]);
    expect(codes([image()], goods(), factsOf({}, { unreachable: { 43: 9000, 67: 1499 } }))).toEqual([]);
    const grey = image({ adjust: { brightness: 0, contrast: 0, saturation: -100 } });
    expect(codes([grey], goods(), factsOf({}, { unreachable: { 67: 9000 } }))).toEqual([]);
  });

  test("colours that a press prints duller, as the press itself says", () => {
    const paper = goods({ methodId: 43, places: [place({ press: true })] });
    const press = (color: string) => (color === "#00ff00" ? "#4aa84f" : color === "#111111" ? "#333333" : color);
    const facts = { ...factsOf(), press };
    expect(found([shape({ fill: "#00ff00" })], paper, facts)).toEqual([
      {
        severity: "warning",
        code: "designs/dull-in-press",
        ...{ color: "#00ff00", printed: "#4aa84f", areaKindId: 1, layerId: "a" },
      },
    ]);
    // A black that gets lighter is not dull; what is not known is not judged.
    expect(codes([shape({ fill: "#111111" }), shape({ fill: "#e8462a" })], paper, facts)).toEqual([]);
    expect(codes([shape({ fill: "#00ff00" })], paper)).toEqual([]);
    const picture = { unreachable: { 67: 1500, 43: 0 } };
    expect(codes([image()], paper, { ...factsOf({}, picture), press })).toEqual(["designs/unreachable-picture"]);
    // Film over the same paper is no press.
    expect(codes([shape({ fill: "#00ff00" })], { ...paper, methodId: 67 }, facts)).toEqual([
      "designs/unreachable-color",
    ]);
  });

  test("words that nobody wants printed", () => {
    expect(found([text({ text: "祭り\nここに文字を入力" })])).toMatchObject([
      { severity: "warning", code: "designs/placeholder-text", words: "ここに文字を入力" },
    ]);
    const personal = { kind: "name", maxLength: 8, fit: "shrink", room: 100_000 } as const;
    expect(codes([text({ text: "SAMPLE", personal })], goods({ takesWords: true }))).toEqual([]);
    // Goods that are printed all alike would have it on every piece.
    expect(codes([text({ text: "SAMPLE", personal })])).toEqual(["designs/placeholder-text"]);
  });

  test("ink over the hole of a tag, or close to it", () => {
    const punched = goods({ places: [place({ holes: [{ x: 100_000, y: 20_000, radius: 2000 }] })] });
    const near = (distance: number) => [
      { severity: "warning", code: "designs/near-hole", distance, safe: 1000, ...at },
    ];
    // Its upper edge lies at `y` − 25 mm.
    expect(found([shape({ y: 40_000 })], punched)).toEqual(near(0));
    expect(found([shape({ y: 47_000 })], punched)).toEqual(near(0));
    expect(found([shape({ y: 47_999 })], punched)).toEqual(near(999));
    expect(found([shape({ y: 48_000 })], punched)).toEqual([]);
    expect(found([shape({ y: 48_000, stroke: { color: "#000000", width: 400 } })], punched)).toEqual(near(800));
    // A corner comes nearer when it is turned upwards.
    expect(found([shape({ y: 56_000, rotation: 45_000 })], punched)).toEqual(near(0));
    expect(found([shape({ y: 56_000 })], punched)).toEqual([]);
    expect(found([shape({ width: 206_000, height: 206_000 })], punched)).toEqual([]);
    expect(found([shape({ y: 40_000 })])).toEqual([]);
  });

  test("come after errors", () => {
    expect(codes([shape({ x: 26_000 }), shape({ x: -25_000 })])).toEqual(["designs/off-area", "designs/near-edge"]);
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
        expect(found([layer]).every(({ severity }) => severity === "warning")).toBe(inside && !off);
      }),
    );
  });

  test("the order of layers changes nothing but the order of findings", () => {
    fc.assert(
      fc.property(fc.array(anyShape, { maxLength: 6 }), (layers) => {
        const sorted = (list: readonly Finding[]) => list.map((finding) => JSON.stringify(finding)).toSorted();
        expect(sorted(found(layers.toReversed()))).toEqual(sorted(found(layers)));
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
