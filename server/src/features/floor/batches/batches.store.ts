import { type SQL, sql } from "drizzle-orm";
import { isOnCitus, type Transaction } from "../../../platform/database/index.ts";
import type { Unit } from "../units.tables.ts";

/** Not printed yet; what was put aside before it was printed waits too. Said so that the index of open units serves it. */
export const WAITS = sql`(unit.state in ('received', 'ready', 'rejected', 'held')
  and (unit.state <> 'held' or unit.held_from in ('received', 'ready', 'rejected')))`;

/** Of a statement that reads `units unit`: the workshop makes no step of it, as it or its order is put aside (rule orders-hold). */
export const IS_HELD = sql`(unit.state = 'held' or exists (
  select 1 from orders holding where holding.user_id = unit.user_id and holding.id = unit.order_id and holding.held_at is not null))`;

/** Of a statement that reads `units unit`: those of a list, by their numbers. */
export const inNumbers = (numbers: readonly (number | string)[]) =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;

/** At the end of the batch in their order; `addedAt` for what comes later. One that was taken out of it before comes back. */
export async function insertMembers(
  tx: Transaction,
  batch: number,
  units: readonly Pick<Unit, "userId" | "number">[],
  addedAt?: Date,
): Promise<void> {
  const members = units.map(({ userId, number }, index) => ({ user_id: userId, unit: number, place: index + 1 }));
  await tx.execute(sql`
    insert into batch_units (user_id, unit, batch, position, is_current, added_at)
    select user_id, unit, ${batch}, place + last.position, true, ${addedAt?.toISOString() ?? null}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as member(user_id text, unit bigint, place integer),
      (select coalesce(max(position), 0) as position from batch_units where batch = ${batch}) last
    on conflict (user_id, unit, batch) do update
      set is_current = true, left_at = null, position = excluded.position, added_at = excluded.added_at`);
}

interface Moved {
  readonly userId: string;
  readonly numbers: readonly number[];
}

/**
 * After units of one order have moved: those that were cancelled leave their batch, its first print begins it, and with the last one it is
 * done (rule floor-batch-follows). Batches are locked after orders, each in the order of their numbers.
 */
export async function followBatches(tx: Transaction, { userId, numbers }: Moved, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select number from batches where number in (
      select batch from batch_units where user_id = ${userId} and unit in ${inNumbers(numbers)} and is_current
    ) order by number for no key update`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    update batch_units member set is_current = false, left_at = ${now.toISOString()}::timestamptz from units unit
    where member.user_id = ${userId} and member.unit in ${inNumbers(numbers)} and member.is_current
      and unit.user_id = member.user_id and unit.number = member.unit and unit.state = 'cancelled'`);
  for (const { number } of rows) await settleBatch(tx, Number(number), now);
}

/** Whose lock is held. */
export async function settleBatch(tx: Transaction, batch: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with counted as (
      select count(*) as units, count(*) filter (where ${WAITS}) as waiting
      from batch_units member join units unit on unit.user_id = member.user_id and unit.number = member.unit
      where member.batch = ${batch} and member.is_current
    ), settled as (
      update batches set state = case when waiting = 0 then 'done' else 'printing' end, printing_at = coalesce(printing_at, ${at}),
        done_at = case when waiting = 0 then ${at} end
      from counted where number = ${batch} and state <> 'done' and waiting < units + (units = 0)::integer
      returning state
    )
    update batch_units set is_current = false from settled where batch = ${batch} and is_current and settled.state = 'done'`);
}

/** A print was taken back: its batch goes on, if it was done with its last print and the piece is in no other. */
export async function reopenBatch(tx: Transaction, unit: Pick<Unit, "userId" | "number">): Promise<void> {
  const { userId, number } = unit;
  const last = sql`
    select batch.number from batch_units member join batches batch on batch.number = member.batch
    where member.user_id = ${userId} and member.unit = ${number} and member.left_at is null and batch.closed_reason is null
      and batch.state = 'done'
      and not exists (select 1 from batch_units other where other.user_id = ${userId} and other.unit = ${number} and other.is_current)
    order by batch.number desc limit 1`;
  if (isOnCitus()) return reopenInSteps(tx, unit, last);
  await tx.execute(sql`
    with last as (${last}), opened as (
      update batches set state = 'printing', done_at = null from last where batches.number = last.number returning batches.number
    )
    update batch_units set is_current = true from opened
    where batch = opened.number and user_id = ${userId} and unit = ${number}`);
}

/** Of one statement about one member's rows Citus does every part at that member's node: the batch would be opened in the copy there alone. */
async function reopenInSteps(tx: Transaction, { userId, number }: Pick<Unit, "userId" | "number">, last: SQL) {
  const { rows } = await tx.execute<{ number: string }>(last);
  const [batch] = rows;
  if (!batch) return;
  await tx.execute(sql`update batches set state = 'printing', done_at = null where number = ${batch.number}`);
  await tx.execute(sql`
    update batch_units set is_current = true where batch = ${batch.number} and user_id = ${userId} and unit = ${number}`);
}

/** After pieces came or went: what all of them have in common, and the first day. An empty batch keeps its words. */
export async function nameBatch(tx: Transaction, batch: number): Promise<void> {
  const shared = (name: string) =>
    sql.raw(`case when count(distinct line.${name}) = 1 then min(line.${name}) else '' end as ${name}`);
  await tx.execute(sql`
    update batches set item_name = named.item_name, color_name = named.color_name, size_name = named.size_name, dispatch_by = named.due
    from (
      select ${shared("item_name")}, ${shared("color_name")}, ${shared("size_name")}, min(placed.dispatch_by) as due
      from batch_units member join units unit on unit.user_id = member.user_id and unit.number = member.unit
        join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
        join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
      where member.batch = ${batch} and member.left_at is null
    ) named where number = ${batch} and named.due is not null`);
}
