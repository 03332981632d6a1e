const LONG_VOWELS_AND_JOINTS = /[\u30fc\uff70\u2010-\u2015\u2212\u301c\uff5e~\-・\s]/g;
/** The voicing marks of kana, left over where there is no voiced letter. */
const VOICE_MARKS = /[\u3099\u309a]/g;
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const TO_KATAKANA = 0x60;
/** Each is right before its large letter. */
const SMALL_KANA = /[ァィゥェォッャュョヮ]/g;
const VU = /ヴ([ァィェォ]?)/g;
const BA = { ァ: "バ", ィ: "ビ", ェ: "ベ", ォ: "ボ" } as Readonly<Record<string, string>>;

/**
 * One spelling for what Japanese customers type in many: full and half width (NFKC), case, hiragana and katakana, long vowel marks,
 * hyphens and spaces, small and large kana, and letters that sound alike: `ぱーか` and `パーカー` fold to the same text, and so do `ヴィンテージ`
 * and `ビンテージ`, `バッヂ` and `バッジ`. Idempotent.
 */
export function foldSearchText(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(LONG_VOWELS_AND_JOINTS, "")
      .toUpperCase()
      // Upper case splits some letters again, and a mark without its space (は゛) joins the letter before it.
      .normalize("NFKC")
      .replace(VOICE_MARKS, "")
      .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
      .replace(VU, (_, small: string) => BA[small] ?? "ブ")
      .replace(SMALL_KANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1))
      .replaceAll("ヂ", "ジ")
      .replaceAll("ヅ", "ズ")
  );
}

/** The terms of a search field, split at white space of any width and folded; empty when nothing is to be searched. */
export function searchTerms(typed: string): string[] {
  return typed
    .normalize("NFKC")
    .split(/\s+/)
    .map(foldSearchText)
    .filter((term) => term !== "");
}
