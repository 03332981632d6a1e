import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Query } from "./fill-table.ts";

/** What the database writes into its log about the plan of each statement. */
export interface Plans {
  /** Since the last time: the indexes that were walked, and the growing tables that were read from end to end. */
  readonly take: () => { readonly indexes: readonly string[]; readonly whole: readonly string[] };
  readonly stop: () => Promise<void>;
}

const GROWING = 50_000;

export async function openPlans(query: Query, log: string): Promise<Plans> {
  await query("load 'auto_explain'");
  await query("alter system set auto_explain.log_min_duration = 0");
  await query("select pg_reload_conf()");
  const tables = await query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and reltuples > $1",
    [GROWING],
  );
  const growing = new Set(tables.map(({ name }) => name));
  let from = statSync(log).size;
  return {
    take() {
      const text = readFrom(log, from);
      from += Buffer.byteLength(text);
      const found = (form: RegExp) => [...new Set([...text.matchAll(form)].map(([, name = ""]) => name))].sort();
      return {
        indexes: found(/Index(?: Only)? Scan(?: Backward)?(?: using| on) (\w+)/g),
        whole: found(/Seq Scan on (\w+)/g).filter((name) => growing.has(name)),
      };
    },
    async stop() {
      await query("alter system reset auto_explain.log_min_duration");
      await query("select pg_reload_conf()");
    },
  };
}

function readFrom(path: string, from: number): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(path).size - from));
  const file = openSync(path, "r");
  readSync(file, bytes, 0, bytes.length, from);
  closeSync(file);
  return bytes.toString();
}
