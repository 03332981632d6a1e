import type { JournalFile, JournalSoftware } from "@surimono/domain/books";
import { fail, ok } from "@surimono/domain/kernel";
import { toCp932, unknownInCp932 } from "../../../platform/csv/index.ts";

/** 弥生 reads Windows' Japanese encoding; the others UTF-8 with a byte order mark, as Excel does. */
export function writeJournal(software: JournalSoftware, { head, rows }: JournalFile) {
  const text = [...(head ? [head] : []), ...rows].map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
  if (software !== "yayoi") return ok(Buffer.from(`\ufeff${text}`));
  const letters = unknownInCp932(text);
  if (letters.length === 0) return ok(Buffer.from(toCp932(text)));
  const where = rows.flat().find((cell) => letters.some((letter) => cell.includes(letter)));
  return fail("letters-unknown", { letters, where: where ?? "" });
}

/** No program runs a cell as a formula, and an apostrophe before it would be part of a name: it is written as it is. */
function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
