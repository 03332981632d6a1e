import { Client } from "pg";
import { fillOrders } from "../../../e2e/bench/console/fill-orders.ts";
import { fillShop, type Query } from "../../../e2e/bench/console/fill-table.ts";
import { fillMembers } from "../../../e2e/bench/scale/fill-members.ts";
import { ask } from "./cluster.ts";

const SIZE = { members: 3_000, orders: 6_000, items: 5_000, notifications: 10_000, heavyEvery: 50 };

/** A shop with some years behind it, by the benches' own generator. */
export async function fillForYears(url: string, say: (line: string) => void): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const query: Query = async (text, values) => (await client.query(text, values)).rows;
  const steps = { orders: () => fillOrders(query, SIZE), members: () => fillMembers(query, SIZE) };
  await fillShop(query, steps, say);
  // The generator writes past keys between tables; refunds of what was never sent have no parcel.
  for (const table of ["order_refunds", "order_refund_pieces"])
    await client.query(
      `delete from ${table} part where not exists (
         select 1 from order_destinations parcel where parcel.user_id = part.user_id and parcel.order_id = part.order_id)`,
    );
  await client.query("drop schema bench cascade");
  await client.end();
}

export type Counts = Readonly<Record<string, number>>;

/** How many rows each table of the shop has. */
export async function countRows(url: string): Promise<Counts> {
  const tables = await ask<{ name: string }>(
    url,
    "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '_[0-9]+$' order by name",
  );
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  const counted: Record<string, number> = {};
  for (const one of each)
    for (const { name, rows } of await ask<{ name: string; rows: number }>(url, one)) counted[name] = rows;
  return counted;
}

/** Tables that do not have as many rows as before. */
export function changedCounts(before: Counts, after: Counts): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} had ${before[name] ?? "no"} rows and has ${after[name] ?? "no"}`);
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, rows) => sum + rows, 0);
