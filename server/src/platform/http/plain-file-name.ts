const MOST_LETTERS = 100;
/** Controls, half surrogates, and direction marks, which make gpj.exe look like exe.jpg. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** An upload's name, safe to store and show: no folders, nothing invisible, at most 100 letters; empty when nothing is left. */
export function plainFileName(sent: string): string {
  const name = sent.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return [...name.replaceAll(UNSEEN, "").trim()].slice(0, MOST_LETTERS).join("");
}
