import { expect, test } from "vitest";
import { numberProblem, readNumber } from "./read-number.ts";

test.each([
  ["12.5", 12.5],
  ["１２．５", 12.5],
  ["ー３", -3],
  ["−0.1", -0.1],
  [" 44 mm", 44],
  ["44ミリ", 44],
  ["90°", 90],
  ["1,000", 1000],
  [".5", 0.5],
  ["", undefined],
  ["abc", undefined],
  ["1e3", undefined],
  ["Infinity", undefined],
  ["12..5", undefined],
])("%s is read as %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test("what cannot be taken is told, with what can", () => {
  const side = { min: 1, max: 1000, unit: "mm" };
  expect(numberProblem("abc", side)).toBe("数字で入力してください（例：12.5）。");
  expect(numberProblem("0.5", side)).toBe("1〜1000 mmで入力してください。");
  expect(numberProblem("1001", side)).toBe("1〜1000 mmで入力してください。");
  expect(numberProblem("0", { min: 1 })).toBe("1以上で入力してください。");
  expect(numberProblem("1000", side)).toBeUndefined();
});
