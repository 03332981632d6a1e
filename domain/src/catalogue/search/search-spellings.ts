import { foldSearchText } from "./fold-search-text.ts";

/** How customers type a word, and how the goods are described, where folding does not make the two equal. */
const SPELLINGS = folded([
  ["ティーシャツ", "Tシャツ"],
  ["ロンティー", "長袖T"],
  ["ロンT", "長袖T"],
  ["ロングT", "長袖T"],
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
  ["絵はがき", "はがき"],
  ["絵葉書", "葉書"],
  ["鞄", "かばん"],
  ["湯のみ", "コップ"],
  ["湯呑み", "コップ"],
  ["プレゼント", "ギフト"],
  ["贈り物", "ギフト"],
  ["けいそうど", "珪藻土"],
  ["いまばり", "今治"],
  ["アイフォン", "iPhone"],
  ["スマホカバー", "スマホケース"],
  ["オンス", "oz"],
]);

/** Meant only as whole words; inside others they mean something else. */
const WHOLE_WORDS = new Map(
  folded([
    ["メンズ", "ユニセックス"],
    ["レディース", "ユニセックス"],
    ["tee", "Tシャツ"],
    ["t-shirt", "Tシャツ"],
    ["tshirt", "Tシャツ"],
    ["hoodie", "パーカー"],
    ["sweat", "スウェット"],
    ["polo", "ポロ"],
    ["bag", "バッグ"],
    ["tote", "トート"],
    ["pouch", "ポーチ"],
    ["mug", "マグ"],
    ["bottle", "ボトル"],
    ["notebook", "ノート"],
    ["sticker", "ステッカー"],
    ["poster", "ポスター"],
    ["badge", "バッジ"],
    ["cap", "キャップ"],
    ["apron", "エプロン"],
    ["towel", "タオル"],
  ]),
);

/** Unchanged, these would match too much: the letter in any Latin word, and シール in シルエット once long vowels are folded away. */
const INSTEAD = new Map(
  folded([
    ["T", "Tシャツ"],
    ["シール", "ステッカー"],
  ]),
);

/** Words for colours, and the preset colours of goods. */
const COLORS = new Map(
  folded([
    ["白", "ホワイト"],
    ["しろ", "ホワイト"],
    ["黒", "ブラック"],
    ["くろ", "ブラック"],
    ["赤", "レッド"],
    ["あか", "レッド"],
    ["青", "ブルー"],
    ["あお", "ブルー"],
    ["緑", "グリーン"],
    ["みどり", "グリーン"],
    ["紫", "パーペル"],
    ["パープル", "パーペル"],
    ["黄", "イエロー"],
    ["黄色", "イエロー"],
    ["茶", "ブラウン"],
    ["茶色", "ブラウン"],
    ["灰色", "グレー"],
    ["金", "ゴールド"],
    ["銀", "シルバー"],
    ["桃色", "ピンク"],
    ["紺", "ネイビー"],
  ]),
);

const COLOR_AND_REST = new RegExp(`^(${longestFirst([...COLORS.keys(), ...COLORS.values()])})[イノ]?(T|..+)$`);

/** The folded term itself, and the other spellings it may have in the goods. */
export function spellingsOf(term: string): readonly string[] {
  const instead = INSTEAD.get(term);
  if (instead !== undefined) return [instead];
  const words = [COLORS.get(term), WHOLE_WORDS.get(term)].filter((word) => word !== undefined);
  const others = SPELLINGS.filter(([typed]) => term.includes(typed)).map(([typed, meant]) =>
    term.replaceAll(typed, meant),
  );
  return [term, ...words, ...others];
}

/** Splits a term typed without a space, such as 黒パーカー or 白いTシャツ, into its colour and the goods. */
export function colorAndRest(term: string): readonly [color: string, rest: string] | undefined {
  const [, color, rest] = COLOR_AND_REST.exec(term) ?? [];
  return color === undefined || rest === undefined ? undefined : [color, rest];
}

function longestFirst(words: readonly string[]): string {
  return [...new Set(words)].sort((left, right) => right.length - left.length).join("|");
}

function folded(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return pairs.map(([typed, meant]) => [foldSearchText(typed), foldSearchText(meant)]);
}
