import { OPEN_UNIT_STATES } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import { WAITS } from "../batches/batches.store.ts";

/** Of `unit` in its `batch`: printed for nothing since the batch was begun, so that the blank it had from the shelf is gone. */
export const SPOILT = sql`exists (
  select 1 from unit_movements spoiling where spoiling.user_id = unit.user_id and spoiling.unit = unit.number
    and spoiling.to_state = 'rejected' and spoiling.at >= batch.printing_at and spoiling.cause <> 'undo')`;

const OPEN = sql.raw(`(${OPEN_UNIT_STATES.map((state) => `'${state}'`).join(", ")})`);

/** Of a movement: it was made of its blank, at the press or as its order was moved on elsewhere. */
const isPrint = (name: "print" | "earlier") =>
  sql.raw(
    `${name}.from_state in ('received', 'ready', 'rejected') and ${name}.to_state in ('printed', 'packed', 'shipped', 'stored')`,
  );

/** Each print took a blank, but for one taken back, and for the first print in a batch that was begun, with its blanks, before the count. */
const PRINTS = sql`(
  select count(*) from unit_movements print
  where print.user_id = unit.user_id and print.unit = unit.number and ${isPrint("print")} and print.at >= counted.counted_at
    and not exists (
      select 1 from unit_movements undoing
      where undoing.user_id = unit.user_id and undoing.unit = unit.number and undoing.undoes = print.scan_id)
    and not exists (
      select 1 from batch_units member join batches batch on batch.number = member.batch
      where member.user_id = unit.user_id and member.unit = unit.number and member.left_at is null
        and batch.printing_at < counted.counted_at and not exists (
          select 1 from unit_movements earlier
          where earlier.user_id = unit.user_id and earlier.unit = unit.number and ${isPrint("earlier")}
            and earlier.at >= batch.printing_at and earlier.id < print.id)))`;

/** What lies at the press with its batch has left the shelf, after the count or before it; what lies there of the batch in question is there for it. */
const atPress = (own: number | undefined) => sql`coalesce((
  select (batch.printing_at >= counted.counted_at)::int - (member.batch = ${own ?? 0})::int
  from batch_units member join batches batch on batch.number = member.batch
  where member.user_id = unit.user_id and member.unit = unit.number and member.is_current and batch.state = 'printing' and ${WAITS}
    and not ${SPOILT}), 0)`;

/**
 * `counted`: what was counted since `today` and is on hand still for a batch, or for all that is not begun. Looks at what is on the floor or in a
 * batch begun today: a piece without a batch that was printed and sent since the count is not seen.
 */
export const countedSince = (today: string, batch: number | undefined) => sql`
  counts as materialized (select * from blank_counts where counted_at >= ${today}::timestamptz),
  moving as (
    select user_id, number from units unit where unit.state in ${OPEN}
    union
    select member.user_id, member.unit as number from batch_units member
    where member.batch = any(array(select number from batches where printing_at >= ${today}::timestamptz))
  ), taken as (
    select item_id, color_id, size_id, sum(blanks) as blanks from (
      select counted.item_id, counted.color_id, counted.size_id, ${PRINTS} + ${atPress(batch)} as blanks
      from moving join units unit on unit.user_id = moving.user_id and unit.number = moving.number
        join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
        join counts counted on counted.item_id = line.item_id and counted.color_id = line.color_id and counted.size_id = line.size_id
    ) each group by item_id, color_id, size_id
  ), counted as (
    select item_id, color_id, size_id, greatest(0, counts.on_hand - coalesce(taken.blanks, 0))::int as on_hand
    from counts left join taken using (item_id, color_id, size_id)
  )`;
