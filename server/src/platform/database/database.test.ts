import type { Socket } from "node:net";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsRead } from "../../testing/rows-read.ts";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { type Database, openDatabase } from "./database.ts";

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, 3);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

test("a connection that is lost in the middle of a transaction costs that transaction and not the process", async () => {
  const lost = database.inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // As when a transaction idles for too long, or the database restarts.
    await database.pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect((await database.db.execute(sql`select 1 as alive`)).rows).toEqual([{ alive: 1 }]);
});

test("a connection that is lost before a transaction begins leaves its place to another", async () => {
  const places = database.pool.options.max;
  for (let time = 0; time < places; time++) {
    // As when the database restarts while the connection is idle.
    database.pool.once("acquire", (client) => (client as pg.Client & Socketed).connection.stream.destroy());
    await expect(database.inTransaction(async () => "never")).rejects.toThrow();
  }
  expect(await database.inTransaction(async () => "alive")).toBe("alive");
});

test("a statement that was planned for a small table goes along its index when the table has grown", async () => {
  await database.db.execute(sql`create table grown (id integer primary key, words text)`);
  await database.db.execute(sql`insert into grown values (7, 'それ')`);
  await database.db.execute(sql`analyze grown`);
  await database.inTransaction(async (tx) => {
    const find = () => tx.execute(sql`select words from grown where id = ${7}`);
    // After five times the database keeps the plan.
    for (let time = 0; time < 10; time++) await find();
    await tx.execute(sql`insert into grown select n, 'あれ' from generate_series(10, 3000) n`);
    expect(await rowsRead(tx, ["grown"], find)).toEqual({ grown: 1 });
  });
});

interface Socketed {
  readonly connection: { readonly stream: Socket };
}
