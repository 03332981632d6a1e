import { MINUTE_MS } from "@surimono/domain/kernel";
import { CANCELLATION_MINUTES, canBeCancelled } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { isPrintable } from "../designs/index.ts";
import { findOrder, listOrderLines, lockOrder, type Order } from "../orders/index.ts";
import { followUnits } from "./follow-units.ts";
import { listUnitsOf, moveUnits } from "./units.store.ts";

export const readyUnitsJob = timedJob("ready-units");

/** One run's share; the next minute has the next. */
const AT_ONCE = 500;

interface Key extends Record<string, unknown> {
  readonly user_id: string;
  readonly id: string;
}

type Part = Pick<Shop, "database" | "files" | "now">;

/**
 * Gives their units to orders of before there were any, and releases to the printers what its buyer can no longer cancel and whose files are
 * made (rule floor-ready). Safe beside itself: each order is looked at under its lock.
 */
export async function readyUnits(shop: Part): Promise<void> {
  for (const key of await withoutUnits(shop.database.db)) await makeMissing(shop, key);
  for (const key of await withReceived(shop.database.db, shop.now())) await release(shop, key);
}

async function makeMissing({ database, now }: Part, { user_id: userId, id: orderId }: Key): Promise<void> {
  await database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, { userId, orderId });
    if (order?.lifecycle === "placed") await followUnits(tx, order, { now });
  });
}

async function withoutUnits(queries: Queries): Promise<Key[]> {
  const { rows } = await queries.execute<Key>(sql`
    select user_id, id from orders where lifecycle = 'placed' and fulfilment in ('waiting', 'printing', 'packed')
      and not exists (select 1 from unit_orders made where made.user_id = orders.user_id and made.order_id = orders.id)
    order by dispatch_by, id limit ${AT_ONCE}`);
  return rows;
}

/** By chance, so that many whose files are never made do not keep the others back; all that can be released is, within minutes. */
async function withReceived(queries: Queries, now: Date): Promise<Key[]> {
  const before = new Date(now.getTime() - CANCELLATION_MINUTES * MINUTE_MS).toISOString();
  const { rows } = await queries.execute<Key>(sql`
    select placed.user_id, placed.id from (
      select distinct user_id, order_id from units where state = 'received'
    ) waiting join orders placed on placed.user_id = waiting.user_id and placed.id = waiting.order_id
    where placed.lifecycle = 'placed' and placed.payment not in ('refunding', 'refunded')
      and (placed.placed_at <= ${before}::timestamptz or placed.fulfilment <> 'waiting' or placed.replaces is not null)
    order by random() limit ${AT_ONCE}`);
  return rows;
}

async function release({ database, files, now }: Part, { user_id: userId, id: orderId }: Key): Promise<void> {
  const lines = await listOrderLines(database.db, userId, [orderId]);
  const made = new Set<string>();
  // Outside of the transaction: files may be far away.
  for (const line of lines) if (await isPrintable({ files }, line)) made.add(line.id);
  if (made.size === 0 || !(await findOrder(database.db, { userId, orderId }))) return;
  await database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, { userId, orderId });
    if (order) await releaseLines(tx, order, made, now());
  });
}

/** Those of the lines whose print files are there. */
export async function releaseLines(tx: Transaction, order: Order, made: ReadonlySet<string>, now: Date): Promise<void> {
  if (order.lifecycle !== "placed" || canBeCancelled(order, order.placedAt ?? undefined, now)) return;
  const moved = (await listUnitsOf(tx, order))
    .filter(({ state, lineId }) => state === "received" && made.has(lineId))
    .map(({ number }) => ({ number, from: "received", to: "ready" }) as const);
  await moveUnits(tx, order, moved, { cause: "shop", now });
}
