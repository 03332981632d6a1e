import { and, eq, gte, lt } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import {
  type LocalRefund,
  type LocalSession,
  localGatewayRefunds,
  localGatewayReplies,
  localGatewaySessions,
} from "../local-gateway.tables.ts";

export async function insertSession(tx: Transaction, row: LocalSession): Promise<void> {
  await tx.insert(localGatewaySessions).values(row);
}

export async function findSession(queries: Queries, id: string): Promise<LocalSession | undefined> {
  const [row] = await queries.select().from(localGatewaySessions).where(eq(localGatewaySessions.id, id));
  return row;
}

export async function lockSession(tx: Transaction, id: string): Promise<LocalSession | undefined> {
  const [row] = await tx.select().from(localGatewaySessions).where(eq(localGatewaySessions.id, id)).for("update");
  return row;
}

const sessionOfIntent = (queries: Queries, paymentIntentId: string) =>
  queries.select().from(localGatewaySessions).where(eq(localGatewaySessions.paymentIntentId, paymentIntentId));

export async function findSessionOfIntent(queries: Queries, intentId: string): Promise<LocalSession | undefined> {
  const [row] = await sessionOfIntent(queries, intentId);
  return row;
}

export async function lockSessionOfIntent(tx: Transaction, intentId: string): Promise<LocalSession | undefined> {
  const [row] = await sessionOfIntent(tx, intentId).for("update");
  return row;
}

export async function updateSession(
  tx: Transaction,
  id: string,
  changes: Partial<LocalSession>,
): Promise<LocalSession> {
  const [row] = await tx.update(localGatewaySessions).set(changes).where(eq(localGatewaySessions.id, id)).returning();
  return row as LocalSession;
}

export async function insertRefund(tx: Transaction, row: LocalRefund): Promise<void> {
  await tx.insert(localGatewayRefunds).values(row);
}

export async function listRefunds(queries: Queries, paymentIntentId: string): Promise<LocalRefund[]> {
  return queries.select().from(localGatewayRefunds).where(eq(localGatewayRefunds.paymentIntentId, paymentIntentId));
}

/** Undefined when the key is new and now held by this transaction; a rival waits here until that ends. */
export async function claimKey(tx: Transaction, key: string, fingerprint: string) {
  const added = await tx.insert(localGatewayReplies).values({ key, fingerprint }).onConflictDoNothing().returning();
  if (added.length > 0) return undefined;
  const [row] = await tx.select().from(localGatewayReplies).where(eq(localGatewayReplies.key, key));
  return row;
}

export async function rememberReply(tx: Transaction, key: string, reply: object): Promise<void> {
  await tx.update(localGatewayReplies).set({ reply }).where(eq(localGatewayReplies.key, key));
}

/** Payments that came in that time. */
export async function listPaid(queries: Queries, from: Date, before: Date): Promise<LocalSession[]> {
  const { paidAt } = localGatewaySessions;
  return queries
    .select()
    .from(localGatewaySessions)
    .where(and(gte(paidAt, from), lt(paidAt, before)));
}

/** Refunds of that time, each with how the payment was made. */
export async function listRefundsMade(queries: Queries, from: Date, before: Date) {
  const { createdAt, paymentIntentId } = localGatewayRefunds;
  return queries
    .select({ refund: localGatewayRefunds, method: localGatewaySessions.method })
    .from(localGatewayRefunds)
    .innerJoin(localGatewaySessions, eq(localGatewaySessions.paymentIntentId, paymentIntentId))
    .where(and(gte(createdAt, from), lt(createdAt, before)));
}
