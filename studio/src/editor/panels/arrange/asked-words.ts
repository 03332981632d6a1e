export const MOST_LINES = 3;
export const LONGEST_LINE = 40;

/** The lines that say something. */
export function linesOf(words: string): readonly string[] {
  return words
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Why no layout is made of these words, in the customer's words: nothing of them is left out unasked. */
export function wordsProblem(words: string): string | undefined {
  const lines = linesOf(words);
  if (lines.length > MOST_LINES) return `${MOST_LINES}行までにしてください（いま${lines.length}行）。`;
  const long = lines.findIndex((line) => [...line].length > LONGEST_LINE);
  if (long === -1) return undefined;
  const count = [...(lines[long] ?? "")].length;
  return `${long + 1}行目を、${LONGEST_LINE}文字までにしてください（いま${count}文字）。`;
}
