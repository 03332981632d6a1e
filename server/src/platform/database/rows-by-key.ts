import { getTableName, type SQLWrapper, Subquery, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

interface OfMember extends PgTable {
  readonly userId: PgColumn;
}

/**
 * For `from`: the rows of one member with any of these keys, or those that a select of one column finds, under the table's own name and in no
 * order. Each is looked up by itself (rule kernel-heavy-members). The columns must be named in `select`.
 */
export function rowsByKey<Table extends OfMember>(
  table: Table,
  userId: string,
  key: PgColumn,
  keys: readonly (string | number)[] | SQLWrapper,
): Table {
  const asked = "getSQL" in keys ? keys : sql`unnest(${sql.param([...new Set(keys)])}::${sql.raw(key.getSQLType())}[])`;
  // The offset keeps the database from reading all of the member's rows instead.
  const one = sql`select * from ${table} where ${table.userId} = ${userId} and ${key} = asked.key offset 0`;
  const found = sql`select found.* from ${asked} as asked (key) cross join lateral (${one}) as found`;
  // With the name and the type of the table, so that its columns are known.
  return new Subquery(found, {}, getTableName(table)) as unknown as Table;
}
