import { ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { findOrder, lockOrder, moveStored } from "../orders/index.ts";

export const followStoredJob = jobKind<{ readonly userId: string }>("follow-stored-orders");

/**
 * An order into the warehouse is shipped when all that it brought has been sent on, and stored again when some has come back. What lies there
 * is counted as of the latest orders. In a job of its own: it locks orders after the pieces of another.
 */
export async function followStored(shop: Pick<Shop, "database" | "now">, userId: string): Promise<void> {
  const { database } = shop;
  const now = shop.now();
  const found = await database.inTransaction(async (tx) => ok(await listSentOn(tx, userId)));
  for (const { orderId } of found.value)
    await database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, { userId, orderId });
      const again = (await listSentOn(tx, userId)).find((one) => one.orderId === orderId);
      if (order && again && (await findOrder(tx, { userId, orderId })))
        await moveStored(tx, order, again.isSentOn ? "shipped" : "stored", now);
      return ok(undefined);
    });
}

interface Followed {
  readonly orderId: string;
  readonly isSentOn: boolean;
}

/** The orders whose state says otherwise. */
async function listSentOn(tx: Transaction, userId: string): Promise<Followed[]> {
  const { rows } = await tx.execute<{ order_id: string; is_sent_on: boolean }>(sql`
    with brought as (
      select movement.order_id, movement.stored_id, sum(movement.on_hand) as pieces, min(movement.sequence) as first
      from stock_movements movement
      join orders on orders.user_id = movement.user_id and orders.id = movement.order_id and orders.way = 'warehouse'
      where movement.user_id = ${userId} and orders.fulfilment in ('stored', 'shipped')
      group by movement.order_id, movement.stored_id having sum(movement.on_hand) > 0
    ), left_of as (
      select brought.order_id, least(brought.pieces, greatest(0, stored.on_hand - coalesce((
        select sum(later.pieces) from brought later where later.stored_id = brought.stored_id and later.first > brought.first
      ), 0))) as pieces
      from brought join stored_pieces stored on stored.user_id = ${userId} and stored.id = brought.stored_id
    )
    select order_id, is_sent_on from (
      select order_id, sum(pieces) = 0 as is_sent_on from left_of group by order_id
    ) standing
    where exists (
      select 1 from orders where orders.user_id = ${userId} and orders.id = order_id
        and orders.fulfilment <> case when is_sent_on then 'shipped' else 'stored' end)
    order by order_id`);
  return rows.map((row) => ({ orderId: row.order_id, isSentOn: row.is_sent_on }));
}
