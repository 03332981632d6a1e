import { isTooLong, shortened, TOO_LONG } from "./type-text.ts";

interface Pasting {
  readonly store: { complain(text: string): void };
  addText(words: string): Promise<boolean>;
}

/** Pasted words as a new text, line by line; the customer is told if they were cut. */
export async function pasteText(context: Pasting, pasted: string): Promise<void> {
  const words = plainWords(pasted);
  if (words === "") return;
  const isAdded = await context.addText(shortened(words));
  if (isAdded && isTooLong(words)) context.store.complain(TOO_LONG);
}

/** Without invisible characters, which every font lacks, and without empty lines around it. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u000b\f]/gu, "\n")
    .replaceAll("\t", "　")
    .replaceAll(/[\p{Cc}\ufeff\u200b]/gu, (character) => (character === "\n" ? character : ""))
    .replaceAll(/[^\S\n]+$/gmu, "")
    .replaceAll(/^\n+|\n+$/gu, "");
}
