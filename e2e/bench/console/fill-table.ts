import type { RunningShop } from "../../harness/shop.ts";

export type Query = RunningShop["query"];

/** How many rows one statement makes at most: a transaction of millions is slow to begin with the next. */
const CHUNK = 250_000;

interface Filling {
  readonly table: string;
  /** An expression for each column that matters, over `n.i` and the rows of `from`. */
  readonly columns: Readonly<Record<string, string>>;
  /** What is joined to the numbers; `n.i` runs from 1 to `rows`. */
  readonly from?: string;
  readonly rows: number;
}

interface Column extends Record<string, unknown> {
  readonly name: string;
  readonly type: string;
}

const NOTHING: Readonly<Record<string, string>> = {
  text: "''",
  integer: "0",
  bigint: "0",
  smallint: "0",
  boolean: "false",
  jsonb: "'[]'::jsonb",
  uuid: "gen_random_uuid()",
  date: "current_date",
  ARRAY: "'{}'",
  "timestamp with time zone": "now()",
};

/** Rows made by SQL, past triggers and foreign keys. A column that must not be empty and is not named gets nothing of its type, so that a new one does not break this. */
export async function fillTable(query: Query, { table, columns, from = "", rows: wanted }: Filling): Promise<void> {
  const rows = Math.floor(wanted);
  const needed = await query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const missing = needed.filter(({ name }) => !(name in columns));
  const all = { ...columns, ...Object.fromEntries(missing.map(({ name, type }) => [name, NOTHING[type] ?? "null"])) };
  const names = Object.keys(all).map((name) => `"${name}"`);
  const indexes = rows < CHUNK ? [] : await dropIndexes(query, table);
  for (let start = 1; start <= rows; start += CHUNK)
    await query(
      `insert into ${table} (${names.join(", ")}) overriding system value select ${Object.values(all).join(", ")}
       from generate_series(${start}, ${Math.min(start + CHUNK - 1, rows)}) as n(i) ${from}`,
    );
  for (const made of indexes) await query(made);
}

/** Building an index of a full table takes a third of the time of keeping it up row by row. Those of constraints stay. */
async function dropIndexes(query: Query, table: string): Promise<readonly string[]> {
  const indexes = await query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public' and tablename = $1
       and not exists (select from pg_constraint where conindid = to_regclass(quote_ident(indexname)))`,
    [table],
  );
  for (const { name } of indexes) await query(`drop index "${name}"`);
  return indexes.map(({ made }) => made);
}

/** Fills an empty shop step by step, and tells the seconds after each. */
export async function fillShop(
  query: Query,
  steps: Readonly<Record<string, () => Promise<void>>>,
  say: (line: string) => void,
): Promise<void> {
  const started = Date.now();
  await query("set session_replication_role = replica");
  await query("set statement_timeout = 0");
  await query("set maintenance_work_mem = '512MB'");
  for (const [what, work] of Object.entries({
    ...steps,
    statistics: async () => void (await query("vacuum analyze")),
  })) {
    await work();
    say(`${what}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await query("set session_replication_role = origin");
}

/** One of these words by number. */
export const oneOf = (words: readonly string[], by = "n.i") =>
  `(array[${words.map((word) => `'${word}'`).join(", ")}])[1 + mod(${by}, ${words.length})]`;

/** A UUID version 7 of a moment and a number. All tables are made of one moment, `bench.now()`, so that they name the same rows. */
export const idAt = (at: string, number: string) => `bench.id_at(${at}, ${number})`;

export const MAKE_ID_AT = `
  create schema if not exists bench;
  do $$ begin execute format('create or replace function bench.now() returns timestamptz language sql immutable as %L', format('select %L::timestamptz', now()));
  end $$;
  create or replace function bench.id_at(at timestamptz, number bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(mod(number, 4096)), 3, '0') || '8'
      || lpad(to_hex(number), 15, '0'))::uuid $$`;
