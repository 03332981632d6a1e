const SMALL = "ァィゥェォッャュョヮヵヶ";
const LARGE = "アイウエオツヤユヨワカケ";

/** Legal forms as banks shorten them, before, behind or in the middle of a name, and written out. */
const LEGAL_FORM =
  /株式会社|有限会社|合同会社|カブシキガイシヤ|カブシキカイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|(?:^|(?<=\())(?:カ|ユ|ド|メ|シ|シヤ|ザイ|イ|ガク|フク|トクヒ)\)|\((?:カ|ユ|ド|メ|シ|シヤ|ザイ|イ|ガク|フク|トクヒ)(?:\)|$)/g;

/**
 * A payer's name as it can be compared: full-width and large kana, without the bill's number before it, spaces, signs and legal form. Banks
 * write half-width kana, a hyphen for a long vowel, and ｶ) for 株式会社.
 */
export function payerKey(name: string): string {
  const wide = name.normalize("NFKC").toUpperCase();
  return wide
    .replaceAll(/[ァィゥェォッャュョヮヵヶ]/g, (sign) => LARGE[SMALL.indexOf(sign)] ?? sign)
    .replaceAll(/\s/g, "")
    .replace(/^S?-?\d[\d-]{5,}/, "")
    .replaceAll(LEGAL_FORM, "")
    .replaceAll(/[^\p{L}\d]|ー/gu, "");
}

/** The numbers of bills that a payer wrote before or behind the name: with or without the letter and the hyphens. */
export function billNumbersIn(text: string): string[] {
  const plain = text.normalize("NFKC").replaceAll(/[\s\-ー‐−]/g, "");
  return [...plain.matchAll(/(?<!\d)(20\d{2})(\d{6})(?!\d)/g)].map(([, year, count]) => `S-${year}-${count}`);
}
