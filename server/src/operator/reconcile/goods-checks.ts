import { sql } from "drizzle-orm";
import type { RowCheck } from "./check.ts";

/** The floor makes the units of an order within minutes. */
const MADE_BY_NOW = sql`orders.placed_at < now() - interval '5 minutes'`;

export const GOODS_CHECKS: Readonly<Record<string, RowCheck>> = {
  "each piece of a line has its unit": sql`
    select orders.sequence, line.quantity as expected, count(unit.number) as found
    from unit_orders made join orders on orders.user_id = made.user_id and orders.id = made.order_id
    join order_lines line on line.user_id = orders.user_id and line.order_id = orders.id
    left join units unit on unit.user_id = line.user_id and unit.order_id = line.order_id and unit.line_id = line.id
    group by orders.user_id, orders.id, line.user_id, line.order_id, line.id having count(unit.number) <> line.quantity`,
  "an order in the workshop has its units": sql`
    select orders.sequence, orders.quantity || ' units' as expected, 'none' as found
    from orders where lifecycle = 'placed' and fulfilment in ('waiting', 'printing', 'packed') and way <> 'sending' and ${MADE_BY_NOW}
      and not exists (select 1 from unit_orders made where made.user_id = orders.user_id and made.order_id = orders.id)`,
  "a unit is where it was last moved": sql`
    select unit.number::text as about, coalesce(last.to_state, 'received') as expected, unit.state as found
    from units unit left join lateral (
      select to_state from unit_movements moved where moved.user_id = unit.user_id and moved.unit = unit.number order by id desc limit 1) last on true
    where unit.state <> coalesce(last.to_state, unit.state)`,
  "what has left has left": sql`
    select orders.sequence, orders.fulfilment as expected, unit.state as found
    from orders join units unit on unit.user_id = orders.user_id and unit.order_id = orders.id
    where orders.fulfilment = 'shipped' and orders.way = 'courier' and unit.state not in ('shipped', 'cancelled')`,
  "stock is the sum of its movements": sql`
    select stored.id::text as about, coalesce(sum(moved.on_hand), 0) || ', reserved ' || coalesce(sum(moved.reserved), 0) as expected,
      stored.on_hand || ', reserved ' || stored.reserved as found
    from stored_pieces stored left join stock_movements moved on moved.user_id = stored.user_id and moved.stored_id = stored.id
    group by stored.user_id, stored.id
    having coalesce(sum(moved.on_hand), 0) <> stored.on_hand or coalesce(sum(moved.reserved), 0) <> stored.reserved`,
  "nothing is reserved for what is over": sql`
    select orders.sequence, 0 as expected, sum(moved.reserved) as found
    from stock_movements moved join orders on orders.user_id = moved.user_id and orders.id = moved.order_id
    where orders.lifecycle in ('cancelled', 'abandoned') or orders.fulfilment = 'shipped'
    group by orders.user_id, orders.id having sum(moved.reserved) <> 0`,
  "a step of an order was written down": sql`
    select orders.sequence, orders.fulfilment as expected, last.to_state as found
    from orders cross join lateral (
      select to_state from order_moves moved where moved.user_id = orders.user_id and moved.order_id = orders.id and axis = 'fulfilment'
      order by id desc limit 1) last
    where last.to_state <> orders.fulfilment`,
  "the version of a line is there": sql`
    select orders.sequence, line.version_id::text as expected, 'nothing' as found
    from order_lines line join orders on orders.user_id = line.user_id and orders.id = line.order_id
    where orders.placed_at is not null and not exists (
      select 1 from design_versions version where version.user_id = line.user_id and version.id = line.version_id)`,
};
