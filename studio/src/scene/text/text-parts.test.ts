import { expect, test } from "vitest";
import { parseRuby } from "./text-parts.ts";

test.each([
  ["漢字《かんじ》です", [{ text: "漢字", ruby: "かんじ" }, { text: "です" }]],
  ["今日も元気《げんき》", [{ text: "今日も" }, { text: "元気", ruby: "げんき" }]],
  ["｜Tシャツ《ティーシャツ》", [{ text: "Tシャツ", ruby: "ティーシャツ" }]],
  ["夏の|祭《まつり》", [{ text: "夏の" }, { text: "祭", ruby: "まつり" }]],
  ["佐々木《ささき》", [{ text: "佐々木", ruby: "ささき" }]],
  ["ただの《かっこ》", [{ text: "ただの《かっこ》" }]],
  ["閉じない《", [{ text: "閉じない《" }]],
  ["漢字《》", [{ text: "漢字《》" }]],
  ["", []],
])("%s", (line, parts) => {
  expect(parseRuby(line)).toEqual(parts);
});
