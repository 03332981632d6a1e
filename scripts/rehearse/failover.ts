import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type RunningShop, startShop } from "../../e2e/harness/shop.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { asSelf } from "./as-user.ts";
import { type Answered, faultOf, recording } from "./failover/answers.ts";
import { type Cluster, openCluster } from "./failover/cluster.ts";
import { type Load, openLoad } from "./failover/load.ts";
import type { Node } from "./failover/node.ts";
import { figuresOf, overLimit, type Struck, tableOf } from "./failover/report.ts";
import { STRIKES, strike, strikesFor } from "./failover/strikes.ts";
import { openBuyers } from "./open-buyers.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { type Closing, timekeeper, until } from "./steps.ts";

const root = join(import.meta.dirname, "../..");
const FAILOVERS = 30;
const BUYERS = 3;
/** The shop goes on for a while between two strikes. */
const REST_MS = 3_000;

/**
 * Three machines with a PostgreSQL each, one of which leads and another has every commit. They are killed and changed over under load, at
 * random: no order may be lost or doubled, and every call that cannot be served says so at once.
 */
export async function rehearseFailover([wished = String(FAILOVERS)]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "surimono-failover-"));
  chmodSync(folder, 0o755);
  const closing: Closing = [() => rmSync(folder, { recursive: true, force: true })];
  const end = async () => {
    for (const close of closing.splice(0)) await close();
  };
  // Otherwise the machines would go on without it.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void end().then(() => process.exit(1)));
  const tell = timekeeper();
  try {
    await asSelf(folder).run(`cd ${root}; npm run build`);
    tell("the pages are built");
    mkdirSync(join(folder, "machines"));
    chmodSync(join(folder, "machines"), 0o755);
    const cluster = await openCluster(root, join(folder, "machines"), closing);
    tell("three machines with etcd, Patroni and PostgreSQL, and HAProxy in front of them");
    const shops = await startShops(cluster, folder, closing);
    await refusesStandby(cluster, folder);
    tell("a process for pages and one for jobs; a standby is refused in words");
    const answers: Answered[] = [];
    const fetch = recording(answers);
    const { web } = shops;
    const place = { checkout: root, shop: web, baseUrl: web.baseURL, folder };
    const buyers = await openBuyers(BUYERS, { ...place, fetch });
    tell("three businesses that may buy");

    const load = openLoad(web.baseURL, buyers, fetch);
    await until("the first orders", () => load.orders.length >= BUYERS);
    const struck: Struck[] = [];
    try {
      for (const kind of strikesFor(Number(wished))) {
        const one = await strikeOnce(kind, cluster, answers);
        struck.push(one);
        const seconds = figuresOf([one], answers)[0]?.gaps[0]?.toFixed(1);
        tell(`${STRIKES[kind]}: ${seconds} s without service; came back ${one.rejoined ?? "by itself"}`);
      }
    } finally {
      process.stdout.write(`${tableOf(figuresOf(struck, answers))}\n`);
    }
    await load.leave();
    tell.whole(`${struck.length} strikes, ${load.orders.length} orders, ${answers.length} calls`);
    await judge({ load, answers, struck, web });
    tell("each order that was acknowledged is there once, and no other, with a job for its print files and a letter");
  } finally {
    await end();
  }
}

async function startShops(cluster: Cluster, folder: string, closing: Closing) {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  const start = (role: "web" | "worker", port: string, migrate: string): Promise<RunningShop> =>
    startShop({
      dataDir: join(folder, "data"),
      env: {
        ...{ DATABASE_URL: cluster.url, PORT: port, ROLE: role, MIGRATE: migrate, PUBLIC_URL: baseUrl },
        ...{ QUEUE_CONNECTIONS: "2", LOG_LEVEL: "warn" },
      },
    });
  await asSelf(folder).run(`cd ${root}; npm run migrate`, { DATABASE_URL: cluster.url });
  const web = await start("web", new URL(baseUrl).port, "off");
  closing.unshift(web.stop);
  const worker = await start("worker", String(await freePort()), "off");
  closing.unshift(worker.stop);
  return { web, worker };
}

/** Whoever names a standby in DATABASE_URL is told what it is. */
async function refusesStandby(cluster: Cluster, folder: string): Promise<void> {
  const standby = await cluster.standbyUrl();
  const said = await asSelf(folder)
    .run(`cd ${root}; npm run --silent migrate`, { DATABASE_URL: standby })
    .then(
      () => "nothing",
      (error: Error) => error.message,
    );
  if (!said.includes("is a standby") || /^\s+at /m.test(said)) throw new Error(`a standby is refused by ${said}`);
}

async function strikeOnce(kind: Struck["kind"], cluster: Cluster, answers: readonly Answered[]): Promise<Struck> {
  const from = performance.now();
  const lines = new Map(cluster.nodes.map((node) => [node, node.said().length]));
  const down = await strike(kind, cluster);
  const at = performance.now();
  await until("service", async () => {
    const served = answers.findLast(({ isWrite, status }) => isWrite && status === 200);
    return served !== undefined && served.startedAt > at && (await cluster.leader()) !== undefined;
  });
  down?.start();
  await cluster.whole();
  await sleep(REST_MS);
  const rejoined = down && howItCame(down, lines.get(down) ?? 0);
  return { kind, from, until: performance.now(), ...(rejoined && { rejoined }) };
}

function howItCame(node: Node, before: number): NonNullable<Struck["rejoined"]> {
  const said = node.said().slice(before);
  if (/pg_basebackup|has been created using/.test(said)) return "by a whole copy";
  return /pg_rewind exit code=0/.test(said) ? "rewound" : "as it was";
}

async function judge({ load, answers, struck, web }: Judged): Promise<void> {
  const faults = new Map<string, number>();
  for (const fault of answers.flatMap((answer) => faultOf(answer) ?? []))
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const wrong = [
    ...[...faults].map(([what, times]) => `${times} times: ${what}`),
    ...new Set(load.surprises),
    ...(struck.some(({ rejoined }) => rejoined === "by a whole copy") ? ["a machine came back by a whole copy"] : []),
    ...overLimit(figuresOf(struck, answers)),
    ...(await reconcileOrders(web, load.orders)),
  ];
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

interface Judged {
  readonly load: Load;
  readonly answers: readonly Answered[];
  readonly struck: readonly Struck[];
  readonly web: RunningShop;
}
