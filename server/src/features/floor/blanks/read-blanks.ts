import type { listBlanks as listCall, WireBlank } from "@surimono/contract/floor";
import type { PayloadOf } from "@surimono/contract/kernel";
import { readBatchCode } from "@surimono/domain/floor";
import { dayInJapan, fail, ok, startOfDay } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { WAITS } from "../batches/batches.store.ts";
import { countedSince, SPOILT } from "./shelf-counts.ts";

interface Row extends Record<string, unknown>, Omit<WireBlank, "to_buy"> {}

/**
 * The goods that are still to be printed on (rule floor-blanks): of a batch, or of every piece whose order goes on and whose batch has not been
 * begun, as those have theirs from the shelf already unless it was spoilt. What may be cancelled still is among them. A count of the shelf is
 * as of now: without what left it since.
 */
export async function readBlanks(queries: Queries, { batch, until }: PayloadOf<typeof listCall>, now: Date) {
  const number = batch === undefined ? undefined : readBatchCode(batch);
  if (batch !== undefined) {
    const { rows } = await queries.execute(sql`select 1 from batches where number = ${number ?? 0}`);
    if (rows.length === 0) return fail("floor/no-such-batch");
  }
  const wanted =
    number === undefined
      ? sql`placed.lifecycle = 'placed' and placed.held_at is null and placed.payment not in ('refunding', 'refunded')
        ${until ? sql`and placed.dispatch_by <= ${until}::date` : sql``}
        and not exists (
          select 1 from batch_units member join batches batch on batch.number = member.batch
          where member.user_id = unit.user_id and member.unit = unit.number and member.is_current and batch.state = 'printing'
            and not ${SPOILT})`
      : sql`exists (
          select 1 from batch_units member
          where member.user_id = unit.user_id and member.unit = unit.number and member.is_current and member.batch = ${number})`;
  const today = startOfDay(dayInJapan(now)).toISOString();
  const { rows } = await queries.execute<Row>(sql`
    with ${countedSince(today, number)}, needed as (
      select line.item_id, line.color_id, line.size_id, min(line.item_name) as item_name, min(line.color_name) as color_name,
        min(line.color_value) as color_value, min(line.size_name) as size_name, count(*)::int as units
      from units unit
        join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
        join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
      where ${WAITS} and placed.way <> 'sending' and ${wanted}
      group by line.item_id, line.color_id, line.size_id
    )
    select needed.*, ${said("supplier")}, ${said("item_code")}, ${said("shelf")}, ${wordsOf("own")}, ${wordsOf("of_item")},
      coalesce(of_color.color_code, '') as color_code, coalesce(of_size.size_code, '') as size_code,
      counted.on_hand
    from needed
      left join counted on counted.item_id = needed.item_id and counted.color_id = needed.color_id and counted.size_id = needed.size_id
      left join blank_sources own on own.item_id = needed.item_id and own.color_id = needed.color_id and own.size_id = needed.size_id
      left join blank_sources of_color on of_color.item_id = needed.item_id and of_color.color_id = needed.color_id and of_color.size_id = 0
      left join blank_sources of_size on of_size.item_id = needed.item_id and of_size.color_id = 0 and of_size.size_id = needed.size_id
      left join blank_sources of_item on of_item.item_id = needed.item_id and of_item.color_id = 0 and of_item.size_id = 0
    order by coalesce(nullif(own.shelf, ''), nullif(of_item.shelf, '')) nulls last, needed.item_id, needed.color_id, needed.size_id`);
  return ok(rows.map((row) => ({ ...row, to_buy: Math.max(0, row.units - (row.on_hand ?? 0)) }) as WireBlank));
}

/** Of just these goods, else of their item. */
function said(column: "supplier" | "item_code" | "shelf") {
  return sql.raw(`coalesce(nullif(own.${column}, ''), of_item.${column}, '') as ${column}`);
}

/** What was said of it in so many words, to be changed there. */
function wordsOf(from: "own" | "of_item") {
  const words = ["supplier", "item_code", "shelf"].map((column) => `'${column}', coalesce(${from}.${column}, '')`);
  return sql.raw(`json_build_object(${words.join(", ")}) as ${from}`);
}
