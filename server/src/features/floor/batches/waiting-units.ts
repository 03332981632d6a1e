import type { Batchable } from "@surimono/domain/floor";
import type { Day } from "@surimono/domain/kernel";
import { type SQL, sql } from "drizzle-orm";
import { isOnCitus, type Queries, type Transaction } from "../../../platform/database/index.ts";
import { inNumbers } from "./batches.store.ts";

/**
 * What may lie in a batch: it waits to be printed here, and nothing keeps its order back (rule floor-batch-waiting). An older release let pieces
 * from the warehouse be rejected.
 */
const IS_READY = sql`unit.state in ('ready', 'rejected') and placed.way <> 'sending'
  and placed.lifecycle = 'placed' and placed.held_at is null and placed.payment not in ('refunding', 'refunded')`;
const IS_TAKEN = sql`exists (
  select 1 from batch_units member where member.user_id = unit.user_id and member.unit = unit.number and member.is_current)`;
const WAITING = sql`${IS_READY} and not ${IS_TAKEN}`;

const WITH_ORDER = sql`
    join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
    join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id`;
const FROM = sql`from units unit ${WITH_ORDER}`;

const GOODS = sql`line.method_id, line.item_id, line.color_id, line.size_id, placed.dispatch_by::text as dispatch_by`;

const dueUntil = (until: Day | undefined): SQL => (until ? sql`and placed.dispatch_by <= ${until}::date` : sql``);

interface GoodsRow extends Record<string, unknown> {
  readonly method_id: number;
  readonly item_id: number;
  readonly color_id: number;
  readonly size_id: number;
  readonly dispatch_by: string;
  readonly method_name: string;
  readonly item_name: string;
  readonly color_name: string;
  readonly size_name: string;
}

const goodsOf = (row: GoodsRow): Batchable => ({
  ...{ methodId: row.method_id, itemId: row.item_id, colorId: row.color_id, sizeId: row.size_id },
  dispatchBy: row.dispatch_by,
});

export interface Goods extends Batchable {
  readonly methodName: string;
  readonly itemName: string;
  readonly colorName: string;
  readonly sizeName: string;
}

const namedGoodsOf = (row: GoodsRow): Goods => ({
  ...goodsOf(row),
  ...{ methodName: row.method_name, itemName: row.item_name, colorName: row.color_name, sizeName: row.size_name },
});

/** What waits, counted by its goods and its day: the first promised first. */
export async function countWaiting(queries: Queries, until: Day | undefined) {
  const { rows } = await queries.execute<GoodsRow & { units: number; rejected: number }>(sql`
    select ${GOODS}, min(line.method_name) as method_name, min(line.item_name) as item_name, min(line.color_name) as color_name,
      min(line.size_name) as size_name, count(*)::int as units, count(*) filter (where unit.state = 'rejected')::int as rejected
    ${FROM} where ${WAITING} ${dueUntil(until)}
    group by line.method_id, line.item_id, line.color_id, line.size_id, placed.dispatch_by
    order by placed.dispatch_by, line.method_id, line.item_id, line.color_id, line.size_id`);
  return rows.map((row) => ({ goods: namedGoodsOf(row), units: row.units, rejected: row.rejected }));
}

export interface WaitingUnit {
  readonly userId: string;
  readonly number: number;
  readonly orderId: string;
  readonly goods: Goods;
}

interface UnitRow extends GoodsRow {
  readonly user_id: string;
  readonly number: string;
  readonly order_id: string;
}

const NAMES = sql`line.method_name, line.item_name, line.color_name, line.size_name`;

const unitOf = (row: UnitRow): WaitingUnit => ({
  ...{ userId: row.user_id, number: Number(row.number), orderId: row.order_id },
  goods: namedGoodsOf(row),
});

const LOCKED = sql`unit.user_id, unit.number, unit.order_id, unit.line_id, unit.state from units unit`;

interface UnitKey extends Record<string, unknown> {
  readonly user_id: string;
  readonly number: string;
}

/** The same as a lock on all of them for Citus, which locks on one machine at a time: the pieces of one member after the other. */
async function lockEach(tx: Transaction, keys: readonly UnitKey[]): Promise<SQL> {
  const members = [...Map.groupBy(keys, ({ user_id }) => user_id)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [userId, units] of members)
    await tx.execute(sql`
      select number from units where user_id = ${userId} and number in ${inNumbers(units.map(({ number }) => number))}
      order by number for no key update`);
  return sql`select ${LOCKED} where unit.number in ${inNumbers(keys.map(({ number }) => number))}`;
}

/**
 * Locked in the order of their numbers, so that none of them is cancelled or printed meanwhile; then the first promised first, with the pieces
 * of an order beside each other.
 */
export async function lockWaiting(tx: Transaction, until: Day | undefined, most: number): Promise<WaitingUnit[]> {
  const found = sql`
    select unit.user_id, unit.number ${FROM} where ${WAITING} ${dueUntil(until)} order by placed.dispatch_by, unit.number limit ${most}`;
  const locked = isOnCitus()
    ? sql`locked as (${await lockEach(tx, (await tx.execute<UnitKey>(found)).rows)} and unit.state in ('ready', 'rejected'))`
    : sql`found as (${found}), locked as (
      select ${LOCKED} join found using (user_id, number)
      where unit.state in ('ready', 'rejected') order by unit.number for no key update of unit)`;
  const { rows } = await tx.execute<UnitRow>(sql`
    with ${locked}
    select unit.user_id, unit.number, unit.order_id, ${GOODS}, ${NAMES}
    from locked unit ${WITH_ORDER}
    order by placed.dispatch_by, placed.sequence, unit.number`);
  return rows.map(unitOf);
}

export interface PickedUnit extends WaitingUnit {
  readonly isReady: boolean;
  readonly isTaken: boolean;
}

/** The same for pieces picked by hand, waiting or not. */
export async function lockPicked(tx: Transaction, numbers: readonly number[]): Promise<PickedUnit[]> {
  const picked = sql`select ${LOCKED} where unit.number in ${inNumbers(numbers)}`;
  const locked = isOnCitus()
    ? await lockEach(tx, (await tx.execute<UnitKey>(picked)).rows)
    : sql`${picked} order by unit.number for no key update`;
  const { rows } = await tx.execute<UnitRow & { is_ready: boolean; is_taken: boolean }>(sql`
    with locked as (${locked})
    select unit.user_id, unit.number, unit.order_id, ${GOODS}, ${NAMES},
      ${IS_READY} as is_ready, ${IS_TAKEN} as is_taken
    from locked unit ${WITH_ORDER}
    order by placed.dispatch_by, placed.sequence, unit.number`);
  return rows.map((row) => ({ ...unitOf(row), isReady: row.is_ready, isTaken: row.is_taken }));
}
