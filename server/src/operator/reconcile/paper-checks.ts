import { sql } from "drizzle-orm";
import { IS_GIVEN_UP } from "../../platform/jobs/index.ts";
import type { RowCheck } from "./check.ts";

export const PAPER_CHECKS: Readonly<Record<string, RowCheck>> = {
  "numbers of documents have no gap": sql`
    select counter.kind || ' ' || counter.year as about, counter.last as expected, count(document.id) || ' up to ' || coalesce(max(document.count), 0) as found
    from document_counters counter left join documents document on document.kind = counter.kind and document.year = counter.year
    where counter.year > extract(year from now()) - 7
    group by counter.kind, counter.year, counter.last
    having count(document.id) <> counter.last or coalesce(max(document.count), 0) <> counter.last`,
  "a document's order is there": sql`
    select document.number as about, part.order_id::text as expected, 'nothing' as found
    from document_orders part join documents document on document.user_id = part.user_id and document.id = part.document_id
    where not exists (select 1 from orders where orders.user_id = part.user_id and orders.id = part.order_id)`,
  "a bill has its document": sql`
    select bill.id::text as about, bill.document_id::text as expected, 'nothing' as found
    from bills bill left join documents document on document.user_id = bill.user_id and document.id = bill.document_id
    where document.id is null`,
  // Pieces that come once more, and those that the shop sends back, are told of in words of their own.
  "a placed order was confirmed by a letter": sql`
    select orders.sequence, 'a letter' as expected, 'none' as found
    from orders left join stock_returns back on back.user_id = orders.user_id and back.order_id = orders.id
    where placed_at is not null and email <> '' and not exists (
      select 1 from order_letters letter where letter.user_id = orders.user_id and letter.order_id = orders.id
        and (letter.subject like '%ご注文を承りました%' or orders.replaces is not null or back.order_id is not null))`,
  "no work was given up": sql`
    select job.id::text as about, job.name || ' done' as expected, coalesce(job.output->>'message', 'no reason') as found
    from pgboss.job job where ${IS_GIVEN_UP}`,
};
