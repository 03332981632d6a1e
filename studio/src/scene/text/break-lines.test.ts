import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";
import { parseRuby, type TextPart } from "./text-parts.ts";

/** Every character counts as one, as if all were full-width. */
function broken(text: string, width: number): string[] {
  const length = (line: readonly TextPart[]) => line.reduce((sum, part) => sum + [...part.text].length, 0);
  return breakLines(parseRuby(text), (line) => length(line) <= width).map((line) =>
    line.map((part) => (part.ruby === undefined ? part.text : `${part.text}<${part.ruby}>`)).join(""),
  );
}

test.each([
  ["what fits stays one line", "春はあけぼの", 6, ["春はあけぼの"]],
  ["full lines", "春はあけぼの", 4, ["春はあけ", "ぼの"]],
  ["no stop begins a line", "春はあけ。夏は夜", 4, ["春はあ", "け。夏は", "夜"]],
  ["nor do two of them", "すごいね！？また", 4, ["すごい", "ね！？ま", "た"]],
  ["nor a small kana or a long mark", "おもちゃとスキー", 3, ["おも", "ちゃと", "スキー"]],
  ["nor a closing bracket", "彼は「春」だ", 4, ["彼は", "「春」だ"]],
  ["no opening bracket ends a line", "彼女は「春」", 4, ["彼女は", "「春」"]],
  ["an ellipsis is not torn", "それは……ね", 4, ["それ", "は……ね"]],
  ["words stay whole and lose the space at the end", "good morning Tokyo", 8, ["good", "morning", "Tokyo"]],
  ["a hyphen may end a line", "well-known", 6, ["well-", "known"]],
  ["a word longer than the line is torn", "extraordinary", 5, ["extra", "ordin", "ary"]],
  ["so is what the rules would never end", "うわーーーーーー", 3, ["うわー", "ーーー", "ーー"]],
  ["a number keeps its unit", "今なら¥500円引き50%", 4, ["今なら", "¥500", "円引き", "50%"]],
  ["ruby stays with its base", "これは東京《とうきょう》です", 4, ["これは", "東京<とうきょう>です"]],
  ["what follows ruby obeys too", "これ東京《とうきょう》。で", 4, ["これ", "東京<とうきょう>。で"]],
  ["marks stay with their letters", "がか\u3099が", 1, ["が", "か\u3099", "が"]],
  ["the width of nothing still ends", "春夏", 0, ["春", "夏"]],
])("%s", (_, text, width, lines) => {
  expect(broken(text, width)).toEqual(lines);
});

test("breaking loses nothing but the spaces at broken ends", () => {
  const anyText = fc.string({ unit: fc.constantFrom(..."春ゃー「」、。…Ag1-%¥ 　𠮷"), maxLength: 40 });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = broken(text, width);
      const bare = (line: string) => line.replaceAll(/[ \u3000]/gu, "");
      expect(bare(lines.join(""))).toBe(bare(text));
    }),
  );
});

test("no line is longer than it may be", () => {
  const anyText = fc.string({ unit: fc.constantFrom(..."春ゃー「」、。…Ag1-%¥𠮷"), maxLength: 40 });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, width) => {
      for (const line of broken(text, width)) expect([...line].length).toBeLessThanOrEqual(width);
    }),
  );
});
