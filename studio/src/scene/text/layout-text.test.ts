import type { TextLayer } from "@surimono/domain/designs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textLayer } from "../design.fixture.ts";
import { FONTS, layoutText, measureLayer } from "../index.ts";
import { outlineBox } from "../paths/outline.ts";
import { EM, ink, layout, middle, shaper } from "./laid-text.fixture.ts";

describe("horizontal", () => {
  test("kanji are set solid, one em each", () => {
    expect(layout("祭囃子")).toMatchObject({ width: 3 * EM, height: EM, missing: [] });
  });

  test("lines stand a line height apart", () => {
    expect(layout("一\n二\n三", { lineHeight: 1500 })).toMatchObject({ width: EM, height: 4 * EM });
  });

  test("spacing stands between characters and not after the last", () => {
    expect(layout("祭囃子", { letterSpacing: 100 }).width).toBe(3.2 * EM);
  });

  test("a short line goes to the start, the middle or the end", () => {
    const middleOf = (align: TextLayer["align"]) => middle(ink(layout("　　　\n祭", { align }))).x;
    expect(middleOf("center") - middleOf("start")).toBeCloseTo(EM, 3);
    expect(middleOf("end") - middleOf("center")).toBeCloseTo(EM, 3);
  });

  test("Latin is kerned, kana is not", () => {
    expect(layout("AVA").width).toBeLessThan(layout("A").width * 2 + layout("V").width);
    expect(layout("ピッタリサイズ").width).toBe(7 * EM);
  });

  test("an outline grows the box where it passes the em square", () => {
    const plain = layout("祭", { fontSize: EM });
    const outlined = layout("祭", { fontSize: EM, outline: { color: "#000000", width: 2000 } });
    expect(outlined.outline.coordinates.length).toBe(plain.outline.coordinates.length);
    expect(outlined.width).toBeGreaterThan(plain.width);
  });
});

describe("vertical", () => {
  const vertical = { direction: "vertical", fontSize: EM } as const;

  test("a column is one em wide and its characters stand one em apart", () => {
    expect(layout("祭囃子", vertical)).toMatchObject({ width: EM, height: 3 * EM });
  });

  test("columns go from right to left", () => {
    const both = layout("一\n　", vertical);
    expect(both.width).toBe(2.4 * EM);
    expect(middle(ink(both)).x).toBeCloseTo(0.7 * EM, -2);
    expect(middle(ink(layout("　\n一", vertical))).x).toBeCloseTo(-0.7 * EM, -2);
  });

  test.each(["、", "。"])("%s stands in the upper right of its square", (character) => {
    const { x, y } = middle(ink(layout(character, vertical)));
    expect(x).toBeGreaterThan(500);
    expect(y).toBeLessThan(-500);
  });

  test.each(["noto-sans-jp-700", "dela-gothic-one"])("small kana of %s move to the upper right", (fontId) => {
    const column = middle(ink(layout("ゃ", { ...vertical, fontId })));
    const line = middle(ink(layout("ゃ", { fontSize: EM, fontId })));
    expect(column.x - line.x).toBeGreaterThan(700);
    expect(line.y - column.y).toBeGreaterThan(700);
  });

  test("brackets and long marks take their vertical forms", () => {
    const dash = ink(layout("ー", vertical));
    expect(dash.bottom - dash.top).toBeGreaterThan(3 * (dash.right - dash.left));
    expect(middle(ink(layout("「", vertical))).y).toBeGreaterThan(0);
    expect(middle(ink(layout("」", vertical))).y).toBeLessThan(0);
  });

  test("one or two digits stand upright in one square, three lie down", () => {
    expect(layout("12", vertical)).toMatchObject({ width: EM, height: EM });
    const two = ink(layout("12", vertical));
    expect(two.right - two.left).toBeLessThanOrEqual(EM);
    expect(Math.abs(middle(two).x)).toBeLessThan(400);
    expect(Math.abs(middle(two).y)).toBeLessThan(400);
    const three = ink(layout("123", vertical));
    expect(three.bottom - three.top).toBeGreaterThan(1.4 * (three.right - three.left));
  });

  test("Latin is turned clockwise and centred on the column", () => {
    const lying = ink(layout("LLL", { ...vertical }));
    const standing = ink(layout("LLL", { fontSize: EM }));
    expect(lying.bottom - lying.top).toBeCloseTo(standing.right - standing.left, 3);
    expect(lying.right - lying.left).toBeCloseTo(standing.bottom - standing.top, 3);
    expect(Math.abs(middle(lying).x)).toBeLessThan(300);
  });

  test.each(FONTS.filter((font) => font.style !== "latin").map((font) => font.id))(
    "the ink of %s keeps to its column",
    (fontId) => {
      const column = ink(layout("祭、「ー」。ゃ日", { ...vertical, fontId }));
      expect(column.right - column.left).toBeLessThanOrEqual(1.15 * EM);
    },
  );
});

describe("wrapping", () => {
  test("a line is broken at the wrap width, by the rules", () => {
    expect(layout("春はあけぼの", { wrapWidth: 4 * EM, lineHeight: 1500 })).toMatchObject({
      width: 4 * EM,
      height: 2.5 * EM,
    });
    expect(layout("春はあけ。", { wrapWidth: 4 * EM, lineHeight: 1500 }).width).toBe(3 * EM);
  });

  test("vertical text is broken at the height of its column", () => {
    expect(layout("春はあけぼの", { direction: "vertical", wrapWidth: 3 * EM, lineHeight: 1500 })).toMatchObject({
      width: 2.5 * EM,
      height: 3 * EM,
    });
  });

  test("a text breaks alike at every size", () => {
    const lines = (fontSize: number) =>
      Math.round(
        layout("なつまつりへ行こう", { fontSize, wrapWidth: Math.ceil(fontSize * 3), lineHeight: 2000 }).height /
          fontSize,
      );
    for (const fontSize of [3333, 9999, 10_001, 123_457]) expect(lines(fontSize)).toBe(lines(EM));
  });
});

describe("what a face does not have", () => {
  test("is told once and drawn as nothing", () => {
    const found = layout("aᚠbᚠ", { fontId: "noto-sans-jp-400" });
    expect(found.missing).toEqual(["ᚠ"]);
    expect(layout("ᚠ").outline.commands).toEqual([]);
    expect(layout("𠮷", { fontId: "rocknroll-one" }).missing).toEqual(["𠮷"]);
    expect(layout("ᚠ", { direction: "vertical" }).missing).toEqual(["ᚠ"]);
  });

  test("the default face has the kanji of names", () => {
    expect(layout("髙﨑濵德𠮷①♡々〆㈱").missing).toEqual([]);
  });

  test("variation selectors are not missing letters", () => {
    expect(layout("☎\ufe0e葛\u{e0100}").missing).toEqual([]);
  });

  test("a face that was not added gives no layout and leaves the layer as it is", () => {
    const layer = textLayer("祭", { fontId: "not-a-face" });
    expect(layoutText(layer, shaper)).toBeUndefined();
    expect(measureLayer(layer, shaper)).toBe(layer);
  });
});

describe("laws", () => {
  const anyText = fc.record({
    text: fc.string({ unit: fc.constantFrom(..."祭ゃー「」、。Ag1 2!\n　ｱᚠé𠮷"), maxLength: 20 }),
    direction: fc.constantFrom("horizontal", "vertical"),
    align: fc.constantFrom("start", "center", "end"),
    fontSize: fc.integer({ min: 1000, max: 200_000 }),
    letterSpacing: fc.integer({ min: -200, max: 1000 }),
    lineHeight: fc.integer({ min: 500, max: 3000 }),
  } as const);

  test("the box holds all ink, and is whole", () => {
    fc.assert(
      fc.property(anyText, ({ text, ...changes }) => {
        const found = layout(text, changes);
        expect(Number.isInteger(found.width) && Number.isInteger(found.height)).toBe(true);
        const box = outlineBox(found.outline) ?? { left: 0, top: 0, right: 0, bottom: 0 };
        expect(Math.max(-box.left, box.right) * 2).toBeLessThanOrEqual(found.width + 0.01);
        expect(Math.max(-box.top, box.bottom) * 2).toBeLessThanOrEqual(found.height + 0.01);
      }),
    );
  });

  test("measuring twice changes nothing", () => {
    fc.assert(
      fc.property(anyText, ({ text, ...changes }) => {
        const measured = measureLayer(textLayer(text, changes), shaper);
        expect(measureLayer(measured, shaper)).toBe(measured);
      }),
    );
  });

  test("twice the em is twice the box, to the rounding", () => {
    fc.assert(
      fc.property(anyText, ({ text, ...changes }) => {
        const once = layout(text, changes);
        const twice = layout(text, { ...changes, fontSize: changes.fontSize * 2 });
        expect(Math.abs(twice.width - 2 * once.width)).toBeLessThanOrEqual(2);
        expect(Math.abs(twice.height - 2 * once.height)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
