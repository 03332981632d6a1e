import type { AreaDesign, GroupLayer, Layer, PersonalRule, TextLayer } from "@surimono/domain/designs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textLayer } from "../design.fixture.ts";
import { measureLayer } from "../index.ts";
import { EM, shaper } from "./laid-text.fixture.ts";
import { setWords } from "./set-words.ts";

const RULE: PersonalRule = { kind: "name", maxLength: 20, fit: "shrink", room: 6 * EM };
const middle = { x: 15 * EM, y: 10 * EM };
const sample = (changes: Partial<TextLayer> = {}) =>
  measureLayer({ ...textLayer("見本"), ...middle, personal: RULE, ...changes }, shaper);
const area = (...layers: Layer[]): AreaDesign => ({ areaKindId: 1, width: 30 * EM, height: 20 * EM, layers });

function set(name: string, layer = sample()) {
  const { area: own, problems } = setWords(area(layer), { name, number: "7" }, shaper);
  return { layer: own.layers[0] as TextLayer, problems };
}

test("a word that has room is set as if it was typed: in the sample's size, at the side it is aligned to", () => {
  const start = sample({ align: "start" });
  const { layer, problems } = set("山田太郎", start);
  expect(problems).toEqual([]);
  expect(layer).toMatchObject({ text: "山田太郎", fontSize: EM, width: 4 * EM, y: start.y });
  expect(layer.x - layer.width / 2).toBe(start.x - start.width / 2);
  expect(set("山田太郎", sample({ align: "center" })).layer.x).toBe(middle.x);
});

test("a longer one is shrunk until it has room, down to half the size", () => {
  expect(set("勅使河原さくらこ").layer.width).toBeLessThanOrEqual(RULE.room);
  expect(set("勅使河原さくらこ")).toMatchObject({ problems: [], layer: { fontSize: 7500 } });
  expect(set("勅".repeat(12)).problems).toEqual([]);
  expect(set("勅".repeat(13)).problems).toEqual([{ kind: "name", code: "too-wide", characters: "" }]);
});

test("letters that a smaller size prints too small are not used for it", () => {
  const small = sample({ fontSize: 4000, personal: { ...RULE, room: 12_000 } });
  const problemsAt = (scale: number) =>
    setWords(area(small), { name: "勅使河原さ", number: "" }, shaper, scale).problems.map(({ code }) => code);
  // Five letters in the room of three are 2,400 high, and 2,500 are the least.
  expect(problemsAt(1)).toEqual(["too-wide"]);
  const four = { name: "勅使河原", number: "" };
  expect(setWords(area(small), four, shaper, 1).problems).toEqual([]);
  expect(setWords(area(small), four, shaper, 0.65).problems).toMatchObject([{ code: "too-wide" }]);
});

test("or broken into lines, as long as these are within the place", () => {
  const broken = sample({ personal: { ...RULE, fit: "break" } });
  const { layer, problems } = set("勅使河原さくらこ", broken);
  expect(problems).toEqual([]);
  expect(layer).toMatchObject({ fontSize: EM, width: 6 * EM, height: Math.ceil(2.4 * EM) });
  const low = sample({ personal: { ...RULE, fit: "break" }, y: 19 * EM });
  expect(set("勅使河原さくらこ", low).problems).toMatchObject([{ code: "too-wide" }]);
});

test("a character that the font does not have is named", () => {
  const latin = sample({ fontId: "bebas-neue", text: "SAMPLE" });
  expect(set("山田A", latin).problems).toEqual([{ kind: "name", code: "missing-glyph", characters: "山」「田" }]);
});

test("only marked texts that are printed change, in groups too; without any the area stays the same", () => {
  const plain = textLayer("そのまま");
  const group: Layer = {
    ...sample(),
    kind: "group",
    layers: [sample({ id: "inner" }), sample({ id: "off", hidden: true })],
  } as never;
  const own = setWords(area(plain, group), { name: "山田", number: "" }, shaper).area;
  expect(own.layers[0]).toBe(plain);
  expect((own.layers[1] as GroupLayer).layers.map((inner) => (inner as TextLayer).text)).toEqual(["山田", "見本"]);
  const unmarked = area(plain);
  expect(setWords(unmarked, { name: "山田", number: "" }, shaper).area).toBe(unmarked);
});

test("what is said to fit has the room that its rule gives it", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."山田さW i-ー"), minLength: 1, maxLength: 20 }), (name) => {
      const { layer, problems } = set(name);
      if (problems.length === 0) expect(layer.width).toBeLessThanOrEqual(RULE.room);
      expect(layer.fontSize).toBeGreaterThanOrEqual(EM / 2);
    }),
    { numRuns: 60 },
  );
});
