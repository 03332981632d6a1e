import { expect, test } from "vitest";
import { splitHorizontal, splitVertical } from "./text-runs.ts";

/** `u` upright, `t` turned, `c` combined, each with its text. */
function vertical(line: string, hasForm = true): string {
  return splitVertical(line, () => hasForm)
    .map((run) => `${run.set[0]}:${run.text}`)
    .join(" | ");
}

test.each([
  ["春はあけぼの", "u:春はあけぼの"],
  ["12月", "c:12 | u:月"],
  ["第100回", "u:第 | t:100 | u:回"],
  ["8年12月", "c:8 | u:年 | c:12 | u:月"],
  ["Tシャツ", "c:T | u:シャツ"],
  ["STUDIOの朝", "t:STUDIO | u:の朝"],
  ["A4 size で", "t:A4 size  | u:で"],
  ["すごい!!", "u:すごい | c:!!"],
  ["え!?　ほんと", "u:え | c:!? | u:　ほんと"],
  ["1,000円", "t:1,000 | u:円"],
  ["café", "t:café"],
  ["cafe\u0301", "t:cafe\u0301"],
  ["１２月", "u:１２月"],
  ["𠮷①♡", "u:𠮷①♡"],
  ["葛\u{e0100}城", "u:葛\u{e0100}城"],
  ["ｱｲｳ", "t:ｱｲｳ"],
  ["", ""],
])("vertical: %s", (line, runs) => {
  expect(vertical(line)).toBe(runs);
});

test("a bracket or long mark without a vertical form is turned instead", () => {
  expect(vertical("「あー」", true)).toBe("u:「あー」");
  expect(vertical("「あー」", false)).toBe("t:「 | u:あ | t:ー」");
});

test("horizontal lines are split by script only", () => {
  expect(splitHorizontal("手づくりTシャツ 2026").map(({ text, script }) => [text, script])).toEqual([
    ["手づくり", "Kana"],
    ["T", "Latn"],
    ["シャツ", "Kana"],
    [" 2026", "Latn"],
  ]);
});

test("no run loses or adds a character", () => {
  const line = "令和8年、A to Z「ー」𠮷e\u0301!!〜100%";
  expect(
    splitHorizontal(line)
      .map((run) => run.text)
      .join(""),
  ).toBe(line);
  expect(
    splitVertical(line, () => false)
      .map((run) => run.text)
      .join(""),
  ).toBe(line);
});
