import type { UnitState } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { lockOrder, type Order, type RefundedOrder } from "../orders/index.ts";
import { moveUnits } from "./units.store.ts";

/** One run's share; the next minute has the next. */
const AT_ONCE = 200;

interface Row extends Record<string, unknown> {
  readonly number: string;
  readonly state: UnitState;
}

/**
 * Pieces whose money went back are not made (rule floor-refunded): of each line of the parcel those that have come least far, the last first,
 * as words of pieces are dealt from the first. One that lies in its box already is taken out of it before the parcel leaves (rule
 * floor-take-out). Those of which as many were cancelled before are left; so it may be told again.
 */
export const cancelRefundedUnits: Hook<RefundedOrder> = (tx, { order }, { now }) => cancelRefunded(tx, order, now());

/**
 * Of orders with boxed pieces those of which more was paid back than cancelled: a release before boxed pieces were cancelled has done that,
 * or a process that runs it still.
 */
export async function cancelMissedRefunds({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  const { rows } = await database.db.execute<{ user_id: string; order_id: string }>(sql`
    select distinct boxed.user_id, boxed.order_id
    from (select distinct user_id, order_id, line_id, parcel from units where state = 'packed') boxed
      cross join lateral (
        select sum(piece.quantity) as quantity from order_refunds refund join order_refund_pieces piece
          on piece.user_id = refund.user_id and piece.order_id = refund.order_id and piece.refund_id = refund.id
        where refund.user_id = boxed.user_id and refund.order_id = boxed.order_id and refund.position = boxed.parcel
          and refund.state = 'done' and piece.line_id = boxed.line_id
      ) refunded
    where refunded.quantity > (
      select count(*) from units unit where unit.user_id = boxed.user_id and unit.order_id = boxed.order_id
        and unit.line_id = boxed.line_id and unit.parcel = boxed.parcel and unit.state = 'cancelled')
    limit ${AT_ONCE}`);
  for (const { user_id: userId, order_id: orderId } of rows)
    await database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, { userId, orderId });
      if (order?.lifecycle === "placed") await cancelRefunded(tx, order, now());
    });
}

async function cancelRefunded(tx: Transaction, order: Pick<Order, "userId" | "id">, now: Date): Promise<void> {
  const { userId, id: orderId } = order;
  const { rows } = await tx.execute<Row>(sql`
    with refunded as (
      select piece.line_id, refund.position, sum(piece.quantity)::int as quantity
      from order_refunds refund join order_refund_pieces piece on piece.user_id = refund.user_id and piece.order_id = refund.order_id
        and piece.refund_id = refund.id
      where refund.user_id = ${userId} and refund.order_id = ${orderId} and refund.state = 'done'
      group by piece.line_id, refund.position
    ), ranked as (
      select unit.number, unit.state, unit.line_id, unit.parcel, row_number() over (
        partition by unit.line_id, unit.parcel order by unit.state <> 'cancelled', case unit.state
          when 'received' then 0 when 'ready' then 1 when 'held' then 2 when 'rejected' then 3 when 'printed' then 4 when 'checked' then 5
          when 'packed' then 6 else 7 end, unit.ordinal desc) as place
      from units unit where unit.user_id = ${userId} and unit.order_id = ${orderId}
    )
    select number, state from ranked join refunded on refunded.line_id = ranked.line_id and refunded.position = ranked.parcel
    where place <= quantity and state in ('received', 'ready', 'held', 'rejected', 'printed', 'checked', 'packed') order by number`);
  const cancelled = rows.map(({ number, state: from }) => ({ number: Number(number), from, to: "cancelled" as const }));
  await moveUnits(tx, order, cancelled, { cause: "order", now });
}
