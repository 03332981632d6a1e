import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database/index.ts";

/** How many rows of each of the tables the statements of some work look at, whether they are of use or not. */
export async function rowsRead(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await count(tx, tables);
  await work();
  const after = await count(tx, tables);
  return Object.fromEntries(tables.map((table) => [table, (after.get(table) ?? 0) - (before.get(table) ?? 0)]));
}

/** Also of what the connection did before and did not yet tell the others. */
async function count(tx: Transaction, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ name: string; read: string }>(sql`
    select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
    where relname = any(${sql.param([...tables])})`);
  return new Map(rows.map(({ name, read }) => [name, Number(read)]));
}
