import type { PieceRefund } from "@surimono/domain/orders";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { type Queries, rowsByKey, type Transaction } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";
import { orderRefundPieces, orderRefunds } from "../refunds.tables.ts";

type Row = typeof orderRefunds.$inferSelect;

/** A refund of pieces with them, whatever became of it. */
export interface RefundRow extends Row {
  readonly pieces: PieceRefund["pieces"];
}

export interface RefundKey extends OrderKey {
  readonly refundId: string;
}

const isRefund = ({ userId, orderId, refundId }: RefundKey) =>
  and(eq(orderRefunds.userId, userId), eq(orderRefunds.orderId, orderId), eq(orderRefunds.id, refundId));

export async function insertRefund(tx: Transaction, { pieces, ...row }: RefundRow): Promise<void> {
  await tx.insert(orderRefunds).values(row);
  if (pieces.length === 0) return;
  const { userId, orderId, id: refundId } = row;
  await tx
    .insert(orderRefundPieces)
    .values(pieces.map(({ rows, ...piece }) => ({ ...piece, rows: rows && [...rows], userId, orderId, refundId })));
}

/** Of some orders of one member, oldest first. */
export async function listRefundRows(
  queries: Queries,
  userId: string,
  orderIds: readonly string[],
): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await queries
    .select(getTableColumns(orderRefunds))
    .from(rowsByKey(orderRefunds, userId, orderRefunds.orderId, orderIds))
    .orderBy(asc(orderRefunds.id));
  if (rows.length === 0) return [];
  const pieces = await queries
    .select(getTableColumns(orderRefundPieces))
    .from(rowsByKey(orderRefundPieces, userId, orderRefundPieces.orderId, orderIds))
    .orderBy(asc(orderRefundPieces.lineId));
  const piecesOf = Map.groupBy(pieces, ({ refundId }) => refundId);
  return rows.map((row) => ({
    ...row,
    pieces: (piecesOf.get(row.id) ?? []).map(({ lineId, quantity, amount, taxRate, rows: which }) => ({
      ...{ lineId, quantity, amount, taxRate },
      ...(which && { rows: which }),
    })),
  }));
}

export async function findRefund(queries: Queries, key: RefundKey): Promise<Row | undefined> {
  const [row] = await queries.select().from(orderRefunds).where(isRefund(key));
  return row;
}

/** What became of it, and how the gateway calls it. Under the order's lock. */
export async function closeRefund(
  tx: Transaction,
  key: RefundKey,
  change: Pick<Row, "state" | "providerRef" | "failedAt">,
): Promise<void> {
  await tx.update(orderRefunds).set(change).where(isRefund(key));
}

/** Asked for before then and not made, longest first. */
export async function listUnmade(queries: Queries, askedBefore: Date, limit: number): Promise<RefundKey[]> {
  return queries
    .select({ userId: orderRefunds.userId, orderId: orderRefunds.orderId, refundId: orderRefunds.id })
    .from(orderRefunds)
    .where(
      and(eq(orderRefunds.state, "asked"), sql`${orderRefunds.askedAt} < ${askedBefore.toISOString()}::timestamptz`),
    )
    .orderBy(asc(orderRefunds.askedAt))
    .limit(limit);
}
