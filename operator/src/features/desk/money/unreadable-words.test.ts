import { expect, test } from "vitest";
import { unreadableWords } from "./unreadable-words.ts";

test.each([
  [{ line: 12, column: "amount", text: "百円" }, "12行目の入金額「百円」"],
  [{ line: 3, column: "day", text: "" }, "3行目の日付「」"],
  [{ missing: ["日付", "入金"] }, "見出しの行に「日付」「入金」がありません"],
  [{ record: 4, byte: 21 }, "4番目のレコード（21バイト目）"],
  [{ record: 4 }, "4番目のレコードを"],
])("%j is told as %s", (detail, words) => {
  expect(unreadableWords(detail)).toContain(words);
});

test("of what is about no place nothing is told", () => {
  expect(unreadableWords({})).toBeUndefined();
  expect(unreadableWords(undefined)).toBeUndefined();
});
