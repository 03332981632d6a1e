import fastify from "fastify";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { healthRoutes } from "./health.routes.ts";
import { WatchedPool } from "./platform/database/index.ts";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";
import { openWire } from "./testing/index.ts";

let made: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

/** The doors of a process whose connections go by way of a wire; `databaseUrl` is asked again when they are silent. */
async function openDoors(databaseUrl: string, role: "all" | "web" | "worker" = "all") {
  const wire = await openWire(made.url);
  const pool = new WatchedPool(wire.url, { max: 1 });
  const http = fastify();
  healthRoutes(
    { env: { role }, http, database: { pool } as never, jobs: { pool } as never, databaseUrl },
    () => true,
    0,
  );
  onTestFinished(async () => {
    await wire.close();
    await pool.end();
    await http.close();
  });
  const door = async (url: string) => (await http.inject({ url })).statusCode;
  const said = async () => (await http.inject({ url: "/readyz" })).json();
  return { wire, pool, door, said };
}

test("a process that hears nothing while the database answers others is to be restarted", async () => {
  const { wire, pool, door } = await openDoors(made.url);
  await pool.query("select 1");
  expect([await door("/healthz"), await door("/readyz")]).toEqual([200, 200]);
  wire.silence();
  wire.silenceNew();
  await expect(pool.query("select 1")).rejects.toThrow();
  expect([await door("/healthz"), await door("/readyz")]).toEqual([503, 503]);
  wire.speak();
  wire.cut();
  await expect.poll(() => door("/readyz")).toBe(200);
  expect(await door("/healthz")).toBe(200);
});

test("a worker whose database became a standby is not ready while that can only be read from, and is not to be restarted", async () => {
  const { pool, door } = await openDoors(made.url, "worker");
  const web = await openDoors(made.url, "web");
  const name = new URL(made.url).pathname.slice(1);
  await pool.query(`alter database "${name}" set default_transaction_read_only = on`);
  await pool.query("set default_transaction_read_only = on");
  await expect(pool.query("create table written (id int)")).rejects.toThrow("read-only");
  // Whoever only reads is answered meanwhile.
  await pool.query("select 1");
  expect([await door("/readyz"), await door("/healthz")]).toEqual([503, 200]);
  // Whoever serves pages goes on with them: everybody is led to the same database.
  await web.pool.query("select 1");
  await expect(web.pool.query("create table written (id int)")).rejects.toThrow("read-only");
  expect([await web.door("/readyz"), await web.said()]).toEqual([200, { status: "ok", database: "unreachable" }]);
  await pool.query(`begin read write; alter database "${name}" reset default_transaction_read_only; commit`);
  await pool.query("set default_transaction_read_only = off");
  expect([await door("/readyz"), await door("/healthz")]).toEqual([200, 200]);
});

test("whichever pool is cut off for a minute, the process is; who answers when asked is not", async () => {
  const http = fastify();
  onTestFinished(() => http.close());
  const pools = { calls: { silentMs: 0, answers: true }, jobs: { silentMs: 0, answers: true } };
  const poolOf = (name: keyof typeof pools) => ({
    get silentMs() {
      return pools[name].silentMs;
    },
    answersWithin: async () => pools[name].answers,
  });
  const parts = { database: { pool: poolOf("calls") }, jobs: { pool: poolOf("jobs") } } as never as {
    database: never;
    jobs: never;
  };
  healthRoutes({ env: { role: "all" }, http, ...parts, databaseUrl: made.url }, () => true);
  const health = async () => (await http.inject({ url: "/healthz" })).statusCode;
  for (const name of ["calls", "jobs"] as const) {
    pools[name] = { silentMs: 59_000, answers: false };
    expect(await health()).toBe(200);
    pools[name] = { silentMs: 61_000, answers: true };
    expect(await health()).toBe(200);
    pools[name] = { silentMs: 61_000, answers: false };
    await expect.poll(health).toBe(503);
    pools[name] = { silentMs: 0, answers: true };
  }
});

test("while the database is away from everybody a process lives, and whoever serves pages is still sent requests", async () => {
  const nowhere = "postgres://shop@127.0.0.1:1/shop";
  const [web, worker] = await Promise.all([openDoors(nowhere, "web"), openDoors(nowhere, "worker")]);
  const silenced = [web, worker].map(async ({ wire, pool }) => {
    wire.silence();
    wire.silenceNew();
    await expect(pool.query("select 1")).rejects.toThrow();
  });
  await Promise.all(silenced);
  expect([await web.door("/healthz"), await web.door("/readyz")]).toEqual([200, 200]);
  expect(await web.said()).toEqual({ status: "ok", database: "unreachable" });
  expect([await worker.door("/healthz"), await worker.door("/readyz")]).toEqual([200, 503]);
});
