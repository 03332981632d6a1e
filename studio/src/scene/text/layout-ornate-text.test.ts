import { describe, expect, test } from "vitest";
import type { TextLayout } from "../index.ts";
import { EM, ink, layout, middle } from "./laid-text.fixture.ts";

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
