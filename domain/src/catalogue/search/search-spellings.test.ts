import { expect, test } from "vitest";
import { foldSearchText } from "./fold-search-text.ts";
import { colorAndRest, spellingsOf } from "./search-spellings.ts";

test.each([
  ["トートバック", ["トートバック", "トートバッグ"]],
  ["ドライティーシャツ", ["ドライティーシャツ", "ドライTシャツ"]],
  ["絵はがき", ["絵はがき", "はがき"]],
  ["プレゼント", ["プレゼント", "ギフト"]],
  ["いまばり", ["いまばり", "今治"]],
  ["黒", ["黒", "ブラック"]],
  ["くろ", ["くろ", "ブラック"]],
  ["T", ["Tシャツ"]],
  ["メンズ", ["メンズ", "ユニセックス"]],
  // Not シルエット, which folds to something longer.
  ["シール", ["ステッカー"]],
  ["白磁", ["白磁"]],
  ["マグカップ", ["マグカップ"]],
  ["Mug", ["Mug", "マグ"]],
  // A word inside another word is not meant.
  ["smuggle", ["smuggle"]],
])("%s may stand for %j", (term, expected) =>
  expect(spellingsOf(foldSearchText(term))).toEqual(expected.map(foldSearchText)),
);

test.each([
  ["黒パーカー", ["黒", "パーカー"]],
  ["白いTシャツ", ["白", "Tシャツ"]],
  ["黄色のマグ", ["黄色", "マグ"]],
  ["ブラックパーカー", ["ブラック", "パーカー"]],
  ["黒T", ["黒", "T"]],
  ["黒", undefined],
  // One letter is not a word.
  ["白磁", undefined],
  ["茶托", undefined],
  ["パーカー", undefined],
])("%s is the colour and the goods %j", (term, expected) =>
  expect(colorAndRest(foldSearchText(term))).toEqual(expected?.map(foldSearchText)),
);
