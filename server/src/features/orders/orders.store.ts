import { canStep, movesTo, ORDER_UNDOS, type OrderAxes } from "@surimono/domain/orders";
import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, notInArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { insertRows, type Queries, rowsByKey, type Transaction } from "../../platform/database/index.ts";
import type { OrderKey } from "./order-key.ts";
import { orderMoves } from "./order-logs.tables.ts";
import { type Order, type OrderLine, orderDestinations, orderLines, orders, UNFINISHED } from "./orders.tables.ts";
import type { Parcel } from "./parcels/parcels.store.ts";

const isOrder = ({ userId, orderId }: OrderKey) => and(eq(orders.userId, userId), eq(orders.id, orderId));

export async function insertOrder(
  tx: Transaction,
  order: Omit<Order, "sequence">,
  lines: readonly OrderLine[],
  parcels: readonly Parcel[],
): Promise<Order> {
  // Sent together; the order first, which the others name. What goes into the warehouse has no destination.
  const [[row]] = await Promise.all([
    insertRows(tx, orders, [order], "sequence"),
    insertRows(tx, orderLines, lines),
    insertRows(tx, orderDestinations, parcels),
  ]);
  return { ...order, sequence: Number(row?.sequence) };
}

/** The cart's order: a draft or a placed one. */
export async function findOrderOfCart(queries: Queries, userId: string, cartId: string): Promise<Order | undefined> {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.cartId, cartId)));
  return row;
}

export async function findOrder(queries: Queries, key: OrderKey): Promise<Order | undefined> {
  const [row] = await queries.select().from(orders).where(isOrder(key));
  return row;
}

export async function findOrderBySequence(queries: Queries, sequence: number): Promise<Order | undefined> {
  const [row] = await queries.select().from(orders).where(eq(orders.sequence, sequence));
  return row;
}

/** Sendings that are not paid for yet, oldest first. */
export async function listSendingDrafts(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.lifecycle, "draft"), eq(orders.way, "sending")))
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

/** Lock order of the shop: cart, then order. */
export async function lockOrder(tx: Transaction, key: OrderKey): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(isOrder(key)).for("update");
  return row;
}

/**
 * Of orders that are still written about: placed since then, unfinished, or in store. Those of a closed account have no address and get
 * none. Returns how many there were, at most the limit.
 */
export async function setOrderEmails(
  queries: Queries,
  { userId, email, since }: { readonly userId: string; readonly email: string; readonly since: Date },
  limit: number,
): Promise<number> {
  const differs = and(
    eq(orders.userId, userId),
    isNotNull(orders.placedAt),
    notInArray(orders.email, ["", email]),
    sql`(${orders.placedAt} > ${since.toISOString()}::timestamptz or ${orders.fulfilment} = 'stored' or ${UNFINISHED})`,
  );
  const some = queries.select({ id: orders.id }).from(orders).where(differs).limit(limit);
  const { rowCount } = await queries
    .update(orders)
    .set({ email })
    .where(and(differs, inArray(orders.id, some)));
  return rowCount ?? 0;
}

type Changes = Partial<Pick<Order, "cartId" | "placedAt" | "dispatchBy" | "heldAt" | "heldReason">>;

/** The only writer of the axes: moves a locked order as the tables allow and records each move. An illegal move throws. */
export async function moveOrder(
  tx: Transaction,
  order: Order,
  to: Partial<OrderAxes>,
  { cause, now, reason = null, changes = {} }: { cause: string; now: Date; reason?: string | null; changes?: Changes },
): Promise<Order> {
  const moves = movesTo(order, to);
  if (moves.length === 0) return order;
  const key = { userId: order.userId, orderId: order.id };
  const written = moves.map((move) => ({ ...key, id: newId(), ...move, cause, reason, at: now }));
  await Promise.all([
    insertRows(tx, orderMoves, written),
    tx
      .update(orders)
      .set({ ...to, ...changes })
      .where(isOrder(key)),
  ]);
  return { ...order, ...to, ...changes };
}

/** An order into the warehouse follows what became of its pieces. */
export async function moveStored(tx: Transaction, order: Order, to: "stored" | "shipped", now: Date): Promise<void> {
  if (order.lifecycle === "placed" && order.way === "warehouse" && canStep(order.way, order.fulfilment, to))
    await moveOrder(tx, order, { fulfilment: to }, { cause: "warehouse", now });
}

interface OperatorNote {
  readonly reason: string;
  readonly now: Date;
}

/** Undoes the workshop's last step of a locked order, as a move of its own. Throws if there is none. */
export async function moveBack(tx: Transaction, order: Order, { reason, now }: OperatorNote): Promise<Order> {
  const key = { userId: order.userId, orderId: order.id };
  const from = order.fulfilment;
  const to = ORDER_UNDOS[order.way][from];
  if (to === undefined) throw new Error(`an order cannot go back from ${from}`);
  const move = { ...key, id: newId(), axis: "fulfilment", from, to, cause: "operator", reason, at: now };
  await tx.insert(orderMoves).values(move);
  await tx.update(orders).set({ fulfilment: to }).where(isOrder(key));
  return { ...order, fulfilment: to };
}

/** Records that files of an order, or of one of its lines, are made again. */
export async function noteReprint(
  tx: Transaction,
  key: OrderKey,
  lineIds: readonly string[],
  { reason, now }: OperatorNote,
): Promise<void> {
  const note = { ...key, axis: "prints", from: "made", cause: "operator", reason, at: now };
  await tx.insert(orderMoves).values(lineIds.map((to) => ({ ...note, id: newId(), to })));
}

export async function listOrderLines(
  queries: Queries,
  userId: string,
  orderIds: readonly string[],
): Promise<OrderLine[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select(getTableColumns(orderLines))
    .from(rowsByKey(orderLines, userId, orderLines.orderId, orderIds))
    .orderBy(orderLines.orderId, orderLines.id);
}

/** Everything that moved of one order, oldest first. */
export async function listMoves(queries: Queries, { userId, orderId }: OrderKey) {
  return queries
    .select()
    .from(orderMoves)
    .where(and(eq(orderMoves.userId, userId), eq(orderMoves.orderId, orderId)))
    .orderBy(orderMoves.id);
}

/** When its goods last left the workshop, for the buyer or the warehouse. */
export async function findSentAt(queries: Queries, { userId, id }: Order): Promise<Date | undefined> {
  const [row] = await queries
    .select({ at: orderMoves.at })
    .from(orderMoves)
    .where(
      and(
        eq(orderMoves.userId, userId),
        eq(orderMoves.orderId, id),
        // Not of a parcel alone.
        eq(orderMoves.axis, "fulfilment"),
        inArray(orderMoves.to, ["shipped", "stored"]),
      ),
    )
    .orderBy(desc(orderMoves.at))
    .limit(1);
  return row?.at;
}

/** Whether an axis of the order ever came to this state. */
export async function hasMoved(
  queries: Queries,
  { userId, id }: Order,
  { axis, to }: { readonly axis: keyof OrderAxes; readonly to: string },
): Promise<boolean> {
  const { orderId } = orderMoves;
  const [row] = await queries
    .select({ id: orderMoves.id })
    .from(orderMoves)
    .where(and(eq(orderMoves.userId, userId), eq(orderId, id), eq(orderMoves.axis, axis), eq(orderMoves.to, to)))
    .limit(1);
  return row !== undefined;
}

/** Placed orders, newest first, after the one named. */
export async function listPlaced(
  queries: Queries,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<Order[]> {
  return queries
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.placedAt),
        // The first condition says where in the index to begin.
        before
          ? sql`${orders.placedAt} <= (select placed_at from ${orders} where user_id = ${userId} and id = ${before})
            and (${orders.placedAt}, ${orders.id}) < (select placed_at, id from ${orders} where user_id = ${userId} and id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

export async function listOldDrafts(queries: Queries, createdBefore: Date, limit: number): Promise<OrderKey[]> {
  return queries
    .select({ userId: orders.userId, orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.lifecycle, "draft"), lt(orders.createdAt, createdBefore)))
    .orderBy(orders.createdAt)
    .limit(limit);
}
