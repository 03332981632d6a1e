import { KANJI } from "./grams.ts";

const LEAST_LETTERS = 4;
const LETTERS_FOR_TWO = 9;

/**
 * Whether a word occurs in a text with one letter wrong, missing or extra; two in a long word. Both folded. Short words must match
 * exactly, since every other word is near them; so must kanji, which are picked rather than spelt, unlike the endings after them.
 */
export function holdsNearly(text: string, word: string): boolean {
  if (word.length < LEAST_LETTERS || [...word].some((letter) => KANJI.test(letter) && !text.includes(letter)))
    return false;
  const allowed = word.length < LETTERS_FOR_TWO ? 1 : 2;
  // Letters of the word down the rows; a match may begin and end anywhere in the text.
  let column = Array.from({ length: word.length + 1 }, (_, row) => row);
  for (const letter of text) {
    const next = [0];
    for (let row = 1; row <= word.length; row++) {
      const same = word[row - 1] === letter;
      next.push(Math.min((column[row] ?? 0) + 1, (next[row - 1] ?? 0) + 1, (column[row - 1] ?? 0) + (same ? 0 : 1)));
    }
    if ((next[word.length] ?? allowed + 1) <= allowed) return true;
    column = next;
  }
  return false;
}
