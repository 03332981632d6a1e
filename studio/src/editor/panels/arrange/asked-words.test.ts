import { expect, test } from "vitest";
import { linesOf, wordsProblem } from "./asked-words.ts";

test.each([
  ["", undefined],
  ["うちの犬\n\n since 2021 \n", undefined],
  ["あ".repeat(40), undefined],
  ["𠮷".repeat(40), undefined],
  [`犬\n\n${"あ".repeat(52)}`, "2行目を、40文字までにしてください（いま52文字）。"],
  ["a\nb\nc\nd", "3行までにしてください（いま4行）。"],
])("of %j is said: %s", (words, problem) => {
  expect(wordsProblem(words)).toBe(problem);
});

test("no letter of the words is left out", () => {
  expect(linesOf(` か\u3099ぞく \n\n${"あ".repeat(60)}`)).toEqual(["がぞく", "あ".repeat(60)]);
});
