import { unitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

const MOST = 100;

interface Row extends Record<string, unknown> {
  readonly number: string;
  readonly sequence: string;
  readonly parcel: number | null;
  readonly item: string;
}

/** Cancelled pieces that lie in boxes, the longest first (rule floor-take-out). */
export async function listBoxedPieces(queries: Queries) {
  const { rows } = await queries.execute<Row>(sql`
    select unit.number, placed.sequence, unit.parcel, concat_ws('　', line.item_name, line.color_name, line.size_name) as item
    from units_to_take_out boxed join units unit on unit.user_id = boxed.user_id and unit.number = boxed.unit
      join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
      join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
    order by boxed.since, unit.number limit ${MOST}`);
  return rows.map(({ number, sequence, parcel, item }) => ({
    order_number: orderNumber(Number(sequence)),
    parcel_number: parcel === null ? 0 : parcel + 1,
    code: unitCode(Number(number)),
    item,
  }));
}
