import type { listStuck as listCall } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { CANCELLATION_MINUTES, orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Shop } from "../../platform/http/index.ts";

/** Files are made within a minute or two, and looked for every minute. */
const USUAL_MINUTES = 10;
const MOST = 50;

type Stuck = AnswerOf<typeof listCall>["orders"][number];

interface Row extends Record<string, unknown>, Omit<Stuck, "order_number"> {
  readonly sequence: string;
}

/** Orders whose pieces should be ready by now and are not (rule floor-stuck), the first promised first. */
export async function listStuck({
  database: { db },
  now,
}: Pick<Shop, "database" | "now">): Promise<AnswerOf<typeof listCall>> {
  const since = new Date(now().getTime() - (CANCELLATION_MINUTES + USUAL_MINUTES) * MINUTE_MS).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select placed.sequence, placed.dispatch_by::text as dispatch_by, waiting.units,
      case when placed.held_at is not null then 'held' when placed.payment in ('refunding', 'refunded') then 'money-given-back'
        else 'no-files' end as reason,
      coalesce(placed.held_reason, '') as note
    from (select user_id, order_id, count(*)::int as units from units where state = 'received' group by user_id, order_id) waiting
      join orders placed on placed.user_id = waiting.user_id and placed.id = waiting.order_id
    where placed.lifecycle = 'placed' and placed.placed_at <= ${since}::timestamptz
    order by placed.dispatch_by, placed.sequence limit ${MOST + 1}`);
  return {
    orders: rows.slice(0, MOST).map(({ sequence, ...row }) => {
      const { dispatch_by, units, reason, note } = row;
      return { order_number: orderNumber(Number(sequence)), dispatch_by, units, reason, note };
    }),
    has_more: rows.length > MOST,
  };
}
