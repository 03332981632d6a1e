import { and, asc, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { type OrderDestination, orderDestinations } from "../orders.tables.ts";

export type ListedParcel = OrderDestination;

/** The parcels of orders of anybody, by the order's id, without what is in them. */
export async function listParcelsOf(
  queries: Queries,
  orders: readonly { readonly userId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, readonly ListedParcel[]>> {
  if (orders.length === 0) return new Map();
  const { userId, orderId, position } = orderDestinations;
  const rows = await queries
    .select()
    .from(orderDestinations)
    .where(
      and(
        inArray(userId, [...new Set(orders.map((order) => order.userId))]),
        inArray(
          orderId,
          orders.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(position));
  return Map.groupBy(rows, (row) => row.orderId);
}
