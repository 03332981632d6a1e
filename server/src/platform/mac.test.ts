import { expect, test } from "vitest";
import { isSameSecret, macOf } from "./mac.ts";

test("a code is of its text and its secret, the same in every release", () => {
  expect(macOf("s", "picture designs 1")).toBe("IyA8DiE-uPCLquPvpl-mdMJ0WxXmrbBSYuG7nyCQp_o");
  expect(macOf("s", "picture designs 2")).not.toBe(macOf("s", "picture designs 1"));
  expect(macOf("t", "picture designs 1")).not.toBe(macOf("s", "picture designs 1"));
});

test.each([
  ["abc", "abc", true],
  ["abd", "abc", false],
  ["ab", "abc", false],
  ["abcd", "abc", false],
  ["", "", true],
  // As many characters, more bytes.
  ["ab\u3042", "abc", false],
])("%o is %o: %s", (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same);
});
