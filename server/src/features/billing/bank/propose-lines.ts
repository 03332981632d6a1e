import { type OpenBill, type Proposal, proposeMatches } from "@surimono/domain/billing";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { BillingDesk } from "../billing-desk.ts";
import { type LinePlace, listOpenLines, listSameMoney, type OpenLine } from "./bank.store.ts";
import { fileKindOf } from "./line-identity.ts";

export interface ProposedLine extends OpenLine {
  /** Another kind of file brought a line of the same day and amount before: it may be the same payment, so nothing is proposed. */
  readonly hasTwin: boolean;
  readonly proposals: readonly (Proposal & Pick<Row, "partner" | "open">)[];
}

export interface LineSearch {
  /** Those that a person set aside, instead of those that wait. */
  readonly aside?: boolean;
  readonly after?: LinePlace | undefined;
  readonly most: number;
}

/** What came and pays for nothing yet, a page at a time, with what it may pay for. */
export async function listProposals({ database: { db } }: Pick<BillingDesk, "database">, search: LineSearch) {
  const [found, bills] = await Promise.all([
    listOpenLines(db, { ...search, most: search.most + 1 }),
    search.aside ? [] : listOpenBills(db),
  ]);
  const lines = found.slice(0, search.most);
  const propose = proposeMatches(bills);
  const billOf = new Map(bills.map((bill) => [bill.numbers[0], bill]));
  const described = (proposal: Proposal) => {
    const bill = billOf.get(proposal.number);
    return bill ? [{ ...proposal, partner: bill.partner, open: bill.open }] : [];
  };
  const twins = search.aside ? new Set() : await findTwins(db, lines);
  const last = lines.at(-1);
  return {
    lines: lines.map(
      (line): ProposedLine => ({
        ...line,
        hasTwin: twins.has(line.id),
        proposals:
          line.isCancelled || twins.has(line.id)
            ? []
            : propose({ amount: line.rest, payer: line.payer }).flatMap(described),
      }),
    ),
    next: found.length > search.most && last ? { day: last.day, id: last.id } : undefined,
  };
}

/** Of them those that another kind of file may have brought before. */
async function findTwins(queries: Queries, lines: readonly OpenLine[]): Promise<ReadonlySet<string>> {
  const earlier = await listSameMoney(queries, lines);
  const twins = lines.filter(({ id, identity }) =>
    earlier.some(({ of, identity: other }) => of === id && fileKindOf(other) !== fileKindOf(identity)),
  );
  return new Set(twins.map(({ id }) => id));
}

/**
 * All bills of which something is open, in one statement: each may be paid by any line. Documents are looked up by the numbers of these bills, as
 * all documents there ever were take longer to read. In no order: proposals have their own.
 */
async function listOpenBills(queries: Queries): Promise<(OpenBill & Pick<Row, "partner">)[]> {
  const { rows } = await queries.execute<Row>(sql`
    with bill as materialized (
      select balance.user_id, balance.open, bill.document_id from bill_balances balance
      cross join lateral (select document_id from bills where user_id = balance.user_id and id = balance.bill_id offset 0) bill
      where balance.open > 0
    ), paper as materialized (
      select user_id, id, first_id, number, partner from documents
      where id = any(array(select document_id from bill)) or first_id = any(array(select document_id from bill))
    ), copies as (
      select user_id, first_id, array_agg(number order by id) as numbers from paper where first_id is not null group by user_id, first_id)
    select bill.user_id as "userId", bill.open, first.partner, business.company_name as company,
      sum(bill.open) over (partition by bill.user_id)::float8 as total, first.number || coalesce(copies.numbers, '{}') as numbers,
      array(select name from payer_names payer where payer.user_id = bill.user_id) as payers
    from bill join paper first on first.user_id = bill.user_id and first.id = bill.document_id
    left join copies on copies.user_id = bill.user_id and copies.first_id = bill.document_id
    left join business_profiles business on business.user_id = bill.user_id`);
  return rows.map(({ company, payers, ...bill }) => ({
    ...bill,
    payers: [...new Set([...payers, company ?? "", bill.partner])].filter(Boolean),
  }));
}

interface Row extends Pick<OpenBill, "userId" | "open" | "total"> {
  readonly [column: string]: unknown;
  readonly partner: string;
  readonly company: string | null;
  readonly numbers: string[];
  readonly payers: string[];
}
