import { expect, test } from "vitest";
import { type PictureEffect, thickerEffect } from "../picture-effect.ts";
import { checkDesign } from "./check-design.ts";
import { documentOf, factsOf, goods, image, place, stamp } from "./checks.fixture.ts";

const HALFTONE: PictureEffect = { kind: "halftone", ink: "#1c1c1e", ruling: 16, angle: 45 };
const LINES: PictureEffect = { kind: "lines", ink: "#1c1c1e", width: 500, detail: 50 };
const DUOTONE: PictureEffect = { kind: "duotone", dark: "#1c1c1e", light: "#f7a6b4" };
const WHITE = { hasWhite: true, methodId: 46, color: "#343131" } as const;

function found(effect: PictureEffect | undefined, given = goods(), facts = factsOf({}, {})) {
  return checkDesign(documentOf(image(effect && { effect })), given, facts);
}

test("lines and dots too fine for the method are found as fine on every size, and mended within their limits", () => {
  const small = goods({ ...WHITE, color: "#ffffff", places: [place({ scales: [{ sizeNames: ["S"], value: 0.5 }] })] });
  expect(found(LINES, small)).toEqual([]);
  expect(found(HALFTONE, small)).toEqual([]);
  const fine: PictureEffect = { ...HALFTONE, ruling: 40 };
  const [thin] = found(fine, small);
  expect(thin).toMatchObject({ code: "designs/thin-line", part: "effect", width: { sizeNames: [], value: 227 } });
  const mended = thickerEffect(fine, 500);
  expect(mended).toEqual({ ...HALFTONE, ruling: 18 });
  expect(found(mended, small)).toEqual([]);
  expect(found({ ...LINES, width: 300 }, small).map(({ code }) => code)).toEqual(["designs/thin-line"]);
  expect(thickerEffect({ ...LINES, width: 300 }, 500)).toEqual(LINES);
  expect(thickerEffect(fine, 5000)).toMatchObject({ ruling: 8 });
});

test("the inks that are printed are judged, not the picture's colours", () => {
  const bright = factsOf({}, { unreachable: { 43: 9000, 46: 9000, 67: 9000 } });
  expect(found(undefined, goods(), bright).map(({ code }) => code)).toEqual(["designs/unreachable-picture"]);
  expect(found(HALFTONE, goods(), bright)).toEqual([]);
  expect(found({ kind: "posterise", levels: 4 }, goods(), bright).map(({ code }) => code)).toEqual([
    "designs/unreachable-picture",
  ]);
  expect(found(HALFTONE, goods({ color: "#1c1c1e" })).map(({ code }) => code)).toEqual(["designs/invisible-ink"]);
  expect(found(DUOTONE, goods({ color: "#1c1c1e" }))).toEqual([]);
});

test("in steps and with grain a picture keeps its colour, and is judged by it", () => {
  const logo = factsOf({}, { tone: "#1c1c1e" });
  const steps: PictureEffect = { kind: "posterise", levels: 4 };
  const grain: PictureEffect = { kind: "grain", size: 500, strength: 50 };
  for (const effect of [undefined, steps, grain])
    expect(found(effect, goods({ color: "#1c1c1e" }), logo).map(({ code }) => code)).toEqual(["designs/invisible-ink"]);
  expect(found({ ...HALFTONE, ink: "#ffffff" }, goods({ ...WHITE, color: "#1c1c1e" }), logo)).toEqual([]);
});

test("full ink is never see-through, and paper that is not printed is no box", () => {
  const veil = factsOf({}, { seeThrough: 5000, midTones: 5000 });
  expect(found(undefined, goods(WHITE), veil).map(({ code }) => code)).toEqual(["designs/see-through"]);
  expect(found({ ...HALFTONE, ink: "#ffffff" }, goods(WHITE), veil)).toEqual([]);
  const scan = factsOf({}, { ground: "#fdfcfa" });
  expect(found(undefined, goods(WHITE), scan).map(({ code }) => code)).toEqual(["designs/white-box"]);
  expect(found({ ...HALFTONE, ink: "#ffffff" }, goods(WHITE), scan)).toEqual([]);
  expect(found(DUOTONE, goods(WHITE), scan)).toEqual([]);
  expect(found({ ...DUOTONE, light: "#ffffff" }, goods(WHITE), scan).map(({ code }) => code)).toEqual([
    "designs/white-box",
  ]);
  // The ink of before is not used then.
  const adjust = { brightness: 0, contrast: 0, saturation: 0, ink: "#ffffff" };
  const paper = documentOf(image({ adjust, effect: { ...DUOTONE, light: "#ffffff" } }));
  expect(checkDesign(paper, goods(WHITE), scan).map(({ code }) => code)).toEqual(["designs/white-box"]);
  expect(checkDesign(documentOf(image({ adjust })), goods(WHITE), scan)).toEqual([]);
});

test("dots need no more pixels than they show", () => {
  const coarse = factsOf({}, { pixelWidth: 60, pixelHeight: 60 });
  expect(found(undefined, goods(), coarse).map(({ code }) => code)).toEqual(["designs/low-resolution"]);
  expect(found(HALFTONE, goods(), coarse)).toEqual([]);
  expect(found({ ...HALFTONE, ruling: 24 }, goods(), coarse)).toMatchObject([{ fair: 36, severity: "warning" }]);
});

test("what lies below dots or a worn rim is not covered", () => {
  const whole = factsOf({}, { ink: "whole" });
  const under = stamp({ id: "under", width: 10_000, height: 10_000 });
  const codes = (changes: Parameters<typeof image>[0]) =>
    checkDesign(documentOf(under, image(changes)), goods(), whole).map(({ code }) => code);
  expect(codes({})).toEqual(["designs/covered"]);
  expect(codes({ effect: HALFTONE })).toEqual([]);
  expect(codes({ worn: 2000 })).toEqual([]);
  expect(codes({ effect: DUOTONE })).toEqual(["designs/covered"]);
});

test("effects of more pixels than a print job makes in time are refused, on the largest size (rule designs-effect-amount)", () => {
  // 150 mm square: 3.5 million pixels.
  const many = (count: number, changes: Parameters<typeof image>[0] = { worn: 2000 }) =>
    documentOf(...Array.from({ length: count }, () => image({ width: 150_000, height: 150_000, ...changes })));
  const codes = (document: ReturnType<typeof many>, value = 1) =>
    checkDesign(document, goods({ places: [place({ scales: [{ sizeNames: [], value }] })] }), factsOf({}, {}))
      .map(({ code }) => code)
      .filter((code) => code === "designs/too-many-effects");
  expect(codes(many(34))).toEqual([]);
  expect(codes(many(35))).toEqual(["designs/too-many-effects"]);
  expect(codes(many(35, {}))).toEqual([]);
  expect(codes(many(35, { worn: 2000, hidden: true }))).toEqual([]);
  expect(codes(many(20), 1.4)).toEqual(["designs/too-many-effects"]);
  // Beyond 24 million pixels they are twice as large.
  expect(codes(many(10), 3)).toEqual([]);
});
