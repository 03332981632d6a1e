import { ADDRESS_FIELDS, type Pieces } from "@surimono/domain/delivery";
import type { ParcelState } from "@surimono/domain/orders";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type Queries, rowsByKey, type Transaction } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";
import { orderMoves } from "../order-logs.tables.ts";
import { type OrderDestination, type OrderLine, orderDestinations, orderPieces } from "../orders.tables.ts";

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

/** The positions of parcels in whose box a cancelled piece lies still: the floor writes them down (rule floor-take-out). */
export async function listToTakeOut(queries: Queries, { userId, orderId }: OrderKey): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ parcel: number }>(sql`
    select distinct parcel from units_to_take_out where user_id = ${userId} and order_id = ${orderId} and parcel is not null`);
  return new Set(rows.map(({ parcel }) => parcel));
}

/**
 * The positions of parcels of which a piece is in no box: one that was rejected, or whose packing was taken back, after its order was packed. An
 * order has none that has no units, or whose units have not followed it to where it is.
 */
export async function listUnpacked(queries: Queries, { userId, orderId }: OrderKey): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ parcel: number }>(sql`
    select distinct parcel from units unit join unit_orders seen using (user_id, order_id)
    where unit.user_id = ${userId} and unit.order_id = ${orderId} and parcel is not null and seen.fulfilment = 'packed'
      and state not in ('packed', 'shipped', 'stored', 'cancelled')`);
  return new Set(rows.map(({ parcel }) => parcel));
}

/** Why parcels at these positions do not leave, as the floor has it. Under their order's lock, which every step of a piece takes. */
export async function problemOfBoxes(tx: Transaction, key: OrderKey, positions: readonly number[]) {
  const toTakeOut = await listToTakeOut(tx, key);
  if (positions.some((position) => toTakeOut.has(position))) return "orders/piece-to-take-out";
  const unpacked = await listUnpacked(tx, key);
  return positions.some((position) => unpacked.has(position)) ? "orders/piece-not-packed" : undefined;
}

export function allOf(lines: readonly Pick<OrderLine, "id" | "quantity">[]): Pieces[] {
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
}

const isParcel = ({ userId, orderId, position }: Pick<Parcel, "userId" | "orderId" | "position">) =>
  and(
    eq(orderDestinations.userId, userId),
    eq(orderDestinations.orderId, orderId),
    eq(orderDestinations.position, position),
  );

/** Courier, number and times of a parcel of a locked order. */
export async function updateParcel(tx: Transaction, parcel: Parcel): Promise<void> {
  const { courier, trackingNumber, shippedAt, deliveredAt, cancelledAt, lostAt } = parcel;
  const changes = { courier, trackingNumber, shippedAt, deliveredAt, cancelledAt, lostAt };
  await tx.update(orderDestinations).set(changes).where(isParcel(parcel));
}

/** Receiver and wishes of a parcel of a locked order; what is in it stays. */
export async function writeReceiver(tx: Transaction, parcel: Parcel): Promise<void> {
  const { wishedDay, wishedBand } = parcel;
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, parcel[field]]));
  await tx
    .update(orderDestinations)
    .set({ ...address, wishedDay, wishedBand })
    .where(isParcel(parcel));
}

/** Those that had not left have left now, with the courier that they have. */
export async function shipUnsent(tx: Transaction, { userId, orderId }: OrderKey, shippedAt: Date): Promise<void> {
  await tx
    .update(orderDestinations)
    .set({ shippedAt })
    .where(
      and(
        eq(orderDestinations.userId, userId),
        eq(orderDestinations.orderId, orderId),
        isNull(orderDestinations.shippedAt),
        isNull(orderDestinations.cancelledAt),
      ),
    );
}

/** None of them has left after all. */
export async function forgetShipping(tx: Transaction, { userId, orderId }: OrderKey): Promise<void> {
  await tx
    .update(orderDestinations)
    .set({ courier: null, trackingNumber: null, shippedAt: null, deliveredAt: null, lostAt: null })
    .where(and(eq(orderDestinations.userId, userId), eq(orderDestinations.orderId, orderId)));
}

interface ParcelMove {
  readonly from: ParcelState;
  readonly to: ParcelState;
  readonly cause: string;
  readonly reason?: string;
  readonly now: Date;
}

/** A parcel's own step, among the moves of its order on the axis `parcel <number>`. */
export async function noteParcelMove(
  tx: Transaction,
  { userId, orderId, position }: Parcel,
  { now, ...move }: ParcelMove,
): Promise<void> {
  await tx
    .insert(orderMoves)
    .values({ userId, orderId, id: newId(), axis: `parcel ${position + 1}`, ...move, at: now });
}

export interface ParcelCount {
  readonly orderId: string;
  /** Without those that were taken out of the order. */
  readonly parcels: number;
  /** By themselves: an order that left as a whole may have none. */
  readonly shipped: number;
}

export async function countParcels(
  queries: Queries,
  userId: string,
  orderIds: readonly string[],
): Promise<ParcelCount[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select({
      orderId: orderDestinations.orderId,
      parcels: sql<number>`(count(*) filter (where ${orderDestinations.cancelledAt} is null))::int`,
      shipped: sql<number>`count(${orderDestinations.shippedAt})::int`,
    })
    .from(rowsByKey(orderDestinations, userId, orderDestinations.orderId, orderIds))
    .groupBy(orderDestinations.orderId);
}
