import { readFile } from "node:fs/promises";
import type { TextLayer } from "@surimono/domain/designs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { fontPath } from "../print/index.ts";
import { textLayer } from "./design.fixture.ts";
import {
  createShaper,
  FONTS,
  layoutText,
  loadHarfBuzz,
  measureLayer,
  type TextLayout,
  type TextShaper,
} from "./index.ts";
import { type Box, outlineBox } from "./outline.ts";

const EM = 10_000;
let shaper: TextShaper;

beforeAll(async () => {
  shaper = createShaper(await loadHarfBuzz());
  for (const { id } of FONTS) shaper.addFace(id, await readFile(fontPath(id) ?? ""));
});

function layout(text: string, changes: Parameters<typeof textLayer>[1] = {}): TextLayout {
  const found = layoutText(textLayer(text, changes), shaper);
  if (!found) throw new Error("The face is missing");
  return found;
}

function ink(found: TextLayout): Box {
  const box = outlineBox(found.outline);
  if (!box) throw new Error("No ink");
  return box;
}

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

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

describe("ruby", () => {
  test("stands half as large above its base and takes no room of the line", () => {
    const plain = layout("漢字");
    const ruby = layout("漢字《かんじ》", { ruby: true });
    expect(ruby.width).toBe(plain.width);
    expect(ruby.height).toBeGreaterThan(1.4 * EM);
    expect(ruby.height).toBeLessThanOrEqual(1.5 * EM);
  });

  test("longer than its base, it spreads the base", () => {
    expect(layout("｜志《こころざし》", { ruby: true }).width).toBe(2.5 * EM);
  });

  test("stands to the right of a column", () => {
    const column = layout("漢字《かんじ》", { ruby: true, direction: "vertical" });
    expect(column.height).toBe(2 * EM);
    expect(column.width).toBeGreaterThan(1.4 * EM);
  });

  test("keeps two lines apart however tightly they are set", () => {
    const height = (lineHeight: number) => layout("一\n漢字《かんじ》", { ruby: true, lineHeight }).height;
    expect(height(1000)).toBe(2.5 * EM);
    expect(height(2000)).toBe(3 * EM);
  });

  test("is read only when asked for, and its missing letters are told", () => {
    expect(layout("漢字《かんじ》").width).toBe(7 * EM);
    expect(layout("漢字《ᚠ》", { ruby: true }).missing).toEqual(["ᚠ"]);
  });
});

describe("joins and digits", () => {
  test("a quarter em stands between Japanese and Latin, on both sides and nowhere else", () => {
    const width = (text: string, joinSpacing: number) => layout(text, { joinSpacing }).width;
    expect(width("夏Aの", 250) - width("夏Aの", 0)).toBeCloseTo(0.5 * EM, -1);
    for (const text of ["夏 A", "夏、A", "（A）", "夏祭り", "A1"]) expect(width(text, 250)).toBe(width(text, 0));
    const column = (joinSpacing: number) => layout("12月", { direction: "vertical", joinSpacing }).height;
    expect(column(250)).toBe(column(0));
  });

  test.each([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
  ])("a year stands in one square when %i digits may: %s", (combinedDigits, isOne) => {
    const { height } = layout("2026", { direction: "vertical", combinedDigits });
    expect(height === EM).toBe(isOne);
  });
});

describe("curve", () => {
  const arch = { align: "center", fontSize: EM } as const;

  test("half a circle is about as wide as its chord, and half as high", () => {
    const { width, height } = layout("祭囃子祭囃子祭囃子", { ...arch, curve: 180_000 });
    const radius = (9 * EM) / Math.PI;
    expect(width).toBeGreaterThan(2 * radius);
    expect(width).toBeLessThan(2 * (radius + EM) + 10);
    expect(height).toBeGreaterThan(radius);
    expect(height).toBeLessThan(radius + EM + 10);
  });

  test("a bowl is an arch upside down, with its letters upright in the middle", () => {
    const middleOf = (curve: number) => middle(ink(layout("一　一　一", { ...arch, curve })));
    expect(middleOf(90_000).x).toBeCloseTo(0, 0);
    const ends = (curve: number) => ink(layout("・　　　　　　　　　・", { ...arch, curve })).bottom;
    const centre = (curve: number) => layout("・　　　　・　　　　・", { ...arch, curve }).height;
    expect(centre(120_000)).toBeGreaterThan(2 * ends(120_000));
    expect(centre(-120_000)).toBeGreaterThan(2 * ends(-120_000));
  });

  test("a slight bend is all but straight, none at all is straight, and columns stay as they are", () => {
    const straight = ink(layout("祭囃子", arch));
    const bent = ink(layout("祭囃子", { ...arch, curve: 10 }));
    expect(bent.right - bent.left).toBeCloseTo(straight.right - straight.left, -1);
    expect(layout("祭囃子", { ...arch, curve: 0 }).outline).toEqual(layout("祭囃子", arch).outline);
    const column = { direction: "vertical" } as const;
    expect(layout("祭囃子", { ...column, curve: 90_000 }).outline).toEqual(layout("祭囃子", column).outline);
  });

  test("letters keep their shape wherever they stand", () => {
    const area = (curve: number) => areaOf(layout("祭囃子", { ...arch, curve }).outline);
    expect(area(270_000) / area(0)).toBeCloseTo(1, 6);
  });
});

/** The polygon of the control points, which rotation and translation leave unchanged. */
function areaOf({ commands, coordinates }: TextLayout["outline"]): number {
  let twice = 0;
  let at = 0;
  let pen: [number, number] = [0, 0];
  for (const command of commands) {
    const count = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[command];
    for (let index = at; index < at + count; index += 2) {
      const next: [number, number] = [coordinates[index] as number, coordinates[index + 1] as number];
      if (command !== "M") twice += pen[0] * next[1] - next[0] * pen[1];
      pen = next;
    }
    at += count;
  }
  return twice / 2;
}

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

describe("emoji", () => {
  const places = (found: TextLayout) => found.emoji.map(({ id, place: [a, , , d, e, f] }) => ({ id, a, d, e, f }));

  test("take the square of a kanji, in a line and in a column", () => {
    const line = layout("花🌸花");
    expect(line.width).toBe(layout("花花花").width);
    expect(places(line)).toEqual([{ id: "1f338", a: EM, d: EM, e: -EM / 2, f: -line.height / 2 }]);
    const column = layout("花🌸花", { direction: "vertical" });
    expect(column).toMatchObject({ width: EM, height: 3 * EM });
    expect(places(column)).toEqual([{ id: "1f338", a: EM, d: EM, e: -EM / 2, f: -EM / 2 }]);
  });

  test("are one letter to spacing, however many code points they are", () => {
    const one = layout("👨‍👩‍👧‍👦", { letterSpacing: 500 });
    expect(one.width).toBe(EM);
    expect(layout("👨‍👩‍👧‍👦🇯🇵", { letterSpacing: 500 }).width).toBe(2.5 * EM);
  });

  test("are never torn where a text wraps", () => {
    const wrapped = layout("👨‍👩‍👧‍👦👍🏽🇯🇵", { wrapWidth: EM * 1.2 });
    expect(wrapped.emoji.map(({ id }) => id)).toEqual([
      "1f468-200d-1f469-200d-1f467-200d-1f466",
      "1f44d-1f3fd",
      "1f1ef-1f1f5",
    ]);
    expect(new Set(places(wrapped).map(({ f }) => f)).size).toBe(3);
  });

  test("are no missing letters, and lie inside the box of a bent text", () => {
    const bent = layout("🌸🌸🌸", { curve: 180_000 });
    expect(bent.missing).toEqual([]);
    for (const { place } of bent.emoji) {
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        expect(Math.abs(place[0] * x + place[2] * y + place[4])).toBeLessThanOrEqual(bent.width / 2 + 1);
        expect(Math.abs(place[1] * x + place[3] * y + place[5])).toBeLessThanOrEqual(bent.height / 2 + 1);
      }
    }
  });
});
