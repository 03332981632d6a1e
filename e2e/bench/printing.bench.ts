import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { nodeShaper } from "@surimono/studio/print";
import { measureLayer } from "@surimono/studio/scene";
import { printOrderJob } from "../../server/src/features/designs/print/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/start-embedded-postgres.ts";
import { jobKind, openJobs, openQueue } from "../../server/src/platform/jobs/index.ts";
import { areaOf, textLayer } from "../../studio/src/scene/design.fixture.ts";
import { type RunningShop, startShop } from "../harness/shop.ts";
import { type Bench, type Measurement, median, readable } from "./bench.ts";
import { type Buyer, makeBuyers } from "./buyers.ts";

const ORDERS = 12;
const DRAWING_MS = 2_000;
const ROUNDS = 3;

/** How print work grows with the processes that do it. */
export const bench: Bench = {
  title: "Printing by several workers",
  note: `Real: ${ORDERS} orders of a tee with a text of its own on 300 × 340 mm, each with print file, plate, PDF and proof sheet, by processes of ROLE=worker, which share this machine's two cores and the database; medians of ${ROUNDS} rounds in turns. Simulated: as many openings of the queue as there would be processes, each with the two lanes of a worker, whose drawing is a wait of ${DRAWING_MS / 1000} seconds: what the queue itself allows.`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "surimono-printing-"));
    chmodSync(folder, 0o711);
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, settings: ENOUGH });
    const start = (role: "web" | "worker") =>
      startShop({
        dataDir: join(folder, "shop"),
        env: { DATABASE_URL: postgres.url, ROLE: role, AUTH_SECRET: "printing-printing-printing-printing" },
      });
    try {
      const web = await start("web");
      const [buyer] = await makeBuyers(web, 1);
      if (!buyer) throw new Error("There is no buyer");
      const rows = [...(await real(web, buyer, () => start("worker"))), ...(await simulated(postgres.url))];
      await web.stop();
      return rows;
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Fifty openings of the queue, each with a connection of its own. */
const ENOUGH = { max_connections: "200" };

async function real(web: RunningShop, buyer: Buyer, start: () => Promise<RunningShop>): Promise<Measurement[]> {
  const seconds = new Map<number, number[]>([
    [1, []],
    [2, []],
  ]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [count, times] of seconds) {
      const workers = await Promise.all(Array.from({ length: count }, start));
      await printed(web, buyer, count * 2);
      times.push(await printed(web, buyer, ORDERS));
      for (const worker of workers) await worker.stop();
    }
  const perMinute = (count: number) => (ORDERS / median(seconds.get(count) ?? [])) * 60;
  const times = perMinute(2) / perMinute(1);
  return [
    { what: "1 worker", measured: `${readable(perMinute(1), 1)} orders a minute` },
    {
      what: "2 workers",
      measured: `${readable(perMinute(2), 1)} orders a minute, ${readable(times, 2)} times as many`,
    },
  ];
}

/** Seconds until the press has all that it needs of so many new orders. */
async function printed(web: RunningShop, buyer: Buyer, orders: number): Promise<number> {
  const lines = [];
  for (let order = 0; order < orders; order++) lines.push(await lineOf(web, buyer));
  const database = openDatabase(web.databaseUrl);
  const queue = openQueue(web.databaseUrl);
  const started = performance.now();
  for (const line of lines)
    await queue.enqueue(database.db, printOrderJob, { orderNumber: "SR-1", dispatchBy: "2026-12-01", lines: [line] });
  for (let left = orders; left > 0; await sleep(100)) {
    const [counted] = await web.query<{ left: number; failed: number }>(
      `select count(*) filter (where state < 'completed')::int as left, count(*) filter (where retry_count > 0)::int as failed
       from pgboss.job where name = $1`,
      [printOrderJob.name],
    );
    if (counted?.failed) throw new Error("an order was not printed at the first try");
    left = counted?.left ?? 0;
  }
  const seconds = (performance.now() - started) / 1000;
  await queue.close();
  await database.close();
  return seconds;
}

/** A line of a version with words of its own, so that nothing of it was drawn before. */
async function lineOf(web: RunningShop, { productId, sizeId }: Buyer) {
  const versionId = randomUUID();
  const words = textLayer(versionId.slice(0, 8), { x: 150_000, y: 150_000, fontSize: 40_000, align: "center" });
  const layer = measureLayer(words, await nodeShaper([words.fontId]));
  const area = { ...areaOf([layer], 300_000, 340_000), areaKindId: 1 };
  await web.query(
    `insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at, printed_at)
     select user_id, $1::uuid, product_id, $1::uuid::text, jsonb_set(document, '{areas}', $2::jsonb), '{}', '[]', now(), now()
     from design_versions where product_id = $3 order by created_at limit 1`,
    [versionId, JSON.stringify([area]), productId],
  );
  return {
    ...{ id: randomUUID(), versionId, itemId: 1001, sizeId, sizeName: "S", quantity: 1 },
    ...{ nameTagVersionId: null, hangTagVersionId: null },
  };
}

const waited = jobKind<{ readonly number: number }>("bench-drawing");

async function simulated(databaseUrl: string): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  let one = 0;
  for (const count of [1, 2, 50]) {
    const perSecond = await waitedFor(databaseUrl, count);
    one ||= perSecond;
    const times = perSecond / one;
    rows.push({
      what: `${count} simulated ${count === 1 ? "worker" : "workers"}`,
      measured: `${readable(perSecond * 60)} orders a minute, ${readable(times, 1)} times as many`,
      ...(count > 1 && { budget: `≥ ${readable(count * 0.9, 1)} times`, kept: times >= count * 0.9 }),
    });
  }
  return rows;
}

const EACH = 16;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function waitedFor(databaseUrl: string, count: number): Promise<number> {
  const database = openDatabase(databaseUrl);
  let done = 0;
  const workers = Array.from({ length: count }, () =>
    openJobs(databaseUrl, SILENT, { connections: 1, migrates: false }),
  );
  for (const worker of workers)
    worker.handle(
      waited,
      async () => {
        await sleep(DRAWING_MS);
        done++;
      },
      { lanes: 2 },
    );
  for (const worker of workers) await worker.start();
  const orders = count * EACH;
  const all = Array.from({ length: orders }, (_, number) => ({ number }));
  const started = performance.now();
  await workers[0]?.enqueueAll(database.db, waited, all);
  while (done < orders) await sleep(20);
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
  return orders / seconds;
}
