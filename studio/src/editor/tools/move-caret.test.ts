import { readFile } from "node:fs/promises";
import type { TextLayer } from "@surimono/domain/designs";
import { beforeAll, describe, expect, test } from "vitest";
import { fontPath } from "../../print/index.ts";
import { createShaper, loadHarfBuzz, type TextShaper, textCarets } from "../../scene/index.ts";
import { text } from "../editor.fixture.ts";
import { movedCaret } from "./move-caret.ts";

let shaper: TextShaper;

beforeAll(async () => {
  shaper = createShaper(await loadHarfBuzz());
  const { fontId } = text("t");
  shaper.addFace(fontId, await readFile(fontPath(fontId) ?? ""));
});

/** The caret after a key, from a caret at `from`. */
function pressed(change: Partial<TextLayer>, from: number, key: string, isExtending = false) {
  const carets = textCarets(text("t", change), shaper);
  if (!carets) throw new Error("no carets");
  return movedCaret(carets, { from, to: from }, key, isExtending);
}

const lines: Partial<TextLayer> = { text: "祭囃子\n夜ふかし", align: "start" };
const columns: Partial<TextLayer> = { ...lines, direction: "vertical" };

describe("arrow keys follow the text as it is set", () => {
  test.each([
    ["up to the line above", lines, 6, "ArrowUp", 2],
    ["down, no further than its end", lines, 3, "ArrowDown", 7],
    ["to the start from the first line", lines, 2, "ArrowUp", 0],
    ["to the end from the last", lines, 5, "ArrowDown", 8],
    ["to the start of the line", lines, 6, "Home", 4],
    ["to its end", lines, 1, "End", 3],
    ["down the column", columns, 1, "ArrowDown", 2],
    ["up the column", columns, 5, "ArrowUp", 4],
    ["to the next column, which is to the left", columns, 2, "ArrowLeft", 6],
    ["to the column before", columns, 6, "ArrowRight", 2],
  ] as const)("%s", (_, change, from, key, to) => {
    expect(pressed(change, from, key)).toEqual({ from: to, to, isBackward: false });
  });

  test("a line that was broken to its width is a line", () => {
    const wrapped = { text: "夜ふかし上等", align: "start", wrapWidth: 30_000 } as const;
    expect(pressed(wrapped, 4, "ArrowUp")).toMatchObject({ from: 1 });
  });

  test("shift draws the selection along, either way", () => {
    expect(pressed(lines, 6, "ArrowUp", true)).toEqual({ from: 2, to: 6, isBackward: true });
    expect(pressed(lines, 4, "End", true)).toEqual({ from: 4, to: 8, isBackward: false });
  });

  test("the field does the rest by itself", () => {
    expect(pressed(lines, 4, "ArrowLeft")).toBeUndefined();
    expect(pressed(lines, 4, "a")).toBeUndefined();
  });
});
