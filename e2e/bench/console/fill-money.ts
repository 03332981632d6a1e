import type { Size } from "./fill-orders.ts";
import { fillTable, idAt, oneOf, type Query } from "./fill-table.ts";

/** Bills of the businesses, the newest of them open, what the bank and the gateway told, and the closed days. */
export async function fillMoney(query: Query, { orders, members }: Size, openBills = 4000): Promise<void> {
  const bills = orders / 5;
  const inDebt = openBills * 0.75;
  const lines = orders / 5;
  const businesses = Math.floor(members / 7);
  const business = `'m' || (7 * (1 + mod(n.i, ${businesses})))`;
  const at = `bench.now() - n.i * interval '8 minutes'`;
  const [bill, document] = [idAt(at, "n.i"), idAt(at, "n.i + 5000000")];
  await fillTable(query, {
    table: "billing_accounts",
    rows: businesses,
    columns: {
      ...{
        user_id: "'m' || (n.i * 7)",
        credit_limit: "1000000",
        is_counted: "true",
        open: `case when n.i < ${inDebt} then 50000 else 0 end`,
      },
      ...{
        credit: "case when mod(n.i, 400) = 0 then 300 else 0 end",
        due_first: `case when n.i < ${inDebt} then current_date end`,
      },
    },
  });
  await fillTable(query, {
    table: "documents",
    rows: bills,
    columns: {
      ...{ user_id: business, id: document, kind: "'invoice'", year: `extract(year from ${at})::int`, count: "n.i" },
      ...{
        number: `'S-' || extract(year from ${at})::int || '-' || lpad(n.i::text, 6, '0')`,
        issued_at: at,
        day: `(${at})::date`,
        amount: "10000 + mod(n.i, 90000)",
      },
      ...{
        sheet: "'{}'::jsonb",
        sha256: "md5(n.i::text)",
        partner: `'株式会社' || mod(n.i, ${businesses})`,
        cause: "'bill ' || n.i",
      },
    },
  });
  await fillTable(query, {
    table: "bills",
    rows: bills,
    columns: {
      ...{ user_id: business, id: bill, document_id: document, amount: "10000 + mod(n.i, 90000)" },
      ...{ due_on: `(${at} + interval '30 days')::date`, issued_at: at },
    },
  });
  await fillTable(query, {
    table: "bill_balances",
    rows: bills,
    columns: {
      ...{ user_id: business, bill_id: bill, due_on: `(${at} + interval '30 days')::date` },
      paid: `case when n.i < ${openBills} then 0 else 10000 + mod(n.i, 90000) end`,
      open: `case when n.i < ${openBills} then 10000 + mod(n.i, 90000) else 0 end`,
    },
  });
  await fillTable(query, {
    table: "bill_entries",
    rows: bills,
    from: `where n.i >= ${openBills}`,
    columns: {
      ...{ user_id: business, id: idAt(at, "n.i"), kind: "'paid'", amount: "10000 + mod(n.i, 90000)", bill_id: bill },
      ...{
        line_id: idAt(at, "n.i + 6000000"),
        day: `(${at} + interval '20 days')::date`,
        recorded_at: `${at} + interval '20 days'`,
      },
    },
  });
  await fillTable(query, {
    table: "bank_lines",
    rows: lines,
    columns: {
      ...{
        id: idAt(at, "n.i + 6000000"),
        sha256: "md5((n.i / 500)::text)",
        identity: "'line ' || n.i",
        day: `(${at})::date`,
      },
      ...{
        amount: "10000 + mod(n.i, 90000)",
        payer: `'カ）' || ${oneOf(["サトウ", "スズキ", "ハンギ"])} || mod(n.i, 9000)`,
        imported_at: at,
      },
    },
  });
  await fillTable(query, {
    table: "open_bank_lines",
    rows: orders / 400,
    columns: {
      ...{ line_id: idAt(at, "n.i + 6000000"), day: `(${at})::date`, rest: "10000 + mod(n.i, 90000)" },
      aside_at: "case when mod(n.i, 3) = 0 then bench.now() end",
    },
  });
  await fillTable(query, {
    table: "gateway_lines",
    rows: orders,
    from: "join bench.placed o on o.i = n.i where o.method <> 'invoice'",
    columns: {
      ...{
        id: idAt("o.at", "n.i"),
        sha256: "md5((n.i / 900)::text)",
        identity: "'txn_' || n.i",
        kind: "'payment'",
        method: "o.method",
      },
      ...{
        reference: "'pi_' || n.i",
        day: "(o.at at time zone 'Asia/Tokyo')::date",
        amount: "o.total",
        fee: "o.total / 28",
        taken_at: "o.at",
      },
    },
  });
  await fillTable(query, {
    table: "day_closings",
    rows: 1000,
    columns: {
      ...{
        day: "current_date - n.i - 2",
        part: "0",
        sums: "'[]'::jsonb",
        change: "'[]'::jsonb",
        by: "'経理'",
        at: "bench.now() - n.i * interval '1 day'",
      },
      ...{ sha256: "md5(n.i::text)", before: "md5((n.i + 1)::text)" },
    },
  });
  await fillTable(query, {
    table: "journal_files",
    rows: 300,
    columns: {
      software: "'freee'",
      from_day: "current_date - n.i",
      until_day: "current_date - n.i",
      at: "bench.now() - n.i * interval '1 day'",
    },
  });
}
