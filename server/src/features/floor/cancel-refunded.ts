import type { UnitState } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { listRosters, lockOrder, type Order, type RefundedOrder, type RosterLine } from "../orders/index.ts";
import { ownPiece } from "./tickets/read-tickets.ts";
import { moveUnits } from "./units.store.ts";

/** One run's share; the next minute has the next. */
const AT_ONCE = 200;

/** Those that have come least far first; what has left cannot be cancelled. */
const PATH: readonly UnitState[] = ["received", "ready", "held", "rejected", "printed", "checked", "packed"];

/** What went back for pieces of a line of a parcel. */
interface Refunded extends Record<string, unknown> {
  readonly line_id: string;
  readonly position: number;
  readonly quantity: number;
  /** Those that were named by their rows of the roster, refund by refund. */
  readonly rows: readonly (readonly number[])[] | null;
}

interface Piece extends Record<string, unknown> {
  readonly number: string;
  readonly state: UnitState;
  readonly line_id: string;
  readonly parcel: number | null;
  /** Among its line's pieces of its parcel, from 0. */
  readonly place: number;
}

/**
 * Pieces whose money went back are not made (rule floor-refunded): those that were named by their words, and else of each line of the parcel those
 * that have come least far, the last first. Of what is sent from the warehouse the fee goes back, and the pieces go on unless their parcel was taken
 * out. One that lies in its box already is taken out of it before the parcel leaves (rule
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
    from (
        select distinct unit.user_id, unit.order_id, unit.line_id, unit.parcel
        from units unit join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
        where unit.state = 'packed' and placed.way <> 'sending'
      ) boxed
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

async function cancelRefunded(tx: Transaction, order: Order, now: Date): Promise<void> {
  const { userId, id: orderId } = order;
  const ofTakenOut = sql`and exists (
    select 1 from order_destinations parcel where parcel.user_id = refund.user_id and parcel.order_id = refund.order_id
      and parcel.position = refund.position and parcel.cancelled_at is not null)`;
  const { rows: refunds } = await tx.execute<Refunded>(sql`
    select piece.line_id, refund.position, sum(piece.quantity)::int as quantity,
      jsonb_agg(to_jsonb(piece.roster_rows)) filter (where piece.roster_rows is not null) as rows
    from order_refunds refund join order_refund_pieces piece on piece.user_id = refund.user_id and piece.order_id = refund.order_id
      and piece.refund_id = refund.id
    where refund.user_id = ${userId} and refund.order_id = ${orderId} and refund.state = 'done'
      ${order.way === "sending" ? ofTakenOut : sql``}
    group by piece.line_id, refund.position`);
  if (refunds.length === 0) return;
  const { rows: pieces } = await tx.execute<Piece>(sql`
    select number, state, line_id, parcel, ordinal - min(ordinal) over (partition by line_id, parcel) as place
    from units where user_id = ${userId} and order_id = ${orderId} order by ordinal desc`);
  const rosters = refunds.some(({ rows }) => rows) ? await listRosters(tx, { userId, orderId }) : [];
  const gone = refunds.flatMap((refund) => piecesOf(refund, pieces, rosters));
  const cancelled = gone
    .filter(({ state }) => PATH.includes(state))
    .map(({ number, state: from }) => ({ number: Number(number), from, to: "cancelled" as const }))
    .toSorted((one, other) => one.number - other.number);
  await moveUnits(tx, order, cancelled, { cause: "order", now });
}

/** As many as went back: those that are cancelled already, then those that were named, then those that have come least far. */
function piecesOf(
  { line_id, position, quantity, rows }: Refunded,
  pieces: readonly Piece[],
  rosters: readonly RosterLine[],
): Piece[] {
  const named = new Set(rows?.flat());
  const roster = rosters.find(({ line }) => line.id === line_id);
  const isNamed = (piece: Piece) => named.has(ownPiece(piece, roster)?.row ?? 0);
  const rank = (piece: Piece) => {
    if (piece.state === "cancelled") return -2;
    if (isNamed(piece)) return -1;
    return PATH.includes(piece.state) ? PATH.indexOf(piece.state) : PATH.length;
  };
  return pieces
    .filter((piece) => piece.line_id === line_id && piece.parcel === position)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, quantity);
}
