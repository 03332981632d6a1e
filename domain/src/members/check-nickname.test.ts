import { expect, test } from "vitest";
import { checkNickname } from "./check-nickname.ts";

test.each([
  ["すり子", undefined],
  ["髙﨑 花子", undefined],
  ["𠮷野", undefined],
  ["Anna-3", undefined],
  ["0123456789#*", undefined],
  ["★ゆう★♪", undefined],
  ["がぎぐ", undefined],
  ["印刷™", undefined],
  ["あ".repeat(50), undefined],
  ["𠮷".repeat(50), undefined],
  ["", "missing"],
  ["  \u3000 ", "missing"],
  ["あ".repeat(51), "too-long"],
  ["すり子😀", "emoji"],
  ["❤すき", "emoji"],
  ["☺", "emoji"],
  ["🇯🇵", "emoji"],
  ["1️⃣番", "emoji"],
  ["👨‍👩‍👧", "emoji"],
  ["㊗", "emoji"],
  ["\u200b", "invisible"],
  ["すり\u202e子", "invisible"],
  ["すり\n子", "invisible"],
  ["ㅤ", "invisible"],
])("%j: %s", (nickname, problem) => {
  expect(checkNickname(nickname)).toBe(problem);
});
