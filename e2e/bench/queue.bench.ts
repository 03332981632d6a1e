import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import { jobKind, openJobs } from "../../server/src/platform/jobs/index.ts";
import { type RunningShop, startShop } from "../harness/shop.ts";
import { type Bench, readable } from "./bench.ts";

const JOBS = 500;
const REST_SECONDS = 30;
/** What starting up leaves to do is done by then. */
const SETTLE_MS = 15_000;

/** What work in the background can do, and what it costs when there is none. */
export const bench: Bench = {
  title: "Queue",
  note: [
    `${JOBS} jobs that do nothing, enqueued at once, in a process that takes one at a time. At rest: two processes of the shop on one database, each with all`,
    `its queues and its timetable, for ${REST_SECONDS} seconds.`,
  ].join("\n"),
  async run(shop) {
    const perSecond = await measureShortJobs(shop);
    const second = await startShop({ env: { DATABASE_URL: shop.databaseUrl } });
    try {
      const transactions = await measureRest(shop);
      return [
        { what: "short jobs, one at a time", measured: `${readable(perSecond)}/s` },
        {
          what: "transactions of two processes at rest",
          measured: `${readable(transactions, 1)}/s`,
          budget: "< 5/s",
          kept: transactions < 5,
        },
      ];
    } finally {
      await second.stop();
    }
  },
};

const shortJob = jobKind<{ readonly number: number }>("bench-short");

async function measureShortJobs({ databaseUrl }: RunningShop): Promise<number> {
  const quiet = () => undefined;
  const jobs = openJobs(databaseUrl, { info: quiet, warn: quiet, error: quiet } as never);
  const database = openDatabase(databaseUrl, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = new Set<number>();
  jobs.handle(shortJob, async ({ number }) => {
    if (done.add(number).size === JOBS) resolve();
  });
  await jobs.start();
  const started = performance.now();
  await jobs.enqueueAll(
    database.db,
    shortJob,
    Array.from({ length: JOBS }, (_, number) => ({ number })),
  );
  await promise;
  const seconds = (performance.now() - started) / 1000;
  await jobs.stop();
  await database.close();
  return JOBS / seconds;
}

async function measureRest(shop: RunningShop): Promise<number> {
  // The database's own, which count what starting up has written, are not the shop's.
  await shop.query("alter system set autovacuum = off");
  await shop.query("select pg_reload_conf()");
  await sleep(SETTLE_MS);
  const before = await countTransactions(shop);
  await sleep(REST_SECONDS * 1000);
  return ((await countTransactions(shop)) - before) / REST_SECONDS;
}

async function countTransactions({ query }: RunningShop): Promise<number> {
  const [row] = await query<{ count: string }>(
    "select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()",
  );
  return Number(row?.count);
}
