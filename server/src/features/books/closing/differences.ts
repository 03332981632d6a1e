import { compareReport, type Difference, type MovedMoney } from "@surimono/domain/books";
import { addDays, type Day, dayInJapan, startOfDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { inArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { GATEWAY } from "../../payments/index.ts";
import { differenceNotes } from "../books.tables.ts";

export interface JudgedDifference extends Difference {
  /** Of the order, where the shop knows the payment. */
  readonly orderNumber: string | undefined;
  readonly isSettled: boolean;
  /** What was found out last. */
  readonly note: string;
  readonly by: string;
}

/** What of a day's payments and refunds the ledger and the gateway's report do not say alike, with what became of each. */
export async function readDifferences(queries: Queries, day: Day): Promise<JudgedDifference[]> {
  const [ours, theirs] = await Promise.all([listOurs(queries, day), listTheirs(queries, day)]);
  const found = compareReport(ours, theirs).filter((one) => one.day === day);
  if (found.length === 0) return [];
  const notes = await listNotes(
    queries,
    found.map(({ key }) => key),
  );
  return found.map((difference) => {
    const note = notes.get(difference.key);
    const sequence = ours.find(({ reference }) => reference === difference.reference)?.sequence;
    return {
      ...difference,
      orderNumber: sequence === undefined ? undefined : orderNumber(sequence),
      isSettled: note?.isSettled ?? false,
      note: note?.note ?? "",
      by: note?.by ?? "",
    };
  });
}

const learntOn = (day: Day) => sql`recorded_at >= ${startOfDay(day).toISOString()}::timestamptz
  and recorded_at < ${startOfDay(addDays(day, 1)).toISOString()}::timestamptz`;

interface OurMoney extends MovedMoney {
  readonly sequence: number | undefined;
}

/** Of that day, and whatever the report tells of that day. A refund that failed is none. */
async function listOurs(queries: Queries, day: Day): Promise<OurMoney[]> {
  const { rows } = await queries.execute<{
    type: "captured" | "refunded";
    reference: string;
    amount: number;
    at: Date | string;
    sequence: string | null;
  }>(sql`
    with chosen as (
      select user_id, order_id, id from payment_events where ${learntOn(day)}
      union
      select event.user_id, event.order_id, event.id from gateway_lines line
      join payment_events event on event.provider = ${GATEWAY} and event.provider_ref = line.reference
      where line.day = ${day}::date
    )
    select event.type, event.provider_ref as reference, event.amount, event.recorded_at as at, orders.sequence
    from chosen join payment_events event using (user_id, order_id, id)
    left join orders on orders.user_id = event.user_id and orders.id = event.order_id and orders.placed_at is not null
    where event.provider = ${GATEWAY} and event.type in ('captured', 'refunded')
      and not exists (select 1 from payment_events failed
        where failed.user_id = event.user_id and failed.provider = event.provider and failed.provider_ref = event.provider_ref and failed.type = 'refund_failed')`);
  return rows.map(({ type, reference, amount, at, sequence }) => ({
    ...{ kind: type === "captured" ? "payment" : "refund", reference, amount, day: dayInJapan(new Date(at)) },
    sequence: sequence === null ? undefined : Number(sequence),
  }));
}

/** The same of the report. What failed there takes itself back. */
async function listTheirs(queries: Queries, day: Day): Promise<MovedMoney[]> {
  const { rows } = await queries.execute<Pick<MovedMoney, "kind" | "reference" | "day" | "amount"> & Row>(sql`
    with chosen as (
      select id from gateway_lines where day = ${day}::date
      union
      select line.id from payment_events event join gateway_lines line on line.reference = event.provider_ref
      where ${learntOn(day)}
    )
    select kind, reference, to_char(day, 'YYYY-MM-DD') as day, amount from chosen join gateway_lines using (id)
    where kind in ('payment', 'refund') order by day, identity`);
  return rows.map(({ kind, reference, day: on, amount }) => ({ kind, reference, day: on, amount }));
}

interface Row {
  readonly [column: string]: unknown;
}

async function listNotes(queries: Queries, keys: readonly string[]) {
  const rows = await queries
    .selectDistinctOn([differenceNotes.key])
    .from(differenceNotes)
    .where(inArray(differenceNotes.key, [...keys]))
    .orderBy(differenceNotes.key, sql`${differenceNotes.id} desc`);
  return new Map(rows.map((row) => [row.key, row]));
}
