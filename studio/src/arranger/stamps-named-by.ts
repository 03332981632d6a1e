import type { Stamp } from "../scene/index.ts";

const KATAKANA = /[ァ-ヶ]/gu;
const HAN = /^\p{sc=Han}$/u;

/** Stamps whose name or search words are in the words; frames are no drawings of anything. */
export function stampsNamedBy(lines: readonly string[], stamps: readonly Stamp[]): readonly string[] {
  const said = folded(lines.join(" "));
  return stamps
    .filter((stamp) => !stamp.id.startsWith("frame-") && tokensOf(stamp).some((token) => said.includes(token)))
    .map(({ id }) => id);
}

/** A single kana says nothing, and 「お店」 or 「春」 is too many things. */
function tokensOf({ name, words }: Stamp): readonly string[] {
  return [name, ...words.split(" ")]
    .map(folded)
    .filter((token) => (token.length > 1 || HAN.test(token)) && !VAGUE.has(token));
}

const VAGUE = new Set(["お店", "部活", "旅行", "朝", "夜", "生", "印", "和", "丸", "火", "海", "森", "米"]);

/** Small letters, katakana as hiragana. */
function folded(words: string): string {
  return words
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
