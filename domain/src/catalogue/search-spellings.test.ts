import { expect, test } from "vitest";
import { foldSearchText } from "./fold-search-text.ts";
import { spellingsOf } from "./search-spellings.ts";

test.each([
  ["トートバック", ["トートバック", "トートバッグ"]],
  ["ドライティーシャツ", ["ドライティーシャツ", "ドライTシャツ"]],
  ["黒", ["黒", "ブラック"]],
  ["くろ", ["くろ", "ブラック"]],
  // A colour in the middle of another word is none.
  ["白磁", ["白磁"]],
  ["マグカップ", ["マグカップ"]],
])("%s may stand for %j", (term, expected) =>
  expect(spellingsOf(foldSearchText(term))).toEqual(expected.map(foldSearchText)),
);
