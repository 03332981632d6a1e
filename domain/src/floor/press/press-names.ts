import { spacedUnitCode } from "../unit-code.ts";

/** Kinds of places by their ids in the catalogue, as a RIP can write them. */
const PLACES: Readonly<Record<number, string>> = {
  1: "chest",
  2: "back",
  3: "left-chest",
  4: "right-chest",
  5: "left-sleeve",
  6: "right-sleeve",
  7: "nape",
  8: "front-hem",
  9: "back-hem",
  10: "bag-front",
  11: "bag-back",
  12: "wrap",
  13: "handle-left",
  14: "handle-right",
  15: "cover",
  16: "back-cover",
  17: "side-front",
  18: "side-back",
  19: "front",
  20: "reverse",
  21: "case-back",
  22: "face",
  31: "neck-label",
};

/** Longer words first: a colour may contain the name of another one. */
const COLOUR_WORDS: readonly (readonly [string, string])[] = Object.entries({
  ホワイト: "white",
  オフ: "off",
  ナチュラル: "natural",
  サンド: "sand",
  ベージュ: "beige",
  杢: "heather",
  グレー: "grey",
  チャコール: "charcoal",
  ブラック: "black",
  ネイビー: "navy",
  ロイヤル: "royal",
  ブルー: "blue",
  サックス: "sax",
  レッド: "red",
  バーガンディ: "burgundy",
  ライト: "light",
  ピンク: "pink",
  イエロー: "yellow",
  マスタード: "mustard",
  オレンジ: "orange",
  フォレスト: "forest",
  グリーン: "green",
  セージ: "sage",
  オリーブ: "olive",
  ブラウン: "brown",
  ラベンダー: "lavender",
  パープル: "purple",
  クラフト: "kraft",
  ゴールド: "gold",
  ミント: "mint",
  ターコイズ: "turquoise",
  ホット: "hot",
  シルバー: "silver",
  クリア: "clear",
  グレージュ: "greige",
  スモーキー: "smoky",
  テラコッタ: "terracotta",
  ペール: "pale",
  コーラル: "coral",
  生成り: "ecru",
  黒檀: "ebony",
  藍: "indigo",
}).sort(([one], [other]) => other.length - one.length);

/** `chest`; a kind of place that the catalogue got later is `place-40`. */
export function placeSlug(areaKindId: number): string {
  return PLACES[areaKindId] ?? `place-${areaKindId}`;
}

/** `off-white`; what has no word here is told by its colour, `x1c1c1e`. */
export function colourSlug({ name, hex }: { readonly name: string; readonly hex: string }): string {
  let left = name.normalize("NFKC");
  const words: (readonly [at: number, word: string])[] = [];
  for (const [japanese, word] of COLOUR_WORDS) {
    const at = left.indexOf(japanese);
    if (at < 0) continue;
    words.push([at, word]);
    left = left.replace(japanese, "　".repeat(japanese.length));
  }
  const isWhole = words.length > 0 && /^[\s　]*$/.test(left);
  if (isWhole)
    return words
      .sort(([one], [other]) => one - other)
      .map(([, word]) => word)
      .join("-");
  return asciiWord(left) || `x${hex.replace("#", "").toLowerCase()}`;
}

/** `L`, `6.1in`; goods of one size have none: `one`. */
export function sizeSlug(name: string): string {
  return asciiWord(name.replaceAll("インチ", "in")) || "one";
}

/** Letters, digits, dots and hyphens of a text that has nothing else. */
function asciiWord(text: string): string {
  const plain = text.normalize("NFKC").trim().replaceAll(/\s+/g, "-");
  return /^[\w.-]{1,24}$/.test(plain) && !plain.startsWith(".") ? plain : "";
}

export type PressFileKind = "print" | "plate" | "pdf" | "film";

interface NamedPiece {
  readonly order: string;
  /** `unitCode` of the piece. */
  readonly unit: string;
  readonly size: string;
  readonly color: { readonly name: string; readonly hex: string };
}

/** What must not be overlooked in a file, so that it is in its name. */
interface FileLook {
  readonly isMirrored?: boolean;
  /** Millimetres around the print; a PDF has boxes for it. */
  readonly pngBleed?: number;
  /** `film2-red`: of a screen, by its place in the order of printing. */
  readonly film?: string;
}

/**
 * `SR-7K3Q-D9WM_00012349_chest_L_black_print.png` (rule floor-press-names): ASCII, and unique, since the unit's number and the place are in
 * it. `…_front_one_clear_mirrored_bleed3mm_print.png` where it is so.
 */
export function pressFileName(
  { order, unit, size, color }: NamedPiece,
  place: string,
  kind: PressFileKind,
  { isMirrored = false, pngBleed = 0, film }: FileLook = {},
): string {
  const words = [order, unit, place, sizeSlug(size), colourSlug(color)];
  if (isMirrored) words.push("mirrored");
  if (film !== undefined) return `${words.join("_")}_${film}.pdf`;
  if (pngBleed > 0 && kind !== "pdf") words.push(`bleed${pngBleed}mm`);
  return `${words.join("_")}${kind === "plate" ? "_plate.png" : kind === "print" ? "_print.png" : "_print.pdf"}`;
}

/** Beside a print on film: who it is for, without names of people. */
export function filmLabel({ unit, order }: Pick<NamedPiece, "unit" | "order">, place: string): readonly string[] {
  return [`${spacedUnitCode(unit)} ${place}`, order];
}
