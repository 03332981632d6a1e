import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";

/** Works that wait for a decision: a report that nobody looked at, or a maker's objection that nobody answered, while the work is there. */
export async function countWaitingCases(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select product_id from gallery_reports where settled_at is null
      union select event.product_id from gallery_events event
        where event.kind = 'objection' and not exists (
          select 1 from gallery_events later where later.user_id = event.user_id and later.product_id = event.product_id and later.id > event.id)
        and exists (select 1 from my_items item where item.user_id = event.user_id and item.product_id = event.product_id)
    ) waiting`);
  return rows[0]?.count ?? 0;
}
