import type { PrintableGoods } from "@surimono/domain/catalogue";
import {
  type DesignDocument,
  type Layer,
  LIGHT_SIDE,
  MAX_GROUND_RIM,
  MAX_GROUP_DEPTH,
  MAX_LAYERS_PER_AREA,
  MIN_PITCH,
  MOST_IN_TILE,
  MOST_TOUCH_POINTS,
  MOST_TOUCHES,
  onGoodsOfToday,
} from "@surimono/domain/designs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { designDocument } from "./document.ts";

const base = {
  name: "",
  x: 0,
  y: 0,
  width: 1000,
  height: 1000,
  rotation: 0,
  opacity: 1000,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
};
const shape = (id = "a"): Layer => ({ ...base, id, kind: "shape", shape: "star", fill: "#123456" });
const group = (layers: readonly Layer[]): Layer => ({ ...base, id: "g", kind: "group", layers });
const picture = (changes: object): Layer => ({
  ...base,
  id: "p",
  kind: "image",
  assetId: "0191f0a0-0000-7000-8000-000000000000",
  pixelWidth: 100,
  pixelHeight: 100,
  ...changes,
});

function isTaken(...layers: readonly Layer[]): boolean {
  const areas = [{ areaKindId: 1, width: 1000, height: 1000, layers }];
  const document: DesignDocument = { schema: 1, itemId: 1, methodId: 1, colorId: 1, areas };
  return z.safeParse(designDocument, document).success;
}

test("groups nest to the allowed depth, and none is empty", () => {
  const nested = (depth: number): Layer => (depth === 0 ? shape() : group([nested(depth - 1)]));
  expect(isTaken(nested(MAX_GROUP_DEPTH))).toBe(true);
  expect(isTaken(nested(MAX_GROUP_DEPTH + 1))).toBe(false);
  expect(isTaken(group([]))).toBe(false);
});

test("a document drawn on a place that has become smaller is within the limits", () => {
  const words: Layer = {
    ...{ ...base, id: "t", kind: "text", text: "夜", fontId: "m", fontSize: 1200, color: "#123456", align: "start" },
    ...{ direction: "horizontal", letterSpacing: 0, lineHeight: 1000, wrapWidth: 1100, width: 150, height: 150 },
  };
  const tile: Layer = {
    ...{ ...base, id: "g", kind: "group", layers: [{ ...shape(), width: 120, height: 120 }] },
    repeat: { kind: "straight", pitchX: MIN_PITCH, pitchY: MIN_PITCH },
  };
  const areas = [{ areaKindId: 1, width: 300_000, height: 340_000, layers: [words, tile] }];
  const drawn: DesignDocument = { schema: 1, itemId: 1, methodId: 1, colorId: 1, areas };
  const rects = { adult: { x: 0, y: 0, w: 150_000, h: 170_000 } };
  const today = { sizes: [{ group: "adult" }], methods: [{ methodId: 1, areas: [{ areaKindId: 1, rects }] }] };
  const opened = onGoodsOfToday(drawn, today as unknown as PrintableGoods);
  expect(opened.areas[0]).toMatchObject({ width: 150_000, layers: [{ fontSize: 1000, wrapWidth: 1000 }, {}] });
  expect(z.safeParse(designDocument, opened).error).toBeUndefined();
});

test("strokes over a removed ground come in pairs of whole numbers, and not without end", () => {
  const touched = (count: number, points: readonly number[], more: object = {}) => {
    const touch = { kind: "gone", radius: 1, softness: 0, points, ...more };
    const touches = Array.from({ length: count }, () => touch);
    return isTaken(picture({ ground: { color: "#ffffff", tolerance: 0, softness: 0, touches } }));
  };
  expect(touched(MOST_TOUCHES, [0, 0, 100_000, 100_000])).toBe(true);
  expect(touched(MOST_TOUCHES + 1, [0, 0])).toBe(false);
  expect(touched(0, [0, 0])).toBe(false);
  expect(touched(1, [0, 0, 1])).toBe(false);
  expect(touched(1, [0.5, 0])).toBe(false);
  expect(touched(1, [0, 0], { radius: 0 })).toBe(false);
  expect(
    touched(
      1,
      Array.from({ length: 2 * MOST_TOUCH_POINTS + 2 }, () => 0),
    ),
  ).toBe(false);
});

test("the light on a ground is told at each of its places, its rim and its ink within limits", () => {
  const ground = (more: object) =>
    isTaken(picture({ ground: { color: "#ffffff", tolerance: 0, softness: 0, ...more } }));
  const light = (length: number, color = "#0a0b0c") => ({ light: Array.from({ length }, () => color) });
  expect(ground({ ...light(LIGHT_SIDE ** 2), rim: MAX_GROUND_RIM, lines: 255 })).toBe(true);
  for (const more of [
    light(LIGHT_SIDE),
    light(82),
    light(81, "#fff"),
    { rim: 0 },
    { rim: 9 },
    { lines: 0 },
    { lines: 256 },
  ])
    expect(ground(more)).toBe(false);
});

test("a tile repeats at a pitch that can be drawn, and holds few layers", () => {
  const tile = (pitchX: number, count = 1): Layer => {
    const layers = Array.from({ length: count }, (_, index) => shape(`s${index}`));
    return { ...base, id: "g", kind: "group", layers, repeat: { kind: "mirror", pitchX, pitchY: 4000 } };
  };
  expect(isTaken(tile(4000))).toBe(true);
  expect(isTaken(tile(3999))).toBe(false);
  expect(isTaken(tile(4000, MOST_IN_TILE))).toBe(true);
  expect(isTaken(tile(4000, MOST_IN_TILE + 1))).toBe(false);
});

test("layers in groups count towards an area's maximum", () => {
  const many = Array.from({ length: MAX_LAYERS_PER_AREA - 1 }, (_, index) => shape(`s${index}`));
  expect(isTaken(group(many))).toBe(true);
  expect(isTaken(group(many), shape())).toBe(false);
});

test.each([
  [{}, true],
  [{ crop: { left: 50_000, top: 0, width: 50_000, height: 1 } }, true],
  [{ crop: { left: 50_001, top: 0, width: 50_000, height: 1 } }, false],
  [{ crop: { left: 0, top: 0, width: 0, height: 100 } }, false],
  [{ mask: "heart" }, true],
  [{ mask: "line" }, false],
  [{ adjust: { brightness: 0, contrast: -100, saturation: 100, ink: "#22356f", inverted: true } }, true],
  [{ effect: { kind: "posterise", levels: 8 }, worn: 300 }, true],
  [{ effect: { kind: "posterise", levels: 9 } }, false],
  [{ effect: { kind: "halftone", ink: "#000000", ruling: 40, angle: 75 } }, true],
  [{ effect: { kind: "halftone", ink: "#000000", ruling: 40, angle: 90 } }, false],
  [{ effect: { kind: "halftone", ink: "#000000", ruling: 7, angle: 45 } }, false],
  [{ effect: { kind: "lines", ink: "#000000", width: 299, detail: 0 } }, false],
  [{ effect: { kind: "riso", inks: ["#000000", "#ffffff"], screen: "grain", ruling: 8, shift: 0 } }, true],
  [{ effect: { kind: "riso", inks: ["#000000"], screen: "grain", ruling: 8, shift: 0 } }, false],
  [{ effect: { kind: "blur" } }, false],
  [{ worn: 8001 }, false],
  [{ ground: { color: "#fdfcfa", tolerance: 0, softness: 60 } }, true],
  [{ ground: { color: "#fdfcfa", tolerance: 0, softness: 60, enclosed: true } }, true],
  [{ ground: { color: "#fdfcfa", tolerance: 0, softness: 60, enclosed: false } }, false],
  [{ ground: { color: "#fdfcfa", tolerance: 61, softness: 0 } }, false],
  [{ ground: { color: "#fdfcfa", tolerance: 1.5, softness: 0 } }, false],
  [{ ground: { color: "white", tolerance: 1, softness: 0 } }, false],
  [{ adjust: { brightness: 0, contrast: -101, saturation: 0 } }, false],
  [{ adjust: { brightness: 0.5, contrast: 0, saturation: 0 } }, false],
])("a picture with %j is taken: %s", (changes, taken) => {
  expect(isTaken(picture(changes))).toBe(taken);
});
