import { expect, test } from "vitest";
import { foldSearchText } from "./fold-search-text.ts";
import { nearWords } from "./near-words.ts";

const words = ["パーカー", "マグカップ", "Tシャツ", "トートバッグ", "ノート", "ネイビー"].map((word) => ({
  word,
  folded: foldSearchText(word),
}));

test.each([
  ["マグコップ", ["マグカップ"]],
  ["まぐかっぶ", ["マグカップ"]],
  ["マカグップ", ["マグカップ"]],
  ["トートバック", ["トートバッグ"]],
  ["ﾈｲﾋﾞｲ", ["ネイビー"]],
  ["パーカー", []],
  ["冷蔵庫", []],
  ["パ", []],
  ["", []],
])("%s: did you mean %j", (typed, expected) => expect(nearWords(words, typed)).toEqual(expected));
