import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

/** Since yesterday, without the signature of the payment provider. */
export async function countRefusedWebhooks(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select coalesce(sum(points), 0)::int as count from rate_limits where key like 'webhook-refused:%'`,
  );
  return rows[0]?.count ?? 0;
}
