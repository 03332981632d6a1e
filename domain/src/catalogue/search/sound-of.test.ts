import { expect, test } from "vitest";
import { foldSearchText } from "./fold-search-text.ts";
import { plainSound, soundOf } from "./sound-of.ts";

test.each([
  ["とおと", "トート"],
  ["とうと", "トート"],
  ["ケエス", "ケース"],
  ["ケイス", "ケース"],
  ["スウエット", "スエット"],
  ["クリイム", "クリーム"],
])("%s sounds like %s", (one, other) => {
  expect(soundOf(foldSearchText(one))).toBe(soundOf(foldSearchText(other)));
});

test("what is another vowel stays", () => {
  expect(soundOf("アイロン")).toBe("アイロン");
  expect(soundOf("タオル")).toBe("タオル");
});

test.each([
  ["トートハック", "トートバッグ"],
  ["まくかつふ", "マグカップ"],
  ["ボドル", "ポトル"],
  ["缶ハッシ", "缶バッヂ"],
  ["ズボン", "ツボン"],
])("%s is plainly %s", (one, other) => {
  expect(plainSound(soundOf(foldSearchText(one)))).toBe(plainSound(soundOf(foldSearchText(other))));
});
