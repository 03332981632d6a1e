import type { BookedGatewayLine, BookedReceipt } from "@surimono/domain/books";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { Days } from "./booked-orders.store.ts";

interface Row {
  readonly [column: string]: unknown;
}

/** What came for bills, went back, or was taken back, by the day of the bank. */
export async function listReceipts(queries: Queries, { from, until }: Days): Promise<BookedReceipt[]> {
  const { rows } = await queries.execute<
    Row & { day: string; amount: number; kind: string; undone: string | null; partner: string; about: string }
  >(sql`
    select to_char(entry.day, 'YYYY-MM-DD') as day, entry.amount, entry.kind, undone.kind as undone,
      coalesce(business.company_name, '') as partner, coalesce(document.number, '') as about
    from bill_entries entry
    left join bill_entries undone on undone.user_id = entry.user_id and undone.id = entry.undoes
    left join bills bill on bill.user_id = entry.user_id and bill.id = entry.bill_id
    left join documents document on document.user_id = bill.user_id and document.id = bill.document_id
    left join business_profiles business on business.user_id = entry.user_id
    where entry.day between ${from}::date and ${until}::date and entry.kind in ('paid', 'repaid', 'undone')
    order by entry.day, entry.id`);
  return rows.map(({ day, amount, kind, undone, partner, about }) => {
    const { direction, what } = KINDS[undone ? `undone ${undone}` : kind] ?? unknownKind(kind);
    return { day, amount, direction, partner, about, what };
  });
}

const KINDS: Readonly<Record<string, Pick<BookedReceipt, "direction" | "what">>> = {
  paid: { direction: "in", what: "銀行入金" },
  repaid: { direction: "out", what: "お預かり金の返金" },
  "undone paid": { direction: "out", what: "銀行入金の取り消し" },
  "undone repaid": { direction: "in", what: "お預かり金の返金の取り消し" },
};

function unknownKind(kind: string): never {
  throw new Error(`the journal does not know an entry of a bill that is ${kind}`);
}

/** The gateway's fees of each day, its payouts, and what else it moved. */
export async function listGatewayLines(queries: Queries, { from, until }: Days): Promise<BookedGatewayLine[]> {
  const { rows } = await queries.execute<Row & BookedGatewayLine & { amount: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, 'fee' as kind, method, sum(fee + case when kind = 'fee' then amount else 0 end) as amount,
      count(*) filter (where fee <> 0 or kind = 'fee') || '件' as about
    from gateway_lines where day between ${from}::date and ${until}::date group by day, method
    union all
    select to_char(day, 'YYYY-MM-DD'), kind, method, amount, reference from gateway_lines
    where day between ${from}::date and ${until}::date and kind in ('payout', 'other')
    order by day, kind, about`);
  return rows.map(({ day, kind, method, amount, about }) => ({ day, kind, method, amount: Number(amount), about }));
}
