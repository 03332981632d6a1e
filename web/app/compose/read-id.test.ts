import { expect, test } from "vitest";
import { readId } from "./read-id.ts";

test.each([
  ["1001", 1001],
  ["999999999", 999_999_999],
  ["0", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["999999999999", undefined],
  ["abc", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("%j names %s", (text, id) => {
  expect(readId(text)).toBe(id);
});
