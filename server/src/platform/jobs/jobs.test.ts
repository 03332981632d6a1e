import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, openWire, type TestShop } from "../../testing/index.ts";
import { countGivenUp, countJobs, jobKind, listGivenUp, openJobs, tryAgain } from "./index.ts";

interface Numbered {
  readonly number: number;
}

const quick = jobKind<Numbered>("test-quick");
const single = jobKind<Numbered>("test-single");
const stubborn = jobKind<Numbered>("test-stubborn");
const lasting = jobKind<Numbered>("test-lasting");
const mixed = jobKind<Numbered>("test-mixed");
const laned = jobKind<Numbered>("test-laned");
let waitForLane = Promise.resolve();
const lanedRuns: number[] = [];
let waitFor = Promise.resolve();
/** Of each run, whether it was told to be the last try. */
const stubbornRuns: boolean[] = [];
const failingRuns: boolean[] = [];
const quickRuns: number[] = [];
const running = { now: 0, most: 0, done: 0 };
let shop: TestShop;
let jobs: ReturnType<typeof openJobs>;

beforeAll(async () => {
  shop = await openTestShop();
  jobs = openJobs(shop.databaseUrl, shop.shop.log);
  jobs.handle(
    quick,
    async ({ number }, { isLastTry }) => {
      quickRuns.push(number);
      if (number === 3) failingRuns.push(isLastTry);
      await sleep(20);
      if (number === 3 && quickRuns.filter((run) => run === 3).length === 1) throw new Error("the first try fails");
    },
    { atOnce: 8 },
  );
  jobs.handle(mixed, ({ number }) => (number === 0 ? waitFor : Promise.resolve()), { atOnce: 8 });
  jobs.handle(
    laned,
    async ({ number }) => {
      if (number === 0) await waitForLane;
      lanedRuns.push(number);
    },
    { lanes: 2 },
  );
  jobs.handle(single, async () => {
    running.most = Math.max(running.most, ++running.now);
    await sleep(50);
    running.now--;
    running.done++;
  });
  jobs.handle(
    stubborn,
    async (_data, { isLastTry }) => {
      if (stubbornRuns.push(isLastTry) === 1) throw new Error("550 <hanako@shop.example> is full");
    },
    { retries: 0 },
  );
  jobs.handle(lasting, async () => undefined, { forDays: true });
  // As made by an older release.
  await shop.shop.database.db.execute(
    sql`select pgboss.create_queue('test-lasting', '{"policy": "standard", "retryLimit": 8, "retryDelay": 2, "retryBackoff": true}'::jsonb)`,
  );
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await shop.stop();
});

async function enqueueMany(kind: typeof quick, count: number) {
  await shop.shop.database.inTransaction(async (tx) => {
    for (let number = 0; number < count; number++) await jobs.enqueue(tx, kind, { number });
  });
}

test("a rush is worked off batch by batch without pauses, and only what failed is tried again", async () => {
  await enqueueMany(quick, 80);
  await expect.poll(() => quickRuns.length).toBe(81);
  expect(failingRuns).toEqual([false, false]);
  expect(new Set(quickRuns).size).toBe(80);
});

test("what is enqueued at once is tried as often as what is enqueued alone", async () => {
  const { db } = shop.shop.database;
  await jobs.enqueueAll(
    db,
    lasting,
    [1, 2].map((number) => ({ number })),
  );
  await jobs.enqueue(db, lasting, { number: 3 });
  const { rows } = await db.execute(
    sql`select distinct retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds from pgboss.job where name = 'test-lasting'`,
  );
  expect(rows).toEqual([expect.objectContaining({ retry_limit: 155 })]);
});

test("what is done is noted while others of its batch are still under way", async () => {
  const gate = Promise.withResolvers<void>();
  waitFor = gate.promise;
  await enqueueMany(mixed, 2);
  const states = async () =>
    (
      await shop.shop.database.pool.query("select state from pgboss.job where name = 'test-mixed' order by state")
    ).rows.map(({ state }) => state);
  try {
    await expect.poll(states).toEqual(["active", "completed"]);
  } finally {
    gate.resolve();
  }
  await expect.poll(states).toEqual(["completed", "completed"]);
});

test("work is done one after the other unless it says otherwise", async () => {
  await enqueueMany(single, 4);
  await expect.poll(() => running).toEqual({ now: 0, most: 1, done: 4 });
});

test("what has lanes goes on beside one that takes long", async () => {
  let finish = () => {};
  waitForLane = new Promise<void>((end) => {
    finish = end;
  });
  await shop.shop.database.inTransaction((tx) =>
    jobs.enqueueAll(
      tx,
      laned,
      [0, 1, 2, 3].map((number) => ({ number })),
    ),
  );
  await expect.poll(() => lanedRuns.toSorted()).toEqual([1, 2, 3]);
  finish();
  await expect.poll(() => lanedRuns).toContain(0);
});

test("a process at rest asks one question for all its queues, and its workers ask only when there is something", async () => {
  await expect.poll(() => running.now).toBe(0);
  const asked = vi.spyOn(jobs.pool, "query");
  const count = (part: string) => asked.mock.calls.filter(([text]) => String(text).includes(part)).length;
  await expect.poll(() => count("unnest($1::text[]) queue")).toBeGreaterThan(2);
  expect(count("WITH next AS")).toBe(0);
  const before = running.done;
  await enqueueMany(single, 3);
  await expect.poll(() => running.done).toBe(before + 3);
  asked.mockRestore();
});

test("what must come about is tried for three days, also in a queue that an older release made", async () => {
  const { rows } = await shop.shop.database.db.execute<{ pauses: number[] }>(sql`
    select array(select least(retry_delay_max, retry_delay * 2 ^ least(16, try)) from generate_series(0, retry_limit - 1) try) as pauses
    from pgboss.queue where name in ('test-lasting', 'send-mail', 'refund-order', 'payment-gateway-event')`);
  expect(rows).toHaveLength(4);
  for (const { pauses } of rows) {
    expect(Math.max(...pauses)).toBe(30 * 60);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * 60 * 60);
  }
});

test.each(["cut", "reset"] as const)(
  "what is done while the database goes away (%s) is noted when it is back, and not done again",
  async (end) => {
    const kind = jobKind<Numbered>(`test-${end}`);
    const wire = await openWire(shop.databaseUrl);
    const behindWire = openJobs(wire.url, shop.shop.log);
    const runs: number[] = [];
    behindWire.handle(
      kind,
      async ({ number }) => {
        runs.push(number);
        if (number > 2) return;
        wire.leadTo("postgres://127.0.0.1:1/nowhere");
        wire[end]();
      },
      { atOnce: 2 },
    );
    await behindWire.start();
    try {
      await behindWire.enqueueAll(shop.shop.database.db, kind, [{ number: 1 }, { number: 2 }, { number: 3 }]);
      await expect.poll(() => runs.length).toBe(2);
      await sleep(1_500);
      wire.leadTo(shop.databaseUrl);
      const states = async () =>
        (await shop.shop.database.pool.query("select state from pgboss.job where name = $1", [kind.name])).rows;
      await expect.poll(states).toEqual(Array(3).fill({ state: "completed" }));
      expect(runs.toSorted()).toEqual([1, 2, 3]);
    } finally {
      await behindWire.stop();
      await wire.close();
    }
  },
);

test("what this process has done, as only it knows, is not done again", async () => {
  const before = running.done;
  await enqueueMany(single, 1);
  await expect.poll(() => running.done).toBe(before + 1);
  const { pool } = shop.shop.database;
  const lastState = async () =>
    (await pool.query("select id, state from pgboss.job where name = 'test-single' order by created_on desc limit 1"))
      .rows[0];
  await expect.poll(lastState).toMatchObject({ state: "completed" });
  const { id } = await lastState();
  // As where its end could not be noted.
  await pool.query("update pgboss.job set state = 'retry', completed_on = null, start_after = now() where id = $1", [
    id,
  ]);
  await expect.poll(lastState).toEqual({ id, state: "completed" });
  expect(running.done).toBe(before + 1);
});

test("what is enqueued in a transaction that fails never runs", async () => {
  const before = quickRuns.length;
  const failing = shop.shop.database.inTransaction(async (tx) => {
    await jobs.enqueue(tx, quick, { number: 999 });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await sleep(1200);
  expect(quickRuns).toHaveLength(before);
});

test("what failed at every try is kept with its reason, and runs again when it is asked for", async () => {
  const { db } = shop.shop.database;
  await jobs.enqueue(db, stubborn, { number: 1 });
  await expect.poll(() => listGivenUp(db, 10)).toHaveLength(1);
  const [job] = await listGivenUp(db, 10);
  expect(job).toMatchObject({
    name: "test-stubborn",
    data: { number: 1 },
    reason: "550 <…@shop.example> is full",
    tries: 1,
  });
  expect(await tryAgain(db, { name: "test-quick" })).toBe(0);
  expect(await tryAgain(db, { id: job?.id ?? "" })).toBe(1);
  await expect.poll(() => stubbornRuns).toEqual([true, true]);
  await expect.poll(() => listGivenUp(db, 10)).toHaveLength(0);
});

test("who rests begins no job, and lets the one that runs come to its end", async () => {
  const resting = jobKind<Numbered>("test-resting");
  const other = openJobs(shop.databaseUrl, shop.shop.log);
  const begun: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  other.handle(resting, ({ number }) => {
    begun.push(number);
    return promise;
  });
  await other.start();
  const { db } = shop.shop.database;
  for (const number of [1, 2]) await other.enqueue(db, resting, { number });
  await expect.poll(() => begun).toHaveLength(1);
  other.rest();
  resolve();
  await other.stop();
  expect(begun).toHaveLength(1);
  const { rows } = await db.execute(sql`select state from pgboss.job where name = 'test-resting' order by state`);
  expect(rows).toEqual([{ state: "created" }, { state: "completed" }]);
});

test("what is done by the clock was not given up once its next time went well", async () => {
  const { db } = shop.shop.database;
  const add = (name: string, state: string, minutesAgo: number) =>
    db.execute(sql`
      insert into pgboss.job (name, data, state, completed_on, output)
      values (${name}, '{}', ${state}::pgboss.job_state, now() - make_interval(mins => ${minutesAgo}), '{"message": "no files"}')`);
  const lost = async () => (await listGivenUp(db, 10)).map(({ name }) => name).sort();
  await add("erase-old-bills", "completed", 7);
  await add("erase-old-bills", "failed", 5);
  await add("test-stubborn", "failed", 5);
  await add("test-stubborn", "completed", 1);
  expect(await lost()).toEqual(["erase-old-bills", "test-stubborn"]);
  await add("erase-old-bills", "completed", 1);
  expect(await lost()).toEqual(["test-stubborn"]);
  expect((await countJobs(db)).find(({ name }) => name === "erase-old-bills")?.givenUp ?? 0).toBe(0);
  expect(await countGivenUp(db)).toBe(1);
});
