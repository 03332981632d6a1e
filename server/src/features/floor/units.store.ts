import { batchCode, type UnitState, unitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Order } from "../orders/index.ts";
import { followBatches } from "./batches/batches.store.ts";
import { type Unit, type UnitMovement, unitMovements, unitOrders, units } from "./units.tables.ts";

const ofOrder = ({ userId, id }: Pick<Order, "userId" | "id">) => and(eq(units.userId, userId), eq(units.orderId, id));

/**
 * A row for each piece of the order, once (rule floor-units): line by line, the first pieces of a line in the first parcel. What is sent from
 * the warehouse was made before.
 */
export async function makeUnits(
  tx: Transaction,
  order: Pick<Order, "userId" | "id" | "way">,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    with made as (
      insert into unit_orders (user_id, order_id, fulfilment, made_at) values (${order.userId}, ${order.id}, 'waiting', ${at}::timestamptz)
      on conflict do nothing returning user_id, order_id
    ), piece as (
      select line_id, position, sum(quantity) over (partition by line_id order by position) as until
      from order_pieces where user_id = ${order.userId} and order_id = ${order.id}
    )
    insert into units (user_id, order_id, line_id, ordinal, parcel, state, moved_at)
    select line.user_id, line.order_id, line.id, ordinal, coalesce(
      (select position from piece where piece.line_id = line.id and until >= ordinal order by until limit 1),
      (select min(position) from order_destinations parcel where parcel.user_id = line.user_id and parcel.order_id = line.order_id)
    ), ${order.way === "sending" ? "checked" : "received"}, ${at}::timestamptz
    from order_lines line join made using (user_id, order_id) cross join lateral generate_series(1, line.quantity) ordinal
    order by line.id, ordinal`);
}

export async function findUnitByNumber(queries: Queries, number: number): Promise<Unit | undefined> {
  const [row] = await queries.select().from(units).where(eq(units.number, number));
  return row;
}

/** Where it is, and its order. */
export async function readState(queries: Queries, { userId, number }: Pick<Unit, "userId" | "number">) {
  const { rows } = await queries.execute<{ state: UnitState; order: Order["fulfilment"] }>(sql`
    select unit.state, placed.fulfilment as "order" from units unit
      join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
    where unit.user_id = ${userId} and unit.number = ${number}`);
  return rows[0];
}

export async function listUnitsOf(queries: Queries, order: Pick<Order, "userId" | "id">): Promise<Unit[]> {
  return queries.select().from(units).where(ofOrder(order)).orderBy(asc(units.number));
}

/** It was cancelled in its box, and lies there still. */
export async function isToTakeOut(queries: Queries, { userId, number, state }: Unit): Promise<boolean> {
  if (state !== "cancelled") return false;
  const { rows } = await queries.execute(
    sql`select 1 from units_to_take_out where user_id = ${userId} and unit = ${number}`,
  );
  return rows.length > 0;
}

export async function findSeen(tx: Transaction, { userId, id }: Pick<Order, "userId" | "id">) {
  const [row] = await tx
    .select()
    .from(unitOrders)
    .where(and(eq(unitOrders.userId, userId), eq(unitOrders.orderId, id)));
  return row?.fulfilment;
}

/** The units are in line with the order as it is now. */
export async function noteSeen(tx: Transaction, { userId, id, fulfilment }: Order): Promise<void> {
  await tx
    .update(unitOrders)
    .set({ fulfilment })
    .where(and(eq(unitOrders.userId, userId), eq(unitOrders.orderId, id)));
}

interface Move extends Pick<UnitMovement, "cause"> {
  readonly to: UnitState;
  readonly operatorId?: string | undefined;
  readonly scanId?: string;
  readonly undoes?: string;
  readonly reason?: string;
  readonly now: Date;
}

/** Under the order's lock. The movement carries the unit along: a trigger refuses one from where it is not. */
export async function moveUnit(tx: Transaction, unit: Unit, { to, now, ...move }: Move): Promise<Unit> {
  const { operatorId = null, scanId = null, undoes = null, reason = null, cause } = move;
  const { userId, number, state: from } = unit;
  await tx
    .insert(unitMovements)
    .values({ ...{ userId, unit: number, from, to, cause, operatorId, scanId, undoes, reason }, at: now });
  const [moved] = await tx
    .select()
    .from(units)
    .where(and(eq(units.userId, userId), eq(units.number, number)));
  if (!moved) throw new Error(`unit ${number} is gone`);
  if (mattersToBatch({ from, to })) await followBatches(tx, { userId, numbers: [number] }, now);
  return moved;
}

const BEFORE_PRINT: ReadonlySet<UnitState> = new Set(["received", "ready", "rejected", "held"]);

const mattersToBatch = ({ from, to }: { readonly from: UnitState; readonly to: UnitState }) =>
  BEFORE_PRINT.has(from) || to === "cancelled";

interface FollowedUnit extends Pick<Unit, "number"> {
  readonly from: UnitState;
  readonly to: UnitState;
}

/** Of one order, whose lock is held: there may be thousands. */
export async function moveUnits(
  tx: Transaction,
  { userId }: Pick<Order, "userId">,
  moved: readonly FollowedUnit[],
  { cause, now }: Pick<UnitMovement, "cause"> & { readonly now: Date },
): Promise<void> {
  if (moved.length === 0) return;
  await tx.execute(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select ${userId}, number, "from", "to", ${cause}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as unit(number bigint, "from" text, "to" text)`);
  const numbers = moved.filter(mattersToBatch).map(({ number }) => number);
  if (numbers.length > 0) await followBatches(tx, { userId, numbers }, now);
}

export async function findScan(queries: Queries, scanId: string): Promise<UnitMovement | undefined> {
  const [row] = await queries.select().from(unitMovements).where(eq(unitMovements.scanId, scanId));
  return row;
}

/** Oldest first, with the names of who moved it. */
export async function listMovements(queries: Queries, { userId, number }: Pick<Unit, "userId" | "number">) {
  const { rows } = await queries.execute<{
    id: string;
    at: string;
    from: UnitState;
    to: UnitState;
    cause: string;
    by: string;
    reason: string;
  }>(sql`
    select id::text as id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, from_state as "from", to_state as "to",
      cause, coalesce((select name from operators where operators.id = operator_id), '') as by, coalesce(reason, '') as reason
    from unit_movements where user_id = ${userId} and unit = ${number} order by unit_movements.id`);
  return rows;
}

/** What a label or a refusal says: without names or addresses of people. */
export interface NamedUnit extends Record<string, unknown> {
  readonly user_id: string;
  readonly number: string;
  readonly order_id: string;
  readonly line_id: string;
  readonly ordinal: number;
  readonly parcel: number | null;
  readonly state: UnitState;
  readonly rejects: number;
  readonly reason: string | null;
  readonly moved_at: string;
  readonly moved_by: string | null;
  readonly sequence: string;
  readonly dispatch_by: string;
  readonly name: string;
  readonly item_id: number;
  readonly item_name: string;
  readonly size_id: number;
  readonly size_name: string;
  readonly color_id: number;
  readonly color_name: string;
  readonly color_value: string;
  readonly method_id: number;
  readonly method_name: string;
  readonly version_id: string;
  /** It is sent from the warehouse, and was printed before. */
  readonly is_sending: boolean;
  /** That it lies in; null for none. */
  readonly batch: string | null;
}

/** Joined to every list of units; `unit`, `line` and `placed` are the names in it. */
export const NAMED_UNIT = sql`
  select unit.user_id, unit.number, unit.order_id, unit.line_id, unit.ordinal, unit.parcel, unit.state, unit.rejects, unit.reason,
    unit.moved_at, operators.name as moved_by, placed.sequence, placed.dispatch_by::text as dispatch_by, line.name, line.item_id,
    line.item_name, line.size_id, line.size_name, line.color_id, line.color_name, line.color_value, line.method_id, line.method_name,
    line.version_id, placed.way = 'sending' as is_sending, lying.batch
  from units unit
    join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
    join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
    left join operators on operators.id = unit.operator_id
    left join batch_units lying on lying.user_id = unit.user_id and lying.unit = unit.number and lying.is_current`;

export async function getNamedUnit(queries: Queries, number: number): Promise<NamedUnit> {
  const { rows } = await queries.execute<NamedUnit>(sql`${NAMED_UNIT} where unit.number = ${number}`);
  if (!rows[0]) throw new Error(`unit ${number} is gone`);
  return rows[0];
}

export function presentUnit(unit: NamedUnit) {
  const { state, ordinal, line_id, version_id, name, item_name, size_name, dispatch_by, rejects } = unit;
  return {
    code: unitCode(Number(unit.number)),
    order_number: orderNumber(Number(unit.sequence)),
    parcel_number: unit.parcel === null ? 0 : unit.parcel + 1,
    ...{ state, ordinal, line_id, version_id, name, item_name, size_name, dispatch_by, rejects },
    is_sending: unit.is_sending,
    ...{ color_name: unit.color_name, color_value: unit.color_value, method_name: unit.method_name },
    reason: unit.reason ?? "",
    moved_at: new Date(unit.moved_at).toISOString(),
    moved_by: unit.moved_by ?? "",
    batch: unit.batch === null ? "" : batchCode(Number(unit.batch)),
  };
}
