import { PERSONAL_KIND_NAMES, PERSONAL_KINDS, type PersonalKind } from "../catalogue/index.ts";
import { parseCells, writeCells } from "../delivery/index.ts";
import { readPersonalWord } from "../designs/index.ts";
import { MAX_ROSTER_ROWS, type RosterField } from "./roster.ts";

export const ROSTER_HEADINGS: Readonly<Record<RosterField, string>> = { size: "サイズ", ...PERSONAL_KIND_NAMES };

/** Other headings that people write, without blanks and in half width. */
const ALSO: Readonly<Record<RosterField, readonly string[]>> = {
  size: ["size"],
  name: ["お名前", "氏名", "ネーム", "name"],
  number: ["背番号", "no", "no.", "number", "ナンバー"],
};

/** What a list says of one piece; a column that the list does not have is left out. */
export interface ListedPiece {
  /** As a spreadsheet counts. */
  readonly row: number;
  /** 0: none of the sizes. */
  readonly sizeId?: number;
  readonly name?: string;
  readonly number?: string;
}

export type RosterReading =
  | { readonly pieces: readonly ListedPiece[] }
  /** Headings that are not there, or rows beyond the limit. */
  | { readonly missing: readonly RosterField[] }
  | { readonly tooMany: number };

interface ListGoods {
  readonly sizes: readonly { readonly id: number; readonly name: string }[];
  readonly kinds: readonly PersonalKind[];
}

/**
 * A roster from a file or a spreadsheet: commas or tabs. With headings the columns are in any order; without, in that of the table,
 * beginning with `from`. Blank rows say nothing.
 */
export function readRosterList(text: string, { sizes, kinds }: ListGoods, from: RosterField = "size"): RosterReading {
  const cells = parseCells(text);
  const fields: readonly RosterField[] = ["size", ...kinds];
  const headings = findHeadings(cells[0] ?? [], fields);
  const hasHeadings = headings.size > 0;
  const columns = hasHeadings ? headings : new Map(fields.slice(fields.indexOf(from)).map((field, at) => [field, at]));
  const missing = fields.filter((field) => !columns.has(field) && !(field === "size" && sizes.length === 1));
  if (hasHeadings && missing.length > 0) return { missing };
  const rows = cells.map((row, index) => ({ row, at: index + 1 })).slice(hasHeadings ? 1 : 0);
  const filled = rows.filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  if (filled.length > MAX_ROSTER_ROWS) return { tooMany: filled.length };
  return {
    pieces: filled.map(({ row, at }): ListedPiece => {
      const cellOf = (field: RosterField) => row[columns.get(field) ?? -1];
      const size = cellOf("size");
      const words = PERSONAL_KINDS.flatMap((kind) => {
        const cell = kinds.includes(kind) ? cellOf(kind) : undefined;
        return cell === undefined ? [] : [[kind, readPersonalWord(kind, cell)]];
      });
      return { row: at, ...(size !== undefined && { sizeId: findSize(size, sizes) }), ...Object.fromEntries(words) };
    }),
  };
}

function findHeadings(row: readonly string[], fields: readonly RosterField[]): ReadonlyMap<RosterField, number> {
  const found = fields.map((field) => [field, row.findIndex((cell) => isHeading(cell, field))] as const);
  return new Map(found.filter(([, at]) => at >= 0));
}

function isHeading(cell: string, field: RosterField): boolean {
  const heading = folded(cell);
  return heading === ROSTER_HEADINGS[field] || ALSO[field].includes(heading);
}

/** M, Ｍ and Mサイズ are the same. An empty cell means the only size. */
function findSize(cell: string, sizes: ListGoods["sizes"]): number {
  const wanted = folded(cell).replace(/サイズ$/, "");
  if (wanted === "" && sizes.length === 1) return sizes[0]?.id ?? 0;
  return sizes.find(({ name }) => folded(name) === wanted)?.id ?? 0;
}

function folded(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/gu, "").toLowerCase();
}

const SAMPLES: Readonly<Record<PersonalKind, readonly string[]>> = {
  name: ["YAMADA", "SATO", "SUZUKI"],
  number: ["1", "7", "10"],
};

/** A list to begin with, with the sizes as they are looked for; its mark tells a spreadsheet that it is UTF-8. */
export function sampleRoster({ sizes, kinds }: ListGoods): string {
  const head = [ROSTER_HEADINGS.size, ...kinds.map((kind) => ROSTER_HEADINGS[kind])];
  const rows = [0, 1, 2].map((at) => [
    sizes[at % sizes.length]?.name ?? "",
    ...kinds.map((kind) => SAMPLES[kind][at] ?? ""),
  ]);
  return `\uFEFF${[head, ...rows].map(writeCells).join("\r\n")}\r\n`;
}
