import { RANKS } from "@surimono/domain/miles";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { users } from "../members/index.ts";
import { mileBalances, milePromises } from "./miles.tables.ts";
import type { OrderOfMember } from "./wallet.store.ts";

export interface NewPromise extends OrderOfMember {
  readonly orderNumber: string;
  /** In yen. */
  readonly paid: number;
}

/** The rate of a member's rank, in the statement that promises by it. */
function rateOf(earned: SQL): SQL {
  const steps = RANKS.toReversed().map(
    ({ mileRate, from }) => sql`when ${earned} >= ${sql.raw(`${from} then ${mileRate}`)}`,
  );
  return sql`case ${sql.join(steps, sql` `)} end`;
}

/** Only for consumers, at the rate of the rank that they have now. */
export async function insertPromise(tx: Transaction, { userId, orderId, orderNumber, paid }: NewPromise) {
  const rate = rateOf(sql`coalesce(held.balance + held.rank_extra, 0)`);
  await tx.execute(sql`
    insert into ${milePromises} (user_id, order_id, order_number, rate, kept)
    select ${users.id}, ${orderId}::uuid, ${orderNumber}, ${rate}, ${paid}::int
    from ${users} left join ${mileBalances} held on held.user_id = ${users.id}
    where ${users.id} = ${userId} and ${users.kind} = 'consumer'
    on conflict do nothing`);
}

const isOf = ({ userId, orderId }: OrderOfMember) =>
  and(eq(milePromises.userId, userId), eq(milePromises.orderId, orderId));

export async function findPromise(queries: Queries, order: OrderOfMember) {
  const [row] = await queries.select().from(milePromises).where(isOf(order));
  return row;
}

/** Never up again. Returns whether there is one. */
export async function reducePromise(tx: Transaction, order: OrderOfMember, kept: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(milePromises)
    .set({ kept: sql`greatest(0, least(${milePromises.kept}, ${kept}))` })
    .where(isOf(order));
  return (rowCount ?? 0) > 0;
}

export async function settlePromise(tx: Transaction, order: OrderOfMember, settledAt: Date | null): Promise<void> {
  await tx.update(milePromises).set({ settledAt }).where(isOf(order));
}

/** From which moment a placed order counts as delivered. Orders are built on miles, so this asks their view. */
export async function readArrival(queries: Queries, { userId, orderId }: OrderOfMember): Promise<Date | undefined> {
  const { rows } = await queries.execute<{ arrives_at: string | null }>(
    sql`select arrives_at from placed_orders where user_id = ${userId} and id = ${orderId}::uuid`,
  );
  const at = rows[0]?.arrives_at;
  return at ? new Date(at) : undefined;
}

/** Delivered by now and not settled, after the one named. */
export async function listArrived(
  queries: Queries,
  now: Date,
  after: OrderOfMember | undefined,
  limit: number,
): Promise<OrderOfMember[]> {
  const further = after
    ? sql`and (promise.user_id, promise.order_id) > (${after.userId}, ${after.orderId}::uuid)`
    : sql``;
  const { rows } = await queries.execute<{ user_id: string; order_id: string }>(sql`
    select promise.user_id, promise.order_id from ${milePromises} promise
    join placed_orders placed on placed.user_id = promise.user_id and placed.id = promise.order_id
    where promise.settled_at is null and placed.arrives_at <= ${now.toISOString()}::timestamptz ${further}
    order by promise.user_id, promise.order_id limit ${limit}`);
  return rows.map((row) => ({ userId: row.user_id, orderId: row.order_id }));
}

/** What orders on their way will bring. */
export async function countPromised(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ miles: sql<number>`coalesce(sum(${milePromises.kept}::bigint * ${milePromises.rate} / 10000), 0)::int` })
    .from(milePromises)
    .where(and(eq(milePromises.userId, userId), sql`${milePromises.settledAt} is null`));
  return row?.miles ?? 0;
}
