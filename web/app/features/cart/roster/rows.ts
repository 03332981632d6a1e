import type { WireRoster, WireRosterProblem } from "@surimono/contract/cart";
import { rosterMessage } from "@surimono/contract/cart";
import { checkRoster, type ListedPiece, MAX_ROSTER_ROWS, type RosterField } from "@surimono/domain/cart";
import { PERSONAL_KINDS, type PersonalKind } from "@surimono/domain/catalogue";
import type { PersonalFields } from "@surimono/domain/designs";

/** A row of the table. The id is the page's, so that a row keeps its place on the screen. */
export interface TableRow {
  readonly id: number;
  readonly sizeId: number;
  readonly name: string;
  readonly number: string;
}

/** What the table needs to know of the goods. */
export interface RosterGoods {
  readonly sizes: readonly { readonly id: number; readonly name: string }[];
  readonly kinds: readonly PersonalKind[];
  readonly fields: PersonalFields;
}

export function goodsOf({ sizes, fields }: WireRoster): RosterGoods {
  const kinds = PERSONAL_KINDS.filter((kind) => fields[kind] !== undefined);
  return {
    sizes: sizes.map(({ size_id, size_name }) => ({ id: size_id, name: size_name })),
    kinds,
    fields: Object.fromEntries(
      kinds.map((kind) => [kind, { maxLength: fields[kind]?.max_length ?? 0, scripts: fields[kind]?.scripts ?? [] }]),
    ),
  };
}

let made = 0;

export function newRow({ sizeId, name = "", number = "" }: Partial<TableRow> & Pick<TableRow, "sizeId">): TableRow {
  made += 1;
  return { id: made, sizeId, name, number };
}

/** One more, in the size of the last; none beyond the limit. */
export function withRow(rows: readonly TableRow[], { sizes }: RosterGoods): readonly TableRow[] {
  if (rows.length >= MAX_ROSTER_ROWS) return rows;
  return [...rows, newRow({ sizeId: rows.at(-1)?.sizeId ?? sizes[0]?.id ?? 0 })];
}

/** A list put over the table from a row on; rows that it goes beyond are added, columns that it does not have stay. */
export function withPieces(
  rows: readonly TableRow[],
  from: number,
  pieces: readonly ListedPiece[],
  goods: RosterGoods,
): readonly TableRow[] {
  const longer = [...rows];
  while (longer.length < Math.min(MAX_ROSTER_ROWS, from + pieces.length)) {
    longer.push(newRow({ sizeId: longer.at(-1)?.sizeId ?? goods.sizes[0]?.id ?? 0 }));
  }
  return longer.map((row, index) => {
    const { row: _, ...piece } = pieces[index - from] ?? { row: 0 };
    return { ...row, ...piece };
  });
}

/** What is wrong with a list by itself, by its own rows; the letters are judged when it is saved. */
export function problemsOfList(pieces: readonly ListedPiece[], goods: RosterGoods): WireRosterProblem[] {
  const rows = pieces.map((piece) => ({ sizeId: goods.sizes[0]?.id ?? 0, name: "", number: "", ...piece }));
  const asked = (field: RosterField, index: number) =>
    pieces[index]?.[field === "size" ? "sizeId" : field] !== undefined;
  return checkRoster(rows, { fields: goods.fields, sizeIds: goods.sizes.map(({ id }) => id) })
    .filter(({ row, field }) => asked(field, row - 1))
    .map(({ row, field, code }) => {
      const rule = field === "size" ? undefined : goods.fields[field];
      const message = rosterMessage({ field, code, limit: rule?.maxLength, scripts: rule?.scripts });
      return { row: pieces[row - 1]?.row ?? row, field, message };
    });
}
