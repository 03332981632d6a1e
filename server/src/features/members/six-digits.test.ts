import { expect, test } from "vitest";
import { sixDigitsOf } from "./six-digits.ts";

test("a letter's code is the same at every try, six digits long, and another for another letter and another secret", () => {
  const letters = Array.from({ length: 200 }, (_, number) => `sign-up ${number}`);
  const codes = letters.map((letter) => sixDigitsOf("secret", letter));
  expect(letters.map((letter) => sixDigitsOf("secret", letter))).toEqual(codes);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(codes.filter((code) => code.startsWith("0"))).not.toEqual([]);
  expect(new Set(codes).size).toBe(200);
  expect(sixDigitsOf("other", "sign-up 0")).not.toBe(codes[0]);
});
