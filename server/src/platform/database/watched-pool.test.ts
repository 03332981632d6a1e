import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openWire } from "../../testing/index.ts";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { openDatabase } from "./database.ts";
import { databaseTrouble } from "./outage.ts";
import { asCall, noteIfLetDown } from "./patience.ts";

let made: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

/** A database behind a proxy, with this many idle connections. */
async function openIdle(connections: number) {
  const wire = await openWire(made.url);
  const database = openDatabase(wire.url, connections);
  onTestFinished(async () => {
    await wire.close();
    await database.close();
  });
  // Otherwise the broken ones go too, later and for another reason.
  database.pool.options.idleTimeoutMillis = 0;
  const taken = await Promise.all(Array.from({ length: connections }, () => database.pool.connect()));
  for (const client of taken) client.release();
  expect(database.pool.idleCount).toBe(connections);
  return { wire, ...database };
}

/** With the limits of a call that failed once: the tests wait less. */
const impatiently = <Value>(work: () => Promise<Value>): Promise<Value> =>
  asCall(() => {
    noteIfLetDown()();
    return work();
  });

test("one connection that says nothing takes with it those that were idle beside it", async () => {
  const { wire, pool } = await openIdle(3);
  wire.silence();
  await expect(impatiently(() => pool.query("select 1"))).rejects.toThrow("Query read timeout");
  await expect.poll(() => pool.totalCount).toBe(0);
});

test("a connection that fell silent in a transaction is not kept for the next one", async () => {
  const { wire, pool, inTransaction } = await openIdle(1);
  const silent = impatiently(() =>
    inTransaction(async (tx) => {
      await tx.execute(sql`select 1`);
      wire.silence();
      await tx.execute(sql`select 1`);
    }),
  );
  await expect(silent).rejects.toThrow();
  await expect.poll(() => pool.totalCount).toBe(0);
});

test("a connection on which nothing can be written any more is not kept either", async () => {
  const { pool, inTransaction } = await openIdle(1);
  await pool.query("set default_transaction_read_only = on");
  const write = () => inTransaction((tx) => tx.execute(sql`create table written (id int)`));
  await expect(write()).rejects.toThrow();
  await expect.poll(() => pool.totalCount).toBe(0);
  await expect(write()).resolves.toBeDefined();
});

test("who was let down before waits no longer for a connection that others hold", async () => {
  const { pool } = await openIdle(1);
  const held = await pool.connect();
  await expect(impatiently(() => pool.query("select 1"))).rejects.toThrow("within the time of the call");
  held.release();
  expect((await pool.query("select 1 as well")).rows).toEqual([{ well: 1 }]);
});

test("a connection that is reset is an outage for whoever asked, by drizzle or not", async () => {
  const { wire, pool, db } = await openIdle(3);
  const held = await pool.connect();
  const asked = [pool.query("select 1"), db.execute(sql`select 1`), held.query("select 1")];
  const told = Promise.all(asked.map((answer) => answer.then(() => "answered", databaseTrouble)));
  wire.reset();
  expect(await told).toEqual(["outage", "outage", "outage"]);
  held.release();
});
