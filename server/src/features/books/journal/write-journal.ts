import type { JournalFile, JournalSoftware } from "@surimono/domain/books";
import { fail, ok } from "@surimono/domain/kernel";
import { toCp932, unknownInCp932 } from "../../../platform/csv/index.ts";

/** 弥生 reads Windows' Japanese encoding; the others UTF-8 with a byte order mark, as Excel does. */
export function writeJournal(software: JournalSoftware, file: JournalFile) {
  const text = textOf(file);
  if (software !== "yayoi") return ok(Buffer.from(`\ufeff${text}`));
  const lacking = lackingIn(text, file);
  return lacking ? fail("letters-unknown", lacking) : ok(Buffer.from(toCp932(text)));
}

/** The letters that 弥生's file cannot hold, and the first cell that has one; undefined if it holds all. */
export function lackingForYayoi(file: JournalFile) {
  return lackingIn(textOf(file), file);
}

function lackingIn(text: string, { rows }: JournalFile) {
  const letters = unknownInCp932(text);
  if (letters.length === 0) return undefined;
  const where = rows.flat().find((cell) => letters.some((letter) => cell.includes(letter)));
  return { letters, where: where ?? "" };
}

function textOf({ head, rows }: JournalFile): string {
  return [...(head ? [head] : []), ...rows].map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** No program runs a cell as a formula, and an apostrophe before it would be part of a name: it is written as it is. */
function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
