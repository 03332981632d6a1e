import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";

export interface StoredSize {
  readonly sizeId: number;
  /** In the warehouse. */
  readonly onHand: number;
  /** Of these, promised to nobody. */
  readonly free: number;
}

/** What of an item lies in the warehouse, by the view that the warehouse publishes. */
export async function listStoredSizes(queries: Queries, userId: string, productId: number): Promise<StoredSize[]> {
  const { rows } = await queries.execute<{ size_id: number; on_hand: number; free: number }>(
    sql`select size_id, on_hand, free from stored_by_size where user_id = ${userId} and product_id = ${productId}`,
  );
  return rows.map((row) => ({ sizeId: row.size_id, onHand: row.on_hand, free: row.free }));
}
