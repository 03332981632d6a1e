import { expect, test } from "vitest";
import { readHex } from "./read-hex.ts";

test.each([
  ["#FE3A27", "#fe3a27"],
  ["fe3a27", "#fe3a27"],
  ["＃ＦＥ３Ａ２７", "#fe3a27"],
  [" #abc ", "#aabbcc"],
  ["#abcd", undefined],
  ["red", undefined],
  ["", undefined],
])("%s is the colour %s", (text, hex) => {
  expect(readHex(text)).toBe(hex);
});
