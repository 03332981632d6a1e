import { readFile } from "node:fs/promises";
import type { TextLayer } from "@surimono/domain/designs";
import { beforeAll, describe, expect, test } from "vitest";
import { fontPath } from "../../print/index.ts";
import { textLayer } from "../design.fixture.ts";
import { createShaper, layoutText, loadHarfBuzz, type TextCarets, type TextShaper, textCarets } from "../index.ts";

const EM = 10_000;
let shaper: TextShaper;

beforeAll(async () => {
  shaper = createShaper(await loadHarfBuzz());
  const { fontId } = textLayer("");
  shaper.addFace(fontId, await readFile(fontPath(fontId) ?? ""));
});

function carets(text: string, changes: Partial<TextLayer> = {}): TextCarets {
  const found = textCarets(textLayer(text, changes), shaper);
  if (!found) throw new Error("no carets");
  return found;
}

const width = (text: string) => layoutText(textLayer(text), shaper)?.width ?? 0;

describe("carets stand where the letters are drawn", () => {
  test("in a line", () => {
    const line = carets("祭囃子");
    const xs = [0, 1, 2, 3].map((index) => line.bar(index).from.x);
    expect(xs).toEqual([-1.5 * EM, -0.5 * EM, 0.5 * EM, 1.5 * EM]);
    expect(line.bar(0).from.y).toBeCloseTo(-EM / 2, 3);
    expect(line.bar(0).to.y).toBeCloseTo(EM / 2, 3);
  });

  test("with spacing, which is between letters only", () => {
    const line = carets("祭囃子", { letterSpacing: 100 });
    expect(line.along(1)).toBe(1.1 * EM);
    expect(line.along(3)).toBe(3.2 * EM);
  });

  test("in aligned lines", () => {
    const lines = carets("祭囃子\n祭", { align: "end", lineHeight: 1500 });
    expect(lines.bar(4).from.x).toBeCloseTo(lines.bar(2).from.x, 3);
    expect(lines.bar(4).from.y - lines.bar(0).from.y).toBeCloseTo(1.5 * EM, 3);
  });

  test("in columns, from right to left, across them", () => {
    const columns = carets("祭囃子\n夜", { direction: "vertical" });
    expect(columns.isVertical).toBe(true);
    expect(columns.bar(0).from.x).toBeGreaterThan(columns.bar(4).from.x);
    expect(columns.bar(1).from.y - columns.bar(0).from.y).toBeCloseTo(EM, 3);
    expect(columns.bar(1).to.x - columns.bar(1).from.x).toBe(EM);
  });

  test("on an arch: level in the middle, turned at the ends", () => {
    const bent = carets("祭囃子夜", { curve: 120_000 });
    const middle = bent.bar(2);
    expect(middle.from.x).toBeCloseTo(middle.to.x, 3);
    expect(middle.to.y).toBeGreaterThan(middle.from.y);
    expect(bent.bar(0).from.x).toBeLessThan(bent.bar(0).to.x);
    expect(bent.bar(0).from.y).toBeGreaterThan(middle.from.y);
  });

  test("past the spaces that breaking takes away", () => {
    const broken = carets("one two three", { wrapWidth: Math.ceil(width("one two")) });
    expect(broken.lines).toEqual([
      { start: 0, end: 7 },
      { start: 8, end: 13 },
    ]);
    expect(broken.lineOf(8)).toBe(1);
    expect(broken.along(8)).toBe(0);
  });

  test("not within an emoji", () => {
    const line = carets("夜👩‍🚀夜");
    expect(line.beside(1, 1)).toBe(6);
    expect(line.beside(6, -1)).toBe(1);
  });
});

test.each<[string, Partial<TextLayer>]>([
  ["a line", {}],
  ["columns", { direction: "vertical" }],
  ["an arch", { curve: 200_000 }],
  ["a bowl", { curve: -90_000 }],
])("a press on the foot of a caret finds it: %s", (_, changes) => {
  const text = "夜ふかし\n上等だ";
  const found = carets(text, changes);
  for (let index = 0; index <= text.length; index += 1) {
    const { from, to } = found.bar(index);
    expect(found.indexAt({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })).toBe(index);
  }
});

test("a selection over two lines is two pieces, each as long as its letters", () => {
  const pieces = carets("祭囃子\n祭囃", { align: "start" }).polygons(1, 6);
  expect(pieces).toHaveLength(2);
  const lengths = pieces.map(([one, other]) => (other?.x ?? 0) - (one?.x ?? 0));
  expect(lengths).toEqual([2 * EM, 2 * EM]);
});

test("with ruby what is seen is not what is typed", () => {
  expect(textCarets(textLayer("漢字《かんじ》", { ruby: true }), shaper)).toBeUndefined();
  expect(textCarets(textLayer("漢字", { ruby: true }), shaper)).toBeDefined();
});

test("there are none before the face is there", () => {
  expect(textCarets(textLayer("夜", { fontId: "stick" }), shaper)).toBeUndefined();
});
