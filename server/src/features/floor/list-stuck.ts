import type { listStuck as listCall } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { batchCode } from "@surimono/domain/floor";
import { DAY_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { CANCELLATION_MINUTES, orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Shop } from "../../platform/http/index.ts";

/** Files are made within a minute or two, and looked for every minute. */
const USUAL_MINUTES = 10;
/** Nothing lies on the floor so long while it is worked on (rule floor-stuck-moving). */
const STILL_DAYS = 2;
const MOST = 50;

type Stuck = AnswerOf<typeof listCall>["orders"][number];

interface Row extends Record<string, unknown>, Omit<Stuck, "order_number" | "since" | "batch"> {
  readonly sequence: string;
  readonly since: string;
  readonly batch: string | null;
}

/**
 * Orders whose pieces should be ready by now and are not (rule floor-stuck), or have not moved for two days (rule floor-stuck-moving), the first
 * promised first. Of pieces that wait for different hands each kind is a row.
 */
export async function listStuck({
  database: { db },
  now,
}: Pick<Shop, "database" | "now">): Promise<AnswerOf<typeof listCall>> {
  const at = now().getTime();
  const ago = (ms: number) => sql`${new Date(at - ms).toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with still as (
      select user_id, order_id, state, count(*)::int as units, min(number) as first, min(moved_at) as since, min(reason) as note
      from units where state in ('received', 'ready', 'printed', 'checked', 'packed', 'rejected', 'held')
        and (state = 'received' or moved_at <= ${ago(STILL_DAYS * DAY_MS)})
      group by user_id, order_id, state
    )
    select placed.sequence, placed.dispatch_by::text as dispatch_by, still.units, still.since, (
        select batch from batch_units member where member.user_id = still.user_id and member.unit = still.first and member.is_current
      ) as batch,
      case when placed.held_at is not null then 'held' when placed.payment in ('refunding', 'refunded') then 'money-given-back'
        else case still.state when 'received' then 'no-files' when 'ready' then 'not-printed' when 'rejected' then 'rejected'
          when 'printed' then 'not-checked' when 'checked' then 'not-packed' when 'held' then 'piece-held'
          else case when placed.fulfilment = 'packed' then 'not-sent' else 'box-open' end end end as reason,
      coalesce(placed.held_reason, still.note, '') as note
    from still join orders placed on placed.user_id = still.user_id and placed.id = still.order_id
    where placed.lifecycle = 'placed'
      and (still.state <> 'received' or placed.placed_at <= ${ago((CANCELLATION_MINUTES + USUAL_MINUTES) * MINUTE_MS)})
    order by placed.dispatch_by, placed.sequence, reason limit ${MOST + 1}`);
  return {
    orders: rows.slice(0, MOST).map(({ sequence, since, batch, ...row }) => {
      const { dispatch_by, units, reason, note } = row;
      return {
        ...{ order_number: orderNumber(Number(sequence)), dispatch_by, units, reason, note },
        batch: batch === null ? "" : batchCode(Number(batch)),
        since: new Date(since).toISOString(),
      };
    }),
    has_more: rows.length > MOST,
  };
}
