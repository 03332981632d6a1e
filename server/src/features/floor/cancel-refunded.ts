import type { UnitState } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import type { Hook } from "../../platform/hook.ts";
import type { RefundedOrder } from "../orders/index.ts";
import { moveUnits } from "./units.store.ts";

interface Row extends Record<string, unknown> {
  readonly number: string;
  readonly state: UnitState;
}

/**
 * Pieces whose money went back are not made (rule floor-refunded): of each line of the parcel those that have come least far, the last first,
 * as words of pieces are dealt from the first. One that lies in its box already is taken out of it before the parcel leaves (rule
 * floor-take-out). Those of which as many were cancelled before are left; so it may be told again.
 */
export const cancelRefundedUnits: Hook<RefundedOrder> = async (tx, { order }, { now }) => {
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
  await moveUnits(tx, order, cancelled, { cause: "order", now: now() });
};
