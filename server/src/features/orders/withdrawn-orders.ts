import type { AddressField } from "@surimono/domain/delivery";
import type { WithdrawalObstacle } from "@surimono/domain/members";
import { orderNumber } from "@surimono/domain/orders";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { deleteAttempts } from "../payments/index.ts";
import { orderLetters, orderNotes } from "./order-logs.tables.ts";
import { orderDestinations, orderLines, orders, UNFINISHED } from "./orders.tables.ts";
import { hasParcelAway, sentLately } from "./parcels/is-in-delivery.ts";
import { orderRefunds } from "./refunds.tables.ts";

/**
 * The member's orders that keep the account from being closed: unpaid or not fully delivered. Only those that may be either are looked at,
 * each by itself (rule kernel-heavy-members).
 */
export async function findUnfinished(queries: Queries, userId: string, now: Date) {
  const refundsAsked = sql`select order_id from ${orderRefunds} where user_id = ${userId} and state = 'asked'`;
  const { rows } = await queries.execute<{ sequence: string; placed: boolean; code: WithdrawalObstacle }>(sql`
    select sequence, placed_at is not null as placed, code from (
      select found.sequence, found.placed_at, case
        when lifecycle = 'draft' and coalesce((
          select state from payment_attempts attempt
          where attempt.user_id = ${userId} and attempt.order_id = found.id order by attempt desc limit 1
        ), 'expired') not in ('failed', 'expired') then 'paying'
        when payment = 'refunding' or found.id in (${refundsAsked}) then 'refunding'
        when lifecycle <> 'placed' then null
        when fulfilment in ('waiting', 'printing', 'packed') then 'on-its-way'
        when fulfilment = 'shipped' and ${hasParcelAway(userId, sql`found.id`)} and found.id in (${sentLately(userId, now)}) then 'on-its-way'
        when payment = 'invoiced' then 'unpaid'
      end as code
      from (
        select id as order_id from ${orders} where user_id = ${userId} and (${UNFINISHED})
        union ${refundsAsked}
        union ${sentLately(userId, now)}
      ) perhaps cross join lateral (
        select * from ${orders} where user_id = ${userId} and id = perhaps.order_id offset 0
      ) found
      -- So that the code is found once.
      offset 0
    ) unfinished where code is not null order by sequence`);
  return rows.map(({ sequence, placed, code }) => ({
    code,
    orderNumber: placed ? orderNumber(Number(sequence)) : undefined,
  }));
}

/**
 * Deletes orders that were never placed unless money came for them, and from the others what neither tax law nor an invoice needs: address
 * and phone, and the words of single pieces. Names, goods, prices and taxes stay.
 */
export async function anonymiseOrders(tx: Transaction, userId: string): Promise<void> {
  const gone = await tx
    .delete(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.placedAt),
        sql`not exists (
          select 1 from payment_events event
          where event.user_id = ${orders.userId} and event.order_id = ${orders.id} and event.type <> 'failed')`,
      ),
    )
    .returning({ id: orders.id });
  await deleteAttempts(
    tx,
    userId,
    gone.map(({ id }) => id),
  );
  await tx.update(orders).set({ email: "" }).where(eq(orders.userId, userId));
  await tx.delete(orderLetters).where(eq(orderLetters.userId, userId));
  await tx.delete(orderNotes).where(eq(orderNotes.userId, userId));
  // Names of whoever wears the pieces, too.
  await tx.update(orderLines).set({ roster: null }).where(eq(orderLines.userId, userId));
  const unknown: Record<Exclude<AddressField, "lastName" | "firstName" | "companyName">, ""> = {
    postalCode: "",
    prefecture: "",
    city: "",
    street: "",
    building: "",
    room: "",
    phone: "",
  };
  await tx
    .update(orderDestinations)
    .set({ ...unknown, senderAddress: null, note: "" })
    .where(eq(orderDestinations.userId, userId));
}

/** Whether an order of the member shows the version. */
export async function hasOrderedVersion(queries: Queries, userId: string, versionId: string): Promise<boolean> {
  const { versionId: print, nameTagVersionId, hangTagVersionId } = orderLines;
  const rows = await queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.userId, userId),
        sql`${versionId}::uuid in (${print}, ${nameTagVersionId}, ${hangTagVersionId})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The designs that a kept order was printed from. */
export async function listOrderedVersions(queries: Queries, userId: string): Promise<ReadonlySet<string>> {
  const { versionId, nameTagVersionId, hangTagVersionId } = orderLines;
  const rows = await queries
    .select({ versionId, nameTagVersionId, hangTagVersionId })
    .from(orderLines)
    .where(eq(orderLines.userId, userId));
  return new Set(rows.flatMap((row) => Object.values(row)).filter((id) => id !== null));
}

/** Which of these members have orders from before; one that money came for, but that was never placed, counts from its making. */
export async function listWithOldOrders(queries: Queries, userIds: readonly string[], before: Date): Promise<string[]> {
  const isTheirs = sql`${orders.userId} = any(${sql.param([...userIds])})`;
  const rows = await queries
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(and(isTheirs, lt(sql`coalesce(${orders.placedAt}, ${orders.createdAt})`, before)));
  return rows.map(({ userId }) => userId);
}

/** Returns whether there were any. */
export async function eraseOldOrders(tx: Transaction, userId: string, before: Date): Promise<boolean> {
  const old = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), lt(sql`coalesce(${orders.placedAt}, ${orders.createdAt})`, before)));
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return false;
  await deleteAttempts(tx, userId, ids);
  await tx.delete(orders).where(and(eq(orders.userId, userId), inArray(orders.id, ids)));
  return true;
}
