/** The encoding of a CSV and its head line: the first one with the most cells, as lines about the account may come before it. */
export function headsOf(bytes: Uint8Array): {
  readonly encoding: "utf-8" | "shift_jis";
  readonly heads: readonly string[];
} {
  const utf8 = new TextDecoder("utf-8").decode(bytes, { stream: true });
  const encoding = utf8.includes("\ufffd") ? "shift_jis" : "utf-8";
  const text = encoding === "utf-8" ? utf8 : new TextDecoder("shift_jis").decode(bytes, { stream: true });
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/)
    .map(cellsOf);
  const most = Math.max(...lines.map(({ length }) => length));
  const heads = lines.find(({ length }) => length === most) ?? [];
  return { encoding, heads: [...new Set(heads.filter(Boolean))] };
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)]
    .map(([, cell = ""]) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim())
    .slice(0, line.endsWith(",") ? undefined : -1);
}
