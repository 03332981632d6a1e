import { setTimeout as sleep } from "node:timers/promises";
import { getSystem } from "@surimono/contract/desk";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { jobKind } from "../jobs/index.ts";
import { openPlaced } from "./open-placed.ts";

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

  test("a coordinator that does not reach a node is not ready", async () => {
    // Who signs in writes on every node.
    const { call } = await opened.asOperator("owner");
    const client = new pg.Client(opened.databaseUrl);
    await client.connect();
    // A node that nobody started.
    await client.query("select citus_add_inactive_node('127.0.0.1', 9)");
    await client.query("update pg_dist_node set isactive = true where nodeport = 9");
    await sleep(5_100);
    expect((await fetch(`${opened.baseUrl}/readyz`)).status).toBe(503);
    const { health } = value(await call(getSystem, {}));
    expect(health.nodes?.map(({ answers }) => answers)).toEqual([...nodes.map(() => true), false]);
    await client.query("delete from pg_dist_node where nodeport = 9");
    await client.end();
  });
});
