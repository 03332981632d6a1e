import { signUp } from "@surimono/contract/members";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobKind } from "../../platform/jobs/index.ts";
import { openTestShop, rowsRead, type TestShop } from "../../testing/index.ts";
import { deleteExpired } from "./members.store.ts";

let opened: TestShop;
let now = new Date("2026-11-21T00:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const count = async (table: string) =>
  Number((await opened.shop.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

const FORGETFUL = ["sign_ups", "gateway_events", "operation_logs", "inquiries", "withdrawal_codes"];

async function cleanUp(after: string) {
  now = new Date(after);
  for (const name of ["members-clean-up", "forget-gateway-events", "forget-inquiries"])
    await opened.shop.jobs.enqueue(opened.shop.database.db, jobKind<object>(name), {});
  const waiting =
    "select 1 from pgboss.job where name in ('members-clean-up', 'forget-gateway-events', 'forget-inquiries') and state in ('created', 'active', 'retry')";
  await expect.poll(async () => (await opened.shop.database.pool.query(waiting)).rowCount).toBe(0);
}

test("nightly, what has outlived its purpose goes: unfinished sign-ups, logs, news of the gateway, forms, codes", async () => {
  const wish = {
    email: "never@example.com",
    password: "correct horse",
    birthday: "1990-04-01",
    agree_terms: true as const,
    agree_privacy: true as const,
  };
  expect(await opened.callAs()(signUp, wish)).toMatchObject({ ok: true });
  const { pool } = opened.shop.database;
  await pool.query(
    "insert into operation_logs (user_id, id, operate_type, content, created_at) values ('u', 'l', 40, '{}', $1)",
    [now],
  );
  await pool.query("insert into gateway_events (id, type, object_id, received_at) values ('e', 't', 'o', $1)", [now]);
  await pool.query(
    "insert into inquiries (id, name, email, phone, topic, message, created_at) values ('i', '摺木', 'who@example.com', '', 'other', '質問です。', $1)",
    [now],
  );
  await pool.query(`insert into users (id, email, email_verified, name, kind, is_set_up, created_at, updated_at)
    values ('u', 'u@example.com', true, 'u', 'consumer', true, now(), now())`);
  await pool.query("insert into withdrawal_codes (user_id, code_hash, expires_at) values ('u', 'h', $1)", [
    new Date("2026-11-27T23:30:00Z"),
  ]);

  await cleanUp("2026-11-27T23:00:00Z");
  expect(await Promise.all(FORGETFUL.map(count))).toEqual([1, 1, 1, 1, 1]);
  await cleanUp("2026-11-28T01:00:00Z");
  expect(await Promise.all(FORGETFUL.map(count))).toEqual([0, 1, 1, 1, 0]);
  await cleanUp("2027-02-20T00:00:00Z");
  expect(await Promise.all(FORGETFUL.map(count))).toEqual([0, 0, 1, 0, 0]);
  await cleanUp("2027-05-21T00:00:00Z");
  expect(await Promise.all(FORGETFUL.map(count))).toEqual([0, 0, 0, 0, 0]);
});

test("of sessions, those are read that go", async () => {
  const { member } = await opened.asMember();
  const { db, inTransaction } = opened.shop.database;
  await db.execute(sql`
    insert into sessions (id, user_id, token_hash, expires_at, last_used_at, created_at, updated_at)
    select 'old-' || n, ${member.id}, 'old-' || n, timestamptz '2031-01-01' + n * interval '1 hour',
      case when mod(n, 2) = 0 then timestamptz '2030-12-01' + n * interval '1 hour' end,
      timestamptz '2030-12-01' + n * interval '1 hour', now() from generate_series(1, 2000) n`);
  await db.execute(sql`vacuum analyze sessions`);
  const count = async () =>
    Number((await db.execute(sql`select count(*) as n from sessions where id like 'old-%'`)).rows[0]?.["n"]);
  await inTransaction(async (tx) => {
    const before = new Date("2030-12-01T10:30:00Z");
    const work = () =>
      deleteExpired(tx, new Date("2031-01-01T03:30:00Z"), {
        idleSince: before,
        signUpsBefore: before,
        logsBefore: before,
      });
    expect((await rowsRead(tx, ["sessions"], work))["sessions"]).toBeLessThan(50);
  });
  // Three are over, and seven more were not used for long, half of them never.
  expect(await count()).toBe(1990);
});
