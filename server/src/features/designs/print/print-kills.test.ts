import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPrintFile } from "@surimono/contract/designs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../platform/database/index.ts";
import { createTestDatabase } from "../../../platform/embedded-postgres/test-database.ts";
import { openJobs } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { type ShopProcess, startProcess, waitUntil } from "../../orders/testing/index.ts";
import type { DesignVersion } from "../designs.tables.ts";
import { finishedVersion, shape, text } from "../testing/finished-version.fixture.ts";
import { type LineToPrint, printOrder, printOrderJob } from "./print-order.ts";

/** For children: its places are small. */
const SHIRT = 1011;
const AREAS = [3, 5, 7];
const dataDir = mkdtempSync(join(tmpdir(), "print-kills-"));
let base: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let version: DesignVersion;
let token: string;
let log: TestShop["shop"]["log"];
let line: LineToPrint;
let folder: string;
/** Of every file, as an undisturbed shop makes it. */
let whole: ReadonlyMap<string, string>;
const running: ShopProcess[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  database = openDatabase(base.url);
  const shop = await openTestShop({ databaseUrl: base.url, dataDir });
  const owner = await shop.asMember();
  token = owner.token;
  log = shop.shop.log;
  const layers = [shape([25_000, 17_000, 30_000, 30_000], "#e0a020"), text([25_000, 17_000, 8000, 24_000], "摺物屋")];
  version = await finishedVersion(shop, owner.call, {
    ...{ itemId: SHIRT, methodId: 46 },
    layers: Object.fromEntries(AREAS.map((areaKindId) => [areaKindId, layers])),
  });
  const [size] = getItem(shop.shop, SHIRT).sizes;
  line = {
    ...{ id: crypto.randomUUID(), versionId: version.id, itemId: SHIRT, sizeId: size?.id ?? 0, quantity: 1 },
    ...{ sizeName: size?.name ?? "", nameTagVersionId: null, hangTagVersionId: null },
  };
  await printOrder(shop.shop, order());
  await shop.stop();
  folder = join(dataDir, "files/prints", version.id);
  whole = hashes();
});
afterAll(async () => {
  for (const shop of running) await shop.kill();
  await database.close();
  await base.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const order = () => ({ orderNumber: "S-9", dispatchBy: "2026-12-01", lines: [line] });

/** Files with their final name: drafts have a random suffix, and cannot be requested. */
function hashes(): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => /\.(png|pdf|csv|json)$/.test(name)).sort();
  return new Map(
    files.map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex"),
    ]),
  );
}

/** With nothing printed, as left by the order's transaction. */
async function enqueueAfresh(): Promise<void> {
  rmSync(folder, { recursive: true });
  await database.db.execute(sql`delete from pgboss.job where name in ('print-order', 'print-version')`);
  const jobs = openJobs(base.url, log);
  await jobs.start();
  await database.inTransaction((tx) => jobs.enqueue(tx, printOrderJob, order()));
  await jobs.stop();
}

async function start(): Promise<ShopProcess> {
  const shop = await startProcess({ DATABASE_URL: base.url, DATA_DIR: dataDir });
  running.push(shop);
  return shop;
}

const jobs = async () =>
  (await database.db.execute(sql`select state, retry_count from pgboss.job where name = 'print-order'`)).rows;

/** The first file exists and the last does not. A print finished before its server was killed is started again. */
async function killInTheMidst(): Promise<void> {
  do {
    await enqueueAfresh();
    const victim = await start();
    await waitUntil("the first file", async () => existsSync(join(folder, "3.png")));
    await victim.kill();
  } while (existsSync(join(folder, "ticket.json")));
}

async function endsOnce(): Promise<void> {
  await waitUntil("the end of the job", async () => (await jobs())[0]?.["state"] === "completed");
  expect(await jobs()).toEqual([{ state: "completed", retry_count: 1 }]);
  expect(hashes()).toEqual(whole);
}

test("a server that is killed in the midst of printing leaves nothing half done; the next one ends the job, once", async () => {
  await killInTheMidst();
  // A file under its final name is complete.
  for (const [name, hash] of hashes()) expect([name, hash]).toEqual([name, whole.get(name)]);
  expect(await jobs()).toMatchObject([{ state: "active" }]);
  // The job's process is silent for half a minute.
  await database.db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );
  const next = await start();
  // The owner's request meanwhile waits for complete files.
  const wanted = { version_id: version.id, kind: "pdf" as const, area_kind_id: 7 };
  const answer = await next.callAs(token)(getPrintFile, wanted);
  if (!answer.ok) throw new Error(answer.failure.code);
  const bytes = Buffer.from(await (answer.value as Blob).arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(whole.get("7.pdf"));
  await endsOnce();
  await next.stop();
});

test("a print worker that is killed in the midst of a page fails this try only, and not its server", async () => {
  const shop = await start();
  await enqueueAfresh();
  // A worker is started for its first page, so from then on it is in the middle of one.
  await expect.poll(() => killWorkerOf(shop.pid)).toBe(true);
  await endsOnce();
  expect((await fetch(`${shop.baseUrl}/readyz`)).ok).toBe(true);
  await shop.stop();
});

/** False while there is none. */
function killWorkerOf(parent: number): boolean {
  const worker = workerOf(parent);
  return worker !== undefined && process.kill(worker, "SIGKILL");
}

function workerOf(parent: number): number | undefined {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.map(Number).find((pid) => commandOf(pid).includes("print-worker.ts"));
}

/** A process may end between being named and being read. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
