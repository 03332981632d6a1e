import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { searchProducts } from "@surimono/contract/catalogue";
import { startShop } from "../harness/shop.ts";
import { type Bench, median, readable } from "./bench.ts";
import { callRequest, underLoad } from "./load.ts";

/** What the app process takes of the machine. */
export const bench: Bench = {
  title: "App process",
  note: "Resident memory of the app process alone (Linux); the start is on a migrated, running database.",
  async run(shop) {
    await sleep(2000);
    const idle = residentMb(shop.pid);
    const search = callRequest(searchProducts.path, { sort: 4, limit: 20, offset: 0 });
    await underLoad({ baseURL: shop.baseURL, what: "", requests: [search], seconds: 3 });
    const loaded = residentMb(shop.pid);
    const starts: number[] = [];
    for (let n = 0; n < 5; n++) starts.push(await measureStart(shop.databaseUrl));
    const start = median(starts);
    return [
      { what: "memory, idle", measured: `${readable(idle)} MB`, budget: "≤ 150 MB", kept: idle <= 150 },
      { what: "memory, loaded", measured: `${readable(loaded)} MB`, budget: "≤ 300 MB", kept: loaded <= 300 },
      { what: "start to first answer", measured: `${readable(start, 2)} s`, budget: "≤ 1.5 s", kept: start <= 1.5 },
    ];
  },
};

async function measureStart(databaseUrl: string): Promise<number> {
  const started = performance.now();
  const another = await startShop({ env: { DATABASE_URL: databaseUrl } });
  const seconds = (performance.now() - started) / 1000;
  await another.stop();
  return seconds;
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
