import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { searchProducts } from "@surimono/contract/catalogue";
import { startShop } from "../harness/shop.ts";
import { type Bench, median, readable } from "./bench.ts";
import { callRequest, underLoad } from "./load.ts";

/** How much of the machine the app process uses. */
export const bench: Bench = {
  title: "App process",
  note: "A second process on a migrated, running database: resident memory of it alone (Linux), medians of three.",
  async run(shop) {
    const measured: Process[] = [];
    for (let n = 0; n < 3; n++) measured.push(await measureProcess(shop.databaseUrl));
    const of = (key: keyof Process) => median(measured.map((one) => one[key]));
    const [idle, loaded, start] = [of("idle"), of("loaded"), of("start")];
    return [
      { what: "memory, idle", measured: `${readable(idle)} MB`, budget: "≤ 150 MB", kept: idle <= 150 },
      { what: "memory, loaded", measured: `${readable(loaded)} MB`, budget: "≤ 300 MB", kept: loaded <= 300 },
      { what: "start to first answer", measured: `${readable(start, 2)} s`, budget: "≤ 1.5 s", kept: start <= 1.5 },
    ];
  },
};

type Process = { readonly idle: number; readonly loaded: number; readonly start: number };

async function measureProcess(databaseUrl: string): Promise<Process> {
  const started = performance.now();
  const shop = await startShop({ env: { DATABASE_URL: databaseUrl } });
  const start = (performance.now() - started) / 1000;
  await sleep(4000);
  const idle = residentMb(shop.pid);
  const search = callRequest(searchProducts.path, { sort: 4, limit: 20, offset: 0 });
  await underLoad({ baseURL: shop.baseURL, what: "", requests: [search] });
  const loaded = residentMb(shop.pid);
  await shop.stop();
  return { idle, loaded, start };
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
