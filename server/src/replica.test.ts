import { getSystem } from "@surimono/contract/desk";
import { listPublishedItems } from "@surimono/contract/my-items";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMyItem } from "./features/my-items/testing/index.ts";
import { migrate } from "./platform/database/index.ts";
import { openPair, type Pair } from "./platform/replica/standby.fixture.ts";
import { freePort } from "./testing/free-port.ts";
import { openTestShop, openWire, type TestShop, value, type Wire } from "./testing/index.ts";

let pair: Pair;
let shop: TestShop;
let wire: Wire;
let metricsAt: string;

beforeAll(async () => {
  pair = await openPair(migrate);
  wire = await openWire(pair.standbyUrl);
  const port = await freePort();
  metricsAt = `http://127.0.0.1:${port}/metrics`;
  shop = await openTestShop({
    databaseUrl: pair.primaryUrl,
    variables: {
      DATABASE_URL: pair.primaryUrl,
      DATABASE_REPLICA_URL: wire.url,
      METRICS_PORT: String(port),
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  await wire?.close();
  await pair?.stop();
});

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client(pair.standbyUrl);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const shown = async () => value(await shop.callAs()(listPublishedItems, {})).total;
const health = () => shop.shop.replicaHealth();
const figure = async (name: string) => {
  const line = (await (await fetch(metricsAt)).text()).split("\n").find((one) => one.startsWith(name));
  return line && Number(line.split(" ").at(-1));
};

async function publishOne(): Promise<void> {
  const maker = await shop.asMember({ nickname: "海野" });
  const id = await makeMyItem(shop, maker.call, "completed");
  await shop.shop.database.pool.query(
    "update my_items set promotion_flag = 1, published_at = now() where product_id = $1",
    [id],
  );
}

test("the gallery is read from the replica, until it is farther behind than the limit; then at once from the primary, and back", async () => {
  await expect.poll(() => health()?.state).toBe("used");
  await publishOne();
  await expect.poll(shown).toBe(1);
  await onStandby("select pg_wal_replay_pause()");
  await publishOne();
  // Behind, but not by much: the old value, which nothing but the replica can have.
  expect(await shown()).toBe(1);
  expect(health()?.state).toBe("used");
  await expect.poll(shown, { interval: 200 }).toBe(2);
  expect(health()).toMatchObject({ state: "behind", lagMs: expect.any(Number) });
  expect(await figure("surimono_replica_used")).toBe(0);
  expect(await figure("surimono_replica_lag_seconds")).toBeGreaterThan(5);
  const { call } = await shop.asOperator("owner");
  expect(value(await call(getSystem, {})).health.replica).toMatchObject({ state: "behind" });
  await onStandby("select pg_wal_replay_resume()");
  await expect.poll(() => health()?.state).toBe("used");
  expect(await shown()).toBe(2);
  expect(await figure("surimono_replica_used")).toBe(1);
  expect(await figure('surimono_replica_reads_total{what="gallery",from="replica"}')).toBeGreaterThan(0);
});

test("one where nothing happens is not behind, however long", async () => {
  // Longer than the limit: the clock alone makes nobody old.
  const until = performance.now() + 6_000;
  while (performance.now() < until) {
    expect(health()?.state).toBe("used");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
});

test("nothing can be written by it, and nothing is read there in a transaction", async () => {
  const { mayBeOld, database } = shop.shop;
  const read = () => mayBeOld("gallery").execute("select 1");
  const because = (words: string) => ({ cause: { message: expect.stringContaining(words) } });
  await expect(database.inTransaction(async () => read())).rejects.toMatchObject(because("inside a transaction"));
  await expect(mayBeOld("gallery").execute("create table nobody ()")).rejects.toMatchObject(because("read-only"));
  await expect(mayBeOld("gallery").transaction(async () => "never")).rejects.toThrow("only read");
});

test("a replica that is killed while it is asked fails no call, and is read from again once it is back", async () => {
  await expect.poll(() => health()?.state).toBe("used");
  const total = await shown();
  const answers: number[] = [];
  const state = { asking: true };
  const buyers = Array.from({ length: 8 }, async () => {
    while (state.asking) answers.push(await shown());
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const gone = new Promise((resolve) => pair.standby.once("exit", resolve));
  pair.standby.kill("SIGQUIT");
  await gone;
  const before = answers.length;
  await expect.poll(() => health()?.state).toBe("unreachable");
  await expect.poll(() => answers.length).toBeGreaterThan(before + 50);
  state.asking = false;
  // Any failed call would have thrown here.
  await Promise.all(buyers);
  expect(new Set(answers)).toEqual(new Set([total]));
  await pair.startStandby();
  await expect.poll(() => health()?.state).toBe("used");
});

test("a replica that no longer answers costs a call the time of a look, and no failure", async () => {
  await expect.poll(() => health()?.state).toBe("used");
  const total = await shown();
  wire.silence();
  wire.silenceNew();
  const started = performance.now();
  expect(await shown()).toBe(total);
  expect(performance.now() - started).toBeLessThan(6_000);
  expect(health()?.state).toBe("unreachable");
  // The next one does not wait.
  const again = performance.now();
  expect(await shown()).toBe(total);
  expect(performance.now() - again).toBeLessThan(1_000);
});

test("a database of its own is not read from, however well it answers", async () => {
  wire.leadTo(pair.primaryUrl);
  wire.speak();
  wire.cut();
  await expect.poll(() => health()?.state).toBe("not-a-standby");
  expect(await shown()).toBeGreaterThan(0);
});
