import { foldSearchText } from "./fold-search-text.ts";

/** How customers type a word, and how the goods are described, where folding does not make the two alike. */
const SPELLINGS = folded([
  ["ティーシャツ", "Tシャツ"],
  ["ロンティー", "長袖T"],
  ["ロンT", "長袖T"],
  ["スエット", "スウェット"],
  ["バック", "バッグ"],
  ["バッチ", "バッジ"],
  ["キャンパス", "キャンバス"],
  ["カンバス", "キャンバス"],
  ["長そで", "長袖"],
  ["ながそで", "長袖"],
  ["半そで", "半袖"],
  ["はんそで", "半袖"],
  ["手拭い", "手ぬぐい"],
  ["手拭", "手ぬぐい"],
  ["子供", "こども"],
  ["子ども", "こども"],
  ["すいとう", "水筒"],
  ["アイフォン", "iPhone"],
  ["スマホカバー", "スマホケース"],
]);

/** Whole words only: as a part of others they would mean something else. The names are those of the preset colours. */
const COLORS = new Map(
  folded([
    ["白", "ホワイト"],
    ["黒", "ブラック"],
    ["赤", "レッド"],
    ["青", "ブルー"],
    ["緑", "グリーン"],
    ["紫", "パーペル"],
    ["黄", "イエロー"],
    ["黄色", "イエロー"],
    ["茶", "ブラウン"],
    ["茶色", "ブラウン"],
    ["灰色", "グレー"],
    ["金", "ゴールド"],
    ["銀", "シルバー"],
    ["桃色", "ピンク"],
    ["しろ", "ホワイト"],
    ["くろ", "ブラック"],
    ["あか", "レッド"],
    ["あお", "ブルー"],
    ["みどり", "グリーン"],
    ["紺", "ネイビー"],
    ["パープル", "パーペル"],
  ]),
);

/** The folded term itself, and the other spellings by which goods are found that it means too. */
export function spellingsOf(term: string): readonly string[] {
  const color = COLORS.get(term);
  const others = SPELLINGS.filter(([typed]) => term.includes(typed)).map(([typed, meant]) =>
    term.replaceAll(typed, meant),
  );
  return [term, ...(color === undefined ? [] : [color]), ...others];
}

function folded(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return pairs.map(([typed, meant]) => [foldSearchText(typed), foldSearchText(meant)]);
}
