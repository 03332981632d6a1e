import type pg from "pg";

/** A column that numbers the rows of its table, with the number that it gave last. */
export interface IdentityNumber {
  readonly table: string;
  readonly column: string;
  readonly last: string | null;
}

/** Of these tables. */
export async function readNumbers(client: pg.ClientBase, tables: readonly string[]): Promise<IdentityNumber[]> {
  const { rows } = await client.query<IdentityNumber>(
    `select tab.relname as table, attname as column,
       pg_sequence_last_value(pg_get_serial_sequence(quote_ident(tab.relname), attname)::regclass)::text as last
     from pg_attribute join pg_class tab on tab.oid = attrelid
     where attidentity <> '' and tab.relnamespace = 'public'::regnamespace and tab.relname = any($1) order by tab.relname`,
    [tables],
  );
  return rows;
}

/**
 * Citus makes a table that it keeps on the coordinator anew, and its numbers begin at one again: the next rows would be refused as often
 * as there are rows. Each goes on behind what it gave last and behind what it has; answers the tables that had to.
 */
export async function goOnNumbering(client: pg.ClientBase, before: readonly IdentityNumber[]): Promise<string[]> {
  const now = await readNumbers(
    client,
    before.map(({ table }) => table),
  );
  const mended: string[] = [];
  for (const { table, column, last } of before) {
    const { rows } = await client.query<{ top: string }>(
      `select greatest(coalesce(max("${column}"), 0), $1::bigint)::text as top from "${table}"`,
      [last ?? 0],
    );
    const top = BigInt(rows[0]?.top ?? 0);
    if (top <= BigInt(now.find((one) => one.table === table && one.column === column)?.last ?? 0)) continue;
    await client.query("select setval(pg_get_serial_sequence(quote_ident($1), $2)::regclass, $3)", [
      table,
      column,
      String(top),
    ]);
    mended.push(table);
  }
  return mended;
}
