import { expect, test } from "vitest";
import { isClearlyMore, isDoubted, knownWord, nearWords } from "./near-words.ts";

const words = [
  "パーカー",
  "マグカップ",
  "Tシャツ",
  "ポロシャツ",
  "トートバッグ",
  "ノート",
  "スウェット",
  "ネイビー",
  "ブラック",
  "ボトル",
  "ポーチ",
  "缶バッジ",
  "アクリルキーホルダー",
].map((word) => knownWord(word));

test.each([
  ["マグコップ", ["マグカップ"]],
  ["まぐかっぶ", ["マグカップ"]],
  ["マカグップ", ["マグカップ"]],
  ["トートバック", ["トートバッグ"]],
  ["トウトバッグ", ["トートバッグ"]],
  ["とおと", ["トートバッグ"]],
  ["ノオト", ["ノート"]],
  ["Tシャシ", ["Tシャツ"]],
  ["すえっと", ["スウェット"]],
  ["ポロシャシ ぶらっく", ["ポロシャツ ぶらっく"]],
  ["ポロシャシ　のおと", ["ポロシャツ ノート"]],
  ["ﾈｲﾋﾞｲ", ["ネイビー"]],
  ["トートハック", ["トートバッグ"]],
  ["まくかつふ", ["マグカップ"]],
  ["ばーかー", ["パーカー"]],
  ["ボドル", ["ボトル"]],
  ["缶バチ", ["缶バッジ"]],
  ["キイホルダー", ["アクリルキーホルダー"]],
  ["ぽーち", []],
  ["ポリ", []],
  ["ポロシャシ 冷蔵庫", []],
  ["ブラック ノート", []],
  ["パーカー", []],
  ["すうぇっと", []],
  ["冷蔵庫", []],
  ["パ", []],
  ["", []],
])("%s: did you mean %j", (typed, expected) => expect(nearWords(words, typed)).toEqual(expected));

test.each([
  [0, 0, false],
  [0, 1, true],
  [1, 2, false],
  [1, 3, true],
  [3, 8, false],
  [3, 9, true],
  [4, 100, false],
])("a keyword finds %d, the near word %d: worth a word: %s", (found, other, expected) =>
  expect(isClearlyMore(found, other)).toBe(expected),
);

test.each([
  ["パネル", 0, true],
  ["パネル", 2, false],
  ["ブロック", 2, true],
  ["ブロック", 4, false],
])("%s that finds %d may be a slip: %s", (typed, found, expected) => expect(isDoubted(typed, found)).toBe(expected));
