import { fillTable, idAt, type Query } from "../console/fill-table.ts";
import type { MemberSize } from "./fill-members.ts";

/** Somebody with items and orders whose account was closed a moment ago. */
export const CLOSING = "m2";

/** Behind those that were counted for the others. */
const FIRST_SEQUENCE = 500_000_000;
const GONE = "'gone' || n.i";
/** Each such account, of so many, has records that the law no longer wants kept. */
const OLD_EVERY = 10;
const AGES = `cross join (values (2, 0), (10, 1)) as age(years, old) where age.old = 0 or mod(n.i, ${OLD_EVERY}) = 0`;
const AT = "bench.now() - age.years * interval '1 year' - n.i * interval '1 minute'";
const NUMBER = "(n.i * 2 + age.old)";

/**
 * Accounts that were closed through the years, each with an order, a document and a bill that are kept and some with old ones, and `CLOSING`,
 * who is about to be forgotten.
 */
export async function fillClosed(query: Query, { members }: MemberSize): Promise<void> {
  const rows = members / 15;
  await fillTable(query, {
    table: "withdrawn_members",
    rows,
    columns: { user_id: GONE, withdrawn_at: "bench.now() - n.i * interval '20 minutes'" },
  });
  await query("insert into withdrawn_members (user_id, withdrawn_at) values ($1, bench.now())", [CLOSING]);
  const id = idAt(AT, NUMBER);
  await fillTable(query, {
    table: "orders",
    rows,
    from: AGES,
    columns: {
      ...{ user_id: GONE, id, sequence: `${FIRST_SEQUENCE} + ${NUMBER}`, lifecycle: "'placed'", payment: "'paid'" },
      ...{ fulfilment: "'shipped'", payment_method: "'card'", way: "'courier'", quantity: "1", subtotal: "2000" },
      ...{ total: "2000", created_at: AT, placed_at: AT, fingerprint: `md5(${NUMBER}::text)` },
    },
  });
  await fillTable(query, {
    table: "documents",
    rows,
    from: AGES,
    columns: {
      ...{ user_id: GONE, id, kind: "'receipt'", year: `extract(year from ${AT})::int`, count: NUMBER, amount: "2000" },
      ...{ number: `'R-' || ${NUMBER}`, issued_at: AT, day: `(${AT})::date`, cause: `'order ' || ${NUMBER}` },
      ...{ sheet: "'{}'::jsonb", sha256: `md5(${NUMBER}::text)` },
    },
  });
  await fillTable(query, {
    table: "bills",
    rows,
    from: AGES,
    columns: { user_id: GONE, id, document_id: id, amount: "2000", due_on: `(${AT})::date`, issued_at: AT },
  });
  await fillTable(query, {
    table: "bill_entries",
    rows,
    from: AGES,
    columns: {
      ...{ user_id: GONE, id, kind: "'paid'", amount: "2000", bill_id: id, day: `(${AT})::date`, recorded_at: AT },
    },
  });
}
