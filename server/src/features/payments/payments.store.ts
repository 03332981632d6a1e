import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type Queries, rowsByKey, type Transaction } from "../../platform/database/index.ts";
import {
  gatewayEvents,
  type PaymentAttempt,
  type PaymentEvent,
  paymentAttempts,
  paymentEvents,
} from "./payments.tables.ts";

/** As events of the gateway name who told them. */
export const GATEWAY = "stripe";

export interface AttemptKey {
  readonly userId: string;
  readonly orderId: string;
  readonly attempt: number;
}

const isAttempt = ({ userId, orderId, attempt }: AttemptKey) =>
  and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.attempt, attempt));

export async function insertAttempt(
  tx: Transaction,
  row: Omit<PaymentAttempt, "sessionId" | "url" | "state">,
): Promise<PaymentAttempt> {
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({ ...row, state: "creating" })
    .returning();
  return attempt as PaymentAttempt;
}

export async function findLastAttempt(
  queries: Queries,
  userId: string,
  orderId: string,
): Promise<PaymentAttempt | undefined> {
  const [row] = await queries
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.orderId, orderId)))
    .orderBy(desc(paymentAttempts.attempt))
    .limit(1);
  return row;
}

/** Oldest first. */
export async function listAttempts(
  queries: Queries,
  { userId, orderId }: Omit<AttemptKey, "attempt">,
): Promise<PaymentAttempt[]> {
  return queries
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.orderId, orderId)))
    .orderBy(asc(paymentAttempts.attempt));
}

export async function findAttempt(queries: Queries, key: AttemptKey): Promise<PaymentAttempt | undefined> {
  const [row] = await queries.select().from(paymentAttempts).where(isAttempt(key));
  return row;
}

export async function updateAttempt(
  queries: Queries,
  key: AttemptKey,
  changes: Partial<PaymentAttempt>,
): Promise<void> {
  await queries.update(paymentAttempts).set(changes).where(isAttempt(key));
}

/** The gateway's answer to "creating". A faster webhook wins on the state. */
export async function openAttempt(
  queries: Queries,
  key: AttemptKey,
  session: { id: string; url: string },
): Promise<void> {
  await queries
    .update(paymentAttempts)
    .set({
      sessionId: session.id,
      url: session.url,
      state: sql`case when ${paymentAttempts.state} = 'creating' then 'open' else ${paymentAttempts.state} end`,
    })
    .where(isAttempt(key));
}

/** An attempt that never had a page. False: something else was learnt of it meanwhile, which wins. */
export async function closeRefused(queries: Queries, key: AttemptKey): Promise<boolean> {
  const closed = await queries
    .update(paymentAttempts)
    .set({ state: "failed" })
    .where(and(isAttempt(key), eq(paymentAttempts.state, "creating")))
    .returning({ attempt: paymentAttempts.attempt });
  return closed.length > 0;
}

/** Attempts without a known outcome that nobody is working on now, longest waiting first. */
export async function listUnsettled(
  queries: Queries,
  createdBefore: Date,
  now: Date,
  limit: number,
): Promise<PaymentAttempt[]> {
  return queries
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, ["creating", "open", "pending"]),
        lt(paymentAttempts.createdAt, createdBefore),
        lt(paymentAttempts.claimedUntil, now),
      ),
    )
    .orderBy(paymentAttempts.claimedUntil)
    .limit(limit);
}

/** What no gateway did: the operator, by bank transfer. */
export const BY_HAND = "shop";

/** False when the same was recorded before. */
export async function recordPaymentEvent(
  tx: Transaction,
  event: Omit<PaymentEvent, "id" | "provider" | "reason"> & Partial<Pick<PaymentEvent, "reason">>,
  provider = GATEWAY,
): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values({ ...event, id: newId(), provider })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added.length > 0;
}

export async function listPaymentEvents(
  queries: Queries,
  userId: string,
  orderIds: readonly string[],
): Promise<PaymentEvent[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select(getTableColumns(paymentEvents))
    .from(rowsByKey(paymentEvents, userId, paymentEvents.orderId, orderIds))
    .orderBy(paymentEvents.id);
}

/** The order whose payment has this name at the gateway. */
export async function findCapture(queries: Queries, providerRef: string): Promise<PaymentEvent | undefined> {
  const [row] = await queries
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, GATEWAY),
        eq(paymentEvents.providerRef, providerRef),
        eq(paymentEvents.type, "captured"),
      ),
    );
  return row;
}

export async function deleteGatewayEvents(queries: Queries, receivedBefore: Date): Promise<void> {
  await queries.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, receivedBefore));
}

/** False when this webhook was received before. */
export async function recordGatewayEvent(tx: Transaction, event: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const added = await tx.insert(gatewayEvents).values(event).onConflictDoNothing().returning({ id: gatewayEvents.id });
  return added.length > 0;
}

/** Deletes the payment attempts and events of erased orders. */
export async function deleteAttempts(tx: Transaction, userId: string, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await tx
    .delete(paymentAttempts)
    .where(and(eq(paymentAttempts.userId, userId), inArray(paymentAttempts.orderId, ids)));
  await tx.delete(paymentEvents).where(and(eq(paymentEvents.userId, userId), inArray(paymentEvents.orderId, ids)));
}
