import { orderNumber } from "@surimono/domain/orders";
import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

/** Two places of the shop that do not say the same thing. */
export interface Difference {
  readonly check: string;
  /** The number of an order or document, an id, the key of a file. */
  readonly about: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Selects `about` (or an order's `sequence`), `expected` and `found` of what does not agree. One statement, so that it sees one moment also
 * while the shop runs.
 */
export type RowCheck = SQL;

interface Row extends Record<string, unknown> {
  readonly about?: string | null;
  readonly sequence?: string | null;
  readonly expected: unknown;
  readonly found: unknown;
}

export async function runCheck(queries: Queries, check: string, rows: RowCheck, most: number): Promise<Difference[]> {
  const found = await queries.execute<Row>(sql`select * from (${rows}) difference limit ${most}`);
  return found.rows.map((row) => ({
    check,
    about: row.sequence ? orderNumber(Number(row.sequence)) : String(row.about),
    expected: String(row.expected),
    found: String(row.found),
  }));
}
