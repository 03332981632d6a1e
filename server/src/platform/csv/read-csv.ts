/** The rows of a CSV. Cells may be in quotes, with commas, line breaks and doubled quotes inside; rows without anything are left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end = ""] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim());
    if (end !== "," && end !== "") rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}
