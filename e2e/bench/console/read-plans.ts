import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Query } from "./fill-table.ts";

/** What the database writes into its log about the plan of each statement. */
export interface Plans {
  /**
   * Since the last time: the indexes that were walked, the growing tables that were read from end to end, and those of which an index gave
   * that many rows in vain.
   */
  readonly take: () => {
    readonly indexes: readonly string[];
    readonly whole: readonly string[];
    readonly passed: readonly string[];
  };
  readonly stop: () => Promise<void>;
}

const GROWING = 50_000;

export async function openPlans(query: Query, log: string): Promise<Plans> {
  await query("load 'auto_explain'");
  await query("alter system set auto_explain.log_min_duration = 0");
  // For the rows that were passed; the clock would cost more than they do.
  await query("alter system set auto_explain.log_analyze = on");
  await query("alter system set auto_explain.log_timing = off");
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
        passed: findPassed(text).filter((name) => growing.has(name)),
      };
    },
    async stop() {
      for (const setting of ["log_min_duration", "log_analyze", "log_timing"])
        await query(`alter system reset auto_explain.${setting}`);
      await query("select pg_reload_conf()");
    },
  };
}

/** Tables of which index scans removed more rows by a filter than a growing table has at least. PostgreSQL tells them for each loop. */
export function findPassed(text: string): string[] {
  const passed = new Set<string>();
  let scan = { table: "", loops: 0 };
  for (const line of text.split("\n")) {
    const loops = /\(actual .*loops=(\d+)\)/.exec(line)?.[1];
    if (loops) {
      const table = /(?:Index(?: Only)? Scan(?: Backward)? using \w+|Bitmap Heap Scan) on (\w+)/.exec(line)?.[1];
      scan = { table: table ?? "", loops: Number(loops) };
    }
    const removed = Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0);
    if (removed * scan.loops > GROWING && scan.table) passed.add(scan.table);
  }
  return [...passed].sort();
}

function readFrom(path: string, from: number): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(path).size - from));
  const file = openSync(path, "r");
  readSync(file, bytes, 0, bytes.length, from);
  closeSync(file);
  return bytes.toString();
}
