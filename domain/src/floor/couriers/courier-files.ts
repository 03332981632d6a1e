import { type Courier, readTrackingNumber } from "../../delivery/index.ts";
import type { Day } from "../../kernel/index.ts";
import { courierText, labelWidth } from "./column-text.ts";
import { JAPANPOST_FILE } from "./japanpost.ts";
import { SAGAWA_FILE } from "./sagawa.ts";
import {
  type ColumnProblem,
  type CourierContracts,
  type CourierFile,
  readCourierReference,
  type Shipment,
} from "./shipment.ts";
import { YAMATO_FILE } from "./yamato.ts";

/** The file each courier's own program reads, as data. */
export const COURIER_FILES: Readonly<Record<Courier, CourierFile>> = {
  yamato: YAMATO_FILE,
  sagawa: SAGAWA_FILE,
  japanpost: JAPANPOST_FILE,
};

/** What every label needs. */
const NEEDED = /電話番号$|郵便番号$|住所１?$|先名(?:称１)?$/;

/** The cells of one parcel, or what its file cannot hold (rule floor-courier-refused): nothing is cut and no letter is lost. */
export function courierRow(
  file: CourierFile,
  shipment: Shipment,
  contracts: CourierContracts,
  day: Day,
  unknownLetters: (text: string) => readonly string[],
): { readonly cells: readonly string[]; readonly problems: readonly ColumnProblem[] } {
  const given = file.cellsOf(shipment, contracts, day);
  const problems: ColumnProblem[] = [];
  const cells = file.columns.map((column) => {
    const cell = given[column] ?? "";
    const [raw, width] = typeof cell === "string" ? [cell, undefined] : cell;
    const text = courierText(raw);
    const letters = unknownLetters(text);
    if (letters.length > 0) problems.push({ column, kind: "letters", text: letters.join("") });
    else if (width !== undefined && labelWidth(text) > width) problems.push({ column, kind: "too-long", text });
    else if (text === "" && /^お届け先/.test(column) && column in given && NEEDED.test(column))
      problems.push({ column, kind: "missing", text });
    return text;
  });
  const unknown = Object.keys(given).filter((column) => !file.columns.includes(column));
  if (unknown.length > 0) throw new Error(`${file.program} has no column ${unknown.join(", ")}`);
  return { cells, problems };
}

export interface CourierResult {
  readonly reference: string;
  readonly tracking: string;
  /** Another row has another number for the same parcel: neither can be taken for its own. */
  readonly isDoubtful: boolean;
}

/**
 * The rows of a courier's result by the names of its columns, each number of a parcel once; undefined when it has none of ours. Rows without a
 * number say nothing yet.
 */
export function readCourierResult(
  { back }: CourierFile,
  rows: readonly (readonly string[])[],
): readonly CourierResult[] | undefined {
  const isHead = (cells: readonly string[]) =>
    back.reference.some((name) => cells.includes(name)) && back.tracking.some((name) => cells.includes(name));
  const at = rows.findIndex((cells) => isHead(cells.map((cell) => cell.trim())));
  const head = rows[at]?.map((cell) => cell.trim());
  if (!head) return undefined;
  const place = (names: readonly string[]) => head.findIndex((cell) => names.includes(cell));
  const [reference, tracking] = [place(back.reference), place(back.tracking)];
  const said = rows.slice(at + 1).flatMap((cells) => {
    const row = { reference: cells[reference]?.trim() ?? "", tracking: cells[tracking]?.trim() ?? "" };
    return row.reference === "" || row.tracking === "" ? [] : [row];
  });
  return foldRows(said);
}

/** Programs list a parcel once for each of its labels, and references come as people have typed them. */
function foldRows(rows: readonly Pick<CourierResult, "reference" | "tracking">[]): CourierResult[] {
  const parcelOf = (reference: string) => {
    const key = readCourierReference(reference);
    return key ? `${key.number} ${key.parcel}` : reference;
  };
  const numbers = new Map<string, Map<string, Pick<CourierResult, "reference" | "tracking">>>();
  for (const row of rows) {
    const parcel = parcelOf(row.reference);
    const number = readTrackingNumber(row.tracking) ?? row.tracking;
    const known = numbers.get(parcel) ?? new Map();
    if (!known.has(number)) numbers.set(parcel, known.set(number, row));
  }
  return [...numbers.values()].flatMap((known) =>
    [...known.values()].map((row) => ({ ...row, isDoubtful: known.size > 1 })),
  );
}
