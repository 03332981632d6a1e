import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { type StoredPieces, storedItems, storedPieces } from "./warehouse.tables.ts";

export interface StoredRow extends StoredPieces {
  /** Can be sent: promised to nothing, or only to a sending of its owner's that is not being paid and gives way to the next. */
  readonly free: number;
  /** Ordered into the warehouse, not there yet. */
  readonly arriving: number;
  /** Without what went back to its owner (rule warehouse-forecast). */
  readonly sentLately: number;
  /** yyyy-mm-dd in Japan: since when there was any. */
  readonly since: string;
}

/** Everything of the member that is stored, was lately, or is named; in the order in which it first came. */
export async function listStored(
  queries: Queries,
  userId: string,
  { sentSince, ids }: { readonly sentSince: Date; readonly ids?: readonly string[] | undefined },
): Promise<StoredRow[]> {
  const pieces = storedPieces;
  const arriving = sql<number>`(
    select coalesce(sum(line.quantity), 0)::int from order_lines line
    join orders on orders.user_id = line.user_id and orders.id = line.order_id
    where line.user_id = stored_pieces.user_id and line.product_id = stored_pieces.product_id
      and line.version_id = stored_pieces.version_id and line.size_id = stored_pieces.size_id
      and line.name_tag_version_id is not distinct from stored_pieces.name_tag_version_id
      and line.hang_tag_version_id is not distinct from stored_pieces.hang_tag_version_id
      and orders.way = 'warehouse' and orders.lifecycle = 'placed' and orders.fulfilment in ('waiting', 'printing', 'packed'))`;
  const ofPieces = sql`movement.user_id = stored_pieces.user_id and movement.stored_id = stored_pieces.id`;
  const unpaid = sql<number>`(
    select coalesce(sum(movement.reserved), 0)::int from orders draft
    join stock_movements movement on movement.user_id = draft.user_id and movement.order_id = draft.id
    where draft.user_id = stored_pieces.user_id and draft.lifecycle = 'draft' and draft.way = 'sending'
      and movement.stored_id = stored_pieces.id
      and not exists (select 1 from payment_attempts attempt where attempt.user_id = draft.user_id
        and attempt.order_id = draft.id and attempt.state in ('pending', 'paid')))`;
  // What came back had left with a sending exactly when it is promised again.
  const sentLately = sql<number>`(
    select coalesce(-sum(movement.on_hand), 0)::int from stock_movements movement
    where ${ofPieces} and movement.at >= ${sentSince.toISOString()}::timestamptz
      and (movement.kind = 'out' or movement.kind = 'back' and movement.reserved > 0)
      and not exists (select 1 from stock_returns taken
        where taken.user_id = movement.user_id and taken.order_id = movement.order_id))`;
  const since = sql<string>`(
    select to_char(coalesce(min(movement.at), now()) at time zone 'Asia/Tokyo', 'YYYY-MM-DD') from stock_movements movement
    where ${ofPieces} and movement.kind = 'in')`;
  const rows = await queries
    .select({ row: pieces, unpaid, arriving, sentLately, since })
    .from(pieces)
    .where(and(eq(pieces.userId, userId), ids && inArray(pieces.id, [...ids])))
    .orderBy(asc(pieces.id));
  const all = rows.map(({ row, unpaid: givesWay, ...counted }) => ({
    ...{ ...row, ...counted },
    free: row.onHand - row.reserved + givesWay,
  }));
  return ids ? all : all.filter((one) => one.onHand > 0 || one.arriving > 0 || one.sentLately > 0);
}

export interface FreeTime {
  readonly productId: number;
  readonly freeUntil: string;
  /** Owed for each piece. */
  readonly feePerPiece: number;
}

/** Of the member's items. Days from before the free time was renewed cost nothing any more. */
export async function listFreeTimes(queries: Queries, userId: string): Promise<FreeTime[]> {
  return queries
    .select({
      productId: storedItems.productId,
      freeUntil: storedItems.freeUntil,
      feePerPiece: sql<number>`(
        select coalesce(sum(spent.fee_per_piece), 0)::int from storage_days spent
        where spent.user_id = stored_items.user_id and spent.product_id = stored_items.product_id
          and spent.day > stored_items.free_until)`,
    })
    .from(storedItems)
    .where(eq(storedItems.userId, userId));
}
