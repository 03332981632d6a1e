import { type AnyColumn, and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { type Order, orders } from "../orders.tables.ts";

export interface QuotedOrder extends Pick<Order, "id" | "sequence" | "cartId"> {
  readonly standing: "placed" | "pending";
}

/** What came of a draft of an operator: its id is the key, as a cart's is of its order. Nothing, while nobody has paid or promised to. */
export async function listQuotedOrders(
  queries: Queries,
  quotes: readonly { readonly userId: string; readonly id: string }[],
): Promise<QuotedOrder[]> {
  if (quotes.length === 0) return [];
  const users = quotes.map(({ userId }) => userId);
  const keys = quotes.map((quote) => quote.id);
  const { id, sequence, cartId, placedAt, payment } = orders;
  const rows = await queries
    .select({ id, sequence, cartId, placedAt, payment })
    .from(orders)
    .where(and(inArray(orders.userId, users), inArray(cartId, keys)));
  return rows.flatMap(({ placedAt, payment: money, ...row }): QuotedOrder[] => {
    if (placedAt) return [{ ...row, standing: "placed" }];
    return money === "pending" ? [{ ...row, standing: "pending" }] : [];
  });
}

/** Of the draft with that owner and id. */
export function hasQuotedOrder(userId: AnyColumn, quoteId: AnyColumn): SQL {
  const isIts = and(eq(orders.userId, userId), eq(orders.cartId, quoteId), isNotNull(orders.placedAt));
  return sql`exists (select 1 from ${orders} where ${isIts})`;
}
