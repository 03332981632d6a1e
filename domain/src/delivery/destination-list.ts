/** What a list of destinations says of one parcel, by the names of the wire. */
export const LIST_FIELDS = [
  "name",
  "company_name",
  "postal_code",
  "address",
  "phone",
  "item",
  "size",
  "pieces",
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** A row as it was typed. `row` is counted like a spreadsheet counts: the headings are row 1. */
export type ListRow = Readonly<Record<ListField, string>> & { readonly row: number };

export const LIST_HEADINGS: Readonly<Record<ListField, string>> = {
  name: "お名前",
  company_name: "会社名",
  postal_code: "郵便番号",
  address: "住所",
  phone: "電話番号",
  item: "アイテム",
  size: "サイズ",
  pieces: "数量",
};

/** Other headings that people write, without blanks and in half width. */
const ALSO: Readonly<Record<ListField, readonly string[]>> = {
  name: ["名前", "氏名", "お届け先名", "name"],
  company_name: ["会社名・団体名", "会社", "団体名", "company"],
  postal_code: ["郵便", "〒", "postal_code"],
  address: ["ご住所", "お届け先住所", "address"],
  phone: ["電話", "tel", "phone"],
  item: ["商品", "商品名", "アイテム名", "item"],
  size: ["size"],
  pieces: ["点数", "個数", "枚数", "pieces"],
};
const MAY_BE_LEFT_OUT: ReadonlySet<ListField> = new Set(["company_name", "item", "size"]);

/** A list may have at most this many rows below its headings. */
export const MAX_LIST_ROWS = 2_000;

export type ListReading =
  | { readonly rows: readonly ListRow[] }
  /** Columns that are not there, or rows beyond the limit. */
  | { readonly missing: readonly ListField[] }
  | { readonly tooMany: number };

/** A list from a file or a spreadsheet: headings first, in any order; commas or tabs. Blank rows count but say nothing. */
export function readDestinationList(text: string): ListReading {
  const [head, ...body] = parseCells(text);
  const columns = new Map<ListField, number>();
  for (const field of LIST_FIELDS) {
    const at = (head ?? []).findIndex((heading) => isHeading(heading, field));
    if (at >= 0) columns.set(field, at);
  }
  const missing = LIST_FIELDS.filter((field) => !columns.has(field) && !MAY_BE_LEFT_OUT.has(field));
  if (missing.length > 0) return { missing };
  const cell = (cells: readonly string[], field: ListField) => cells[columns.get(field) ?? -1]?.trim() ?? "";
  const rows = body
    .map((cells, index) => {
      const fields = Object.fromEntries(LIST_FIELDS.map((field) => [field, cell(cells, field)]));
      return { ...(fields as Record<ListField, string>), row: index + 2 };
    })
    .filter((row) => LIST_FIELDS.some((field) => row[field] !== ""));
  return rows.length > MAX_LIST_ROWS ? { tooMany: rows.length } : { rows };
}

function isHeading(text: string, field: ListField): boolean {
  const heading = text.normalize("NFKC").replaceAll(/\s/g, "").toLowerCase();
  return heading === LIST_HEADINGS[field] || ALSO[field].includes(heading);
}

/** Cells of each row by RFC 4180. What was copied from a spreadsheet has tabs. */
export function parseCells(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = /^[^\n]*\t/.test(plain) ? "\t" : ",";
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] as string;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') cell += plain[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === "\n") {
      endCell();
      rows.push([]);
    } else if (letter !== "\r") cell += letter;
  }
  endCell();
  return rows.at(-1)?.join("") === "" ? rows.slice(0, -1) : rows;
}

/** A row of a file, with what needs it in quotes. A cell that a spreadsheet would take for a formula is made text. */
export function writeCells(cells: readonly string[]): string {
  return cells
    .map((cell) => (/^[=+@\t-]/.test(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(",");
}
