import { and, asc, eq, ne, or } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";
import { orderReplacements } from "../order-logs.tables.ts";
import { orders } from "../orders.tables.ts";

export type ReplacementRow = typeof orderReplacements.$inferSelect;

export async function insertReplacement(tx: Transaction, row: ReplacementRow): Promise<void> {
  await tx.insert(orderReplacements).values(row);
}

/** Of an order what was made again of it, and what it was made in place of, oldest first; cancelled ones too. */
export async function listReplacements(queries: Queries, { userId, orderId }: OrderKey) {
  return queries
    .select({ order: orders, row: orderReplacements })
    .from(orders)
    .innerJoin(
      orderReplacements,
      and(eq(orderReplacements.userId, orders.userId), eq(orderReplacements.orderId, orders.id)),
    )
    .where(and(eq(orders.userId, userId), or(eq(orders.replaces, orderId), eq(orders.id, orderId))))
    .orderBy(asc(orders.id));
}

/** What of the order's parcels was made again and not cancelled. */
export async function listReplaced(queries: Queries, { userId, orderId }: OrderKey) {
  return queries
    .select({ position: orderReplacements.position, pieces: orderReplacements.pieces })
    .from(orders)
    .innerJoin(
      orderReplacements,
      and(eq(orderReplacements.userId, orders.userId), eq(orderReplacements.orderId, orders.id)),
    )
    .where(and(eq(orders.userId, userId), eq(orders.replaces, orderId), ne(orders.lifecycle, "cancelled")));
}
