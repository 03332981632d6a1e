import { inArray, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { findRows } from "./stock.store.ts";
import { stockMovements } from "./warehouse.tables.ts";

/** The ids of the orders that brought such goods into the warehouse, the latest first. */
export async function listBroughtBy(
  queries: Queries,
  userId: string,
  lines: Parameters<typeof findRows>[2],
): Promise<string[]> {
  const storedIds = [...(await findRows(queries, userId, lines)).values()];
  if (storedIds.length === 0) return [];
  const { rows } = await queries.execute<{ order_id: string }>(sql`
    select orders.id as order_id from ${stockMovements}
    join orders on orders.user_id = stock_movements.user_id and orders.id = stock_movements.order_id and orders.way = 'warehouse'
    where stock_movements.user_id = ${userId} and ${inArray(stockMovements.storedId, storedIds)}
    group by orders.id having sum(stock_movements.on_hand) > 0
    order by max(stock_movements.sequence) desc`);
  return rows.map((row) => row.order_id);
}
