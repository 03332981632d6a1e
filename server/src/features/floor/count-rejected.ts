import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { units } from "./units.tables.ts";

/** Pieces that the check refused, and that are not printed again yet. */
export async function countRejected(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(units)
    .where(eq(units.state, "rejected"));
  return row?.count ?? 0;
}
