import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { bankLines, openBankLines } from "../bank.tables.ts";
import type { LinePlace } from "./bank.store.ts";

interface MatchedLine {
  readonly id: string;
  readonly day: string;
  readonly amount: number;
  readonly rest: number;
  readonly payer: string;
  readonly matches: readonly {
    readonly entry_id: string;
    readonly number: string;
    readonly partner: string;
    readonly amount: number;
  }[];
}

/** Lines that pay for something now, the latest first, with the first copies of their bills. */
export async function listMatchedLines(queries: Queries, after: LinePlace | undefined, most: number) {
  const { rows } = await queries.execute<MatchedLine & Record<string, unknown>>(sql`
    with page as (
      select line.id, line.day, line.amount, coalesce(waiting.rest, 0) as rest, line.payer
      from ${bankLines} line left join ${openBankLines} waiting on waiting.line_id = line.id
      where not line.is_cancelled and (waiting.rest is null or waiting.rest < line.amount)
        ${after && sql`and (line.day, line.id) < (${after.day}::date, ${after.id}::uuid)`}
      order by line.day desc, line.id desc limit ${most + 1}
    ), entry as materialized (
      select entry.line_id, entry.id, entry.amount, bill.user_id, bill.document_id
      from bill_entries entry join bills bill on bill.user_id = entry.user_id and bill.id = entry.bill_id
      where entry.line_id = any(array(select id from page)) and entry.kind = 'paid' and not exists (
        select 1 from bill_entries undone where undone.user_id = entry.user_id and undone.undoes = entry.id)
    ), matched as (
      select entry.line_id, jsonb_agg(jsonb_build_object(
        'entry_id', entry.id, 'number', document.number, 'partner', document.partner, 'amount', entry.amount) order by entry.id) as matches
      from entry join documents document on document.user_id = entry.user_id and document.id = entry.document_id group by entry.line_id)
    select page.id, page.day::text as day, page.amount, page.rest, page.payer, coalesce(matched.matches, '[]') as matches
    from page left join matched on matched.line_id = page.id order by page.day desc, page.id desc`);
  const lines = rows.slice(0, most);
  const last = lines.at(-1);
  return { lines, next: rows.length > most && last ? { day: last.day, id: last.id } : undefined };
}
