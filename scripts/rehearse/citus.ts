import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type RunningShop, startShop } from "../../e2e/harness/shop.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { asSelf, asUser } from "./as-user.ts";
import { type Cluster, findCitus, openCluster, urlOf } from "./citus/cluster.ts";
import { unlikeCopies } from "./citus/copies.ts";
import { changedCounts, countRows, fillForYears, sumOf } from "./citus/spread.ts";
import { killInCommit, leftPrepared, slowCommits } from "./citus/strikes.ts";
import { type Answered, faultOf, longestGap, recording } from "./failover/answers.ts";
import { type Load, openLoad } from "./failover/load.ts";
import { openBuyers } from "./open-buyers.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { commitBefore, installRelease } from "./release-before.ts";
import { type Closing, timekeeper, until } from "./steps.ts";

const root = join(import.meta.dirname, "../..");
/** Of the coordinator in the middle of a commit, and as many of a worker. */
const KILLS = 10;
const BUYERS = 3;
const DATABASE = "surimono";
/** That of the shop of some years. */
const YEARS = "years";
/** The shop goes on for a while between two strikes. */
const REST_MS = 3_000;

/**
 * A coordinator and two workers: a shop of some years is spread over them by the release `from`, and brought up to date; then another one
 * that is bought from, while the coordinator is killed in the middle of its commits and workers at random. No order may be lost, doubled
 * or without its jobs.
 */
export async function rehearseCitus([
  wished = String(KILLS),
  from = commitBefore(root),
]: readonly string[]): Promise<void> {
  const programs = findCitus();
  if (!programs) {
    process.stdout.write(
      "skipped: no Citus here. CITUS_BIN names the folder of a PostgreSQL's programs that has it.\n",
    );
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "surimono-citus-"));
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
    const user = asUser(mkdtempSync(join(folder, "machines-")));
    const cluster = await openCluster(programs, user, closing);
    tell("a coordinator and two workers");
    const before = deskIn(folder, await installRelease(root, folder, from));
    tell(`the release before, of ${from}`);
    const desk = deskIn(folder, root);
    await spreadYears(cluster, before, desk, tell);
    const rehearsal = await openShops(cluster, desk, folder, closing);
    tell(
      "a shop that was bought from before and after it was spread; refused: a worker, and to spread it beside the shop",
    );
    await strikeAll(Number(wished), rehearsal, tell);
  } finally {
    await end();
  }
}

type Tell = ReturnType<typeof timekeeper>;
type Desk = ReturnType<typeof deskIn>;

/** The commands of a release of the shop. */
function deskIn(folder: string, checkout: string) {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o711, recursive: true });
  const run = (words: string, url: string) =>
    asSelf(folder).run(`cd ${checkout}; npm run --silent ${words}`, { DATABASE_URL: url, DATA_DIR: dataDir });
  return {
    dataDir,
    migrate: (url: string) => run("migrate", url),
    distribute: (url: string) => run("operator -- distribute --yes", url),
    /** What a command says that must fail. */
    refusal: (words: string, url: string) =>
      run(words, url).then(
        () => "nothing",
        (error: Error) => error.message,
      ),
  };
}

/** No row may be lost on the way to the nodes, nor when they are brought up to date, as every release after the first is. */
async function spreadYears(cluster: Cluster, desk: Desk, today: Desk, tell: Tell): Promise<void> {
  const url = await cluster.makeDatabase(YEARS);
  await desk.migrate(url);
  await fillForYears(url, (line) => tell(`filled: ${line}`));
  const before = await countRows(url);
  tell(`${sumOf(before)} rows counted`);
  await desk.distribute(url);
  tell("npm run operator -- distribute --yes");
  mustBe("the rows of each table are as many as before", changedCounts(before, await countRows(url)));
  await mustBeAlike(cluster, YEARS);
  tell("each table has as many rows as before, and is the same on every node where it lies on each");
  await today.migrate(url);
  await today.distribute(url);
  const kept = await countRows(url);
  const known = Object.fromEntries(Object.keys(before).map((name) => [name, kept[name] ?? 0]));
  mustBe("this release's migrations keep the rows of each table", changedCounts(before, known));
  await mustBeAlike(cluster, YEARS);
  tell("brought up to date by this release, with as many rows in each table, and the same on every node");
}

interface Rehearsal {
  readonly cluster: Cluster;
  readonly web: RunningShop;
  readonly load: Load;
  readonly answers: readonly Answered[];
}

async function openShops(cluster: Cluster, desk: Desk, folder: string, closing: Closing): Promise<Rehearsal> {
  const url = await cluster.makeDatabase(DATABASE);
  await desk.migrate(url);
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  const start = async (role: "web" | "worker" | "all", port: string): Promise<RunningShop> => {
    const env = { DATABASE_URL: url, PORT: port, ROLE: role, MIGRATE: "off", PUBLIC_URL: baseUrl };
    const shop = await startShop({ dataDir: desk.dataDir, env: { ...env, QUEUE_CONNECTIONS: "2", LOG_LEVEL: "warn" } });
    closing.unshift(shop.stop);
    return shop;
  };
  const answers: Answered[] = [];
  const fetch = recording(answers);
  const first = await start("all", new URL(baseUrl).port);
  const buyers = await openBuyers(BUYERS, { checkout: root, shop: first, baseUrl, folder, fetch });
  const early = openLoad(baseUrl, buyers, fetch);
  await until("orders on one machine", () => early.orders.length >= 5 * BUYERS);
  mustSay(await desk.refusal("operator -- distribute --yes", url), "Stop all of them first");
  await early.leave();
  await first.stop();
  const before = await countRows(url);
  await desk.distribute(url);
  mustBe("the rows of each table are as many as before", changedCounts(before, await countRows(url)));
  await mustBeAlike(cluster, DATABASE);
  const [worker] = cluster.workers;
  mustSay(await desk.refusal("migrate", urlOf(worker?.port ?? 0, DATABASE)), "is a worker of Citus");
  await slowCommits(cluster, DATABASE);
  const web = await start("web", new URL(baseUrl).port);
  await start("worker", String(await freePort()));
  const late = openLoad(baseUrl, buyers, fetch);
  const load: Load = {
    get orders() {
      return [...early.orders, ...late.orders];
    },
    get surprises() {
      return [...early.surprises, ...late.surprises];
    },
    leave: late.leave,
  };
  await until("orders on several machines", () => late.orders.length >= BUYERS);
  return { cluster, web, load, answers };
}

async function strikeAll(kills: number, rehearsal: Rehearsal, tell: Tell): Promise<void> {
  const { cluster, web, load, answers } = rehearsal;
  for (let time = 0; time < 2 * kills; time++) {
    const node = time % 2 === 0 ? cluster.coordinator : cluster.workers[(time >> 1) % cluster.workers.length];
    if (!node) throw new Error("there is no worker");
    const from = performance.now();
    if (node === cluster.coordinator) await killInCommit(cluster, DATABASE);
    else await node.kill();
    await until("that it says it is not ready", async () => !(await isReady(web)));
    const down = performance.now();
    await node.start();
    await until("that it is ready again", () => isReady(web));
    await until("service", () =>
      answers.some(({ isWrite, status, startedAt }) => isWrite && status === 200 && startedAt > down),
    );
    await until("the end of what was prepared", async () => (await leftPrepared(cluster)) === 0, 1_000);
    await sleep(REST_MS);
    const gap = longestGap(answers, from, performance.now()) / 1000;
    tell(`kill -9 of the ${node.name}, started again: ${gap.toFixed(1)} s without service`);
  }
  await load.leave();
  const calls = new Map<number, number>();
  for (const { status } of answers) calls.set(status, (calls.get(status) ?? 0) + 1);
  const seen = [...calls].map(([status, times]) => `${times} times ${status}`).join(", ");
  tell.whole(`${2 * kills} kills, ${load.orders.length} orders, ${answers.length} calls: ${seen}`);
  const faults = Map.groupBy(
    answers.flatMap((answer) => faultOf(answer) ?? []),
    (fault) => fault,
  );
  mustBe("nothing else went wrong", [
    ...[...faults].map(([fault, all]) => `${all.length} times: ${fault}`),
    ...new Set(load.surprises),
    ...(await reconcileOrders(web, load.orders)),
    ...(await unlikeCopies(cluster, DATABASE)),
  ]);
  tell(
    "each order that was acknowledged is there once, and no other, with its jobs and its letter; reconcile finds no difference, and the nodes have the same",
  );
}

const isReady = ({ baseURL }: RunningShop) =>
  fetch(`${baseURL}/readyz`)
    .then((answer) => answer.json())
    .then(
      (said) => (said as { database?: string }).database === "answers",
      () => false,
    );

function mustBe(what: string, differences: readonly string[]): void {
  if (differences.length > 0) throw new Error(`it is not so that ${what}:\n${differences.join("\n")}`);
}

async function mustBeAlike(cluster: Cluster, database: string): Promise<void> {
  mustBe("what lies on every node is the same on each", await unlikeCopies(cluster, database));
}

function mustSay(said: string, words: string): void {
  if (!said.includes(words) || /^\s+at /m.test(said)) throw new Error(`instead of “${words}” it said ${said}`);
}
