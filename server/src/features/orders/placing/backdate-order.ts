import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";

/** An order of a demo, as if it had been placed so many days earlier. */
export async function backdateOrder(queries: Queries, { userId, orderId }: OrderKey, days: number): Promise<void> {
  await queries.execute(sql`
    update orders set placed_at = (placed_at at time zone 'Asia/Tokyo' - make_interval(days => ${days})) at time zone 'Asia/Tokyo',
      dispatch_by = dispatch_by - ${days}::integer
    where user_id = ${userId} and id = ${orderId}`);
}
