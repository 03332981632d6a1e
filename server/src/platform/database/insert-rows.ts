import { type Column, getTableColumns, getTableName, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "./database.ts";
import { writtenSql } from "./written-sql.ts";

/**
 * For the rows of an order and the like: drizzle writes a statement's text again for each call, which takes half a millisecond for
 * wide rows. All rows have the properties of the first. Answers with the columns named in `returning`, as the driver reads them.
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  returning = "",
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (!first) return [];
  const all: Record<string, Column> = getTableColumns(table);
  const properties = Object.keys(first).filter((property) => all[property]);
  const columns = properties.map((property) => all[property] as Column);
  const text = textOf(getTableName(table), columns, rows.length) + (returning && ` returning ${returning}`);
  const values = rows.flatMap((row: Record<string, unknown>) =>
    columns.map((column, index) => driverValue(column, row[properties[index] as string])),
  );
  const { rows: returned } = await queries.execute(writtenSql(text, values));
  return returned;
}

function textOf(table: string, columns: readonly Column[], rows: number): string {
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  let last = 0;
  const row = () => `(${columns.map(() => `$${++last}`).join(", ")})`;
  return `insert into "${table}" (${names}) values ${Array.from({ length: rows }, row).join(", ")}`;
}

function driverValue(column: Column, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}
