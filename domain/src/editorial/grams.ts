import { foldSearchText } from "../catalogue/index.ts";

const NO_LETTERS = /[^\p{L}\p{N}]+/u;
export const KANJI = /\p{Script=Han}/u;

/**
 * Common to every question, whatever it is about, in the folded spelling. Longest first, since one contains the other.
 * Verbs that change the meaning (できない, 届かない) are not among them.
 */
const MANNERS =
  /オ?教エテ(?:クダサイ|下サイ|ホシイ|モラエマスカ)?|オシエテ(?:クダサイ|ホシイ)?|(?:シ|ッ)?タイ?ノ?デスガ|ンデスケ?ド?|デショウカ|マセンカ|マスカ|マシタ|デスカ|マス|デス|クダサイ|下サイ|オ願イシ|ドノヨウニ|ドウスレバ|ドウシタラ|ドウヤッテ|ドウヤル|スミマセン|スイマセン|コンニチハ|知リタイ|シリタイ|トハ|ッテ(?!イ)|デキマ?ス?/g;

/** The parts of a folded text that carry its meaning. */
export function spokenParts(folded: string): string[] {
  return folded
    .replace(MANNERS, " ")
    .split(NO_LETTERS)
    .filter((part) => part !== "");
}

/** Pairs of letters, since Japanese is written without spaces, and single kanji, which are words already. */
export function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const part of spokenParts(foldSearchText(text))) {
    const letters = [...part];
    for (const [at, letter] of letters.entries()) {
      if (KANJI.test(letter)) grams.add(letter);
      const next = letters[at + 1];
      if (next !== undefined) grams.add(letter + next);
    }
  }
  return grams;
}
