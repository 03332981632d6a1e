import type { Pieces } from "@surimono/domain/delivery";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { OrderKey } from "./order-key.ts";
import { type OrderDestination, type OrderLine, orderDestinations, orderPieces } from "./orders.tables.ts";

/** One parcel of an order with what is in it. */
export interface Parcel extends OrderDestination {
  readonly pieces: readonly Pieces[];
}

/** After the order's lines. As one value: there may be thousands. */
export async function insertPieces(tx: Transaction, { userId, orderId }: OrderKey, parcels: readonly Parcel[]) {
  const rows = parcels.flatMap(({ position, pieces }) => pieces.map((piece) => ({ ...piece, position })));
  await tx.execute(sql`
    insert into order_pieces (user_id, order_id, line_id, position, quantity)
    select ${userId}, ${orderId}, "lineId", position, quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as piece("lineId" uuid, position integer, quantity integer)`);
}

/** In their order, each with its pieces in the order of the lines. An order without rows of pieces is one parcel with everything. */
export async function listParcels(
  queries: Queries,
  { userId, orderId }: OrderKey,
  lines: readonly Pick<OrderLine, "id" | "quantity">[],
): Promise<Parcel[]> {
  const [destinations, pieces] = await Promise.all([
    queries
      .select()
      .from(orderDestinations)
      .where(and(eq(orderDestinations.userId, userId), eq(orderDestinations.orderId, orderId)))
      .orderBy(asc(orderDestinations.position)),
    queries
      .select()
      .from(orderPieces)
      .where(and(eq(orderPieces.userId, userId), eq(orderPieces.orderId, orderId)))
      .orderBy(asc(orderPieces.lineId)),
  ]);
  const piecesOf = Map.groupBy(pieces, ({ position }) => position);
  return destinations.map((destination) => ({
    ...destination,
    pieces:
      pieces.length === 0
        ? allOf(lines)
        : (piecesOf.get(destination.position) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }));
}

export function allOf(lines: readonly Pick<OrderLine, "id" | "quantity">[]): Pieces[] {
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
}
