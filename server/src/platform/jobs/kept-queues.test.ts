import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import type { JobKind } from "./job-kind.ts";
import { openJobs } from "./jobs.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const kind: JobKind<object> = { name: "test-kept", cron: "5 15 * * *" };
const KEPT = { retry_limit: 3, retry_delay_max: null, expire_seconds: 60, heartbeat_seconds: 30, cron: kind.cron };

/** As a process of the shop does it. */
async function startAndStop() {
  const jobs = openJobs(shop.databaseUrl, shop.shop.log);
  jobs.handle(kind, async () => undefined, { retries: 3, expireSeconds: 60 });
  await jobs.start();
  await jobs.stop();
}

async function look() {
  const { rows } = await shop.shop.database.pool.query(
    `select retry_limit, retry_delay_max, expire_seconds, heartbeat_seconds, cron, q.updated_on || ' ' || s.updated_on as written
    from pgboss.queue q join pgboss.schedule s using (name) where name = $1`,
    [kind.name],
  );
  return rows[0];
}

const LETTERS = [
  "send-mail",
  "account-letter",
  "send-invoice",
  "send-answer",
  "operator-invitation",
  "withdrawal-code",
];

test("what is done by the hour or the day has an hour, as it may find much to do, and a letter, whose server may be slow; other work two minutes", async () => {
  const expiring = async (name: string) =>
    (await shop.shop.database.pool.query("select expire_seconds from pgboss.queue where name = $1", [name])).rows[0];
  for (const name of ["tend-storage", ...LETTERS]) expect(await expiring(name)).toEqual({ expire_seconds: 3600 });
  expect(await expiring("ready-units")).toEqual({ expire_seconds: 120 });
});

test("a start writes queues and times that it finds otherwise, and no others", async () => {
  await startAndStop();
  const first = await look();
  expect(first).toMatchObject(KEPT);
  await startAndStop();
  expect(await look()).toEqual(first);
  const { pool } = shop.shop.database;
  await pool.query("update pgboss.queue set retry_limit = 8, retry_delay_max = 60 where name = $1", [kind.name]);
  await pool.query("update pgboss.schedule set cron = '0 0 * * *' where name = $1", [kind.name]);
  await startAndStop();
  expect(await look()).toMatchObject(KEPT);
});
