/** Rows as spreadsheets open them without a question: UTF-8 with a byte order mark, every cell in quotes, CRLF. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${csvLines(rows)}`;
}

/** More rows of the same, for what is written a part at a time. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** A spreadsheet would run a text that begins like a formula. */
function cellOf(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}
