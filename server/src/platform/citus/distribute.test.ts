import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { getSystem } from "@surimono/contract/desk";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { migrate } from "../database/index.ts";
import { jobKind } from "../jobs/index.ts";
import { distribute, showPlaces } from "./distribute.ts";
import { openPlaced } from "./open-placed.ts";
import { dropOnNodes, makeOnNodes } from "./test-cluster.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const { nodes } = inject("testServer");

test.skipIf(nodes.length > 1)("one PostgreSQL has nothing to distribute", async () => {
  for (const words of [
    ["distribute", "show"],
    ["distribute", "--yes"],
  ])
    expect(await askOperator(opened, ...words)).toMatchObject({ code: 1, output: expect.stringContaining("no Citus") });
  expect(opened.shop.database.isCitus).toBe(false);
});

describe.skipIf(nodes.length === 1)("on Citus (CITUS_URL)", () => {
  const show = async () => JSON.parse((await askOperator(opened, "distribute", "show", "--json")).output);

  test("every table lies where it belongs, and the shop knows", async () => {
    expect(await show()).toMatchObject({ missing: { distributed: [], reference: [], local: [] }, unnamed: [] });
    expect(opened.shop.database.isCitus).toBe(true);
    expect((await fetch(`${opened.baseUrl}/readyz`)).status).toBe(200);
  });

  test("nothing is moved beside a shop, and a table that nobody named is told", async () => {
    expect(await askOperator(opened, "distribute", "--yes")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Stop all of them first"),
    });
    await opened.shop.database.pool.query("create table strangers (user_id text primary key)");
    expect(await askOperator(opened, "distribute", "show")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Nobody has said where these belong: strangers"),
    });
    await opened.shop.database.pool.query("drop table strangers");
  });

  test("what enqueues a job commits on all nodes or on none", async () => {
    const database = await openPlaced(opened.databaseUrl, 2);
    const prepared = async () => {
      const { rows } = await database.pool.query("select count(*)::int as count from pg_dist_transaction");
      return rows[0].count as number;
    };
    const work = (enqueues: boolean) =>
      database.inTransaction(async (tx) => {
        await tx.execute(
          sql`insert into favourites (user_id, item_id, created_at) values (${String(Math.random())}, 1, now())`,
        );
        if (enqueues) await opened.shop.jobs.enqueue(tx, jobKind<{ n: number }>("send-mail"), { n: 1 });
      });
    const before = await prepared();
    await work(false);
    expect(await prepared()).toBe(before);
    await work(true);
    expect(await prepared()).toBe(before + 1);
    await database.close();
  });

  test("what an earlier list placed elsewhere moves, and numbers go on", async () => {
    const [first = "", ...others] = nodes;
    const name = `test_${randomBytes(6).toString("hex")}`;
    const url = await makeOnNodes([first, ...others], name);
    await migrate(url);
    const client = new pg.Client(url);
    await client.connect();
    const sell = () =>
      client.query<{ id: string }>(
        "insert into catalogue_sales (item_id, ordered_on, pieces) values (1, '2026-01-01', 1) returning id",
      );
    for (const id of ["1", "2", "3"]) expect((await sell()).rows).toEqual([{ id }]);
    for (const table of ["press_packages", "favourites"])
      await client.query(`select citus_add_local_table_to_metadata('${table}', cascade_via_foreign_keys => true)`);
    expect((await sell()).rows).toEqual([{ id: "4" }]);
    await distribute(client);
    expect((await showPlaces(client)).missing).toEqual({ distributed: [], reference: [], local: [] });
    expect((await sell()).rows).toEqual([{ id: "5" }]);
    // As a release that did not look after them left it.
    await client.query("select setval(pg_get_serial_sequence('catalogue_sales', 'id'), 1)");
    expect(await distribute(client)).toMatchObject({ distributed: [], renumbered: ["catalogue_sales"] });
    expect((await sell()).rows).toEqual([{ id: "6" }]);
    expect(await distribute(client)).toMatchObject({ renumbered: [] });
    await client.end();
    await dropOnNodes(nodes, name);
  });

  test("a coordinator that does not reach a node says so, and goes on with pages", async () => {
    // Who signs in writes on every node.
    const { call } = await opened.asOperator("owner");
    const client = new pg.Client(opened.databaseUrl);
    await client.connect();
    // A node that nobody started.
    await client.query("select citus_add_inactive_node('127.0.0.1', 9)");
    await client.query("update pg_dist_node set isactive = true where nodeport = 9");
    await sleep(5_100);
    const ready = await fetch(`${opened.baseUrl}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: "ok", database: "a node of the database is unreachable" });
    const { health } = value(await call(getSystem, {}));
    expect(health.nodes?.map(({ answers }) => answers)).toEqual([...nodes.map(() => true), false]);
    await client.query("delete from pg_dist_node where nodeport = 9");
    await client.end();
  });
});
