import { expect, test } from "vitest";
import { headsOf } from "./heads-of.ts";

test("columns are named by the head line, in whichever encoding the bank writes", () => {
  const utf8 = new TextEncoder().encode('\ufeff口座,1234567\r\n"日付","入金","摘要,内容"\r\n2026/12/16,500,ｶﾌﾞ\r\n');
  expect(headsOf(utf8)).toEqual({ encoding: "utf-8", heads: ["日付", "入金", "摘要,内容"] });
  // 日付,入金 in Shift_JIS.
  const shiftJis = Uint8Array.from([0x93, 0xfa, 0x95, 0x74, 0x2c, 0x93, 0xfc, 0x8b, 0xe0, 0x0d, 0x0a]);
  expect(headsOf(shiftJis)).toEqual({ encoding: "shift_jis", heads: ["日付", "入金"] });
});
