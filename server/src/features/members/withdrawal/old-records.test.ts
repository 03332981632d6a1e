import { ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { timedJob } from "../../../platform/jobs/index.ts";
import { openTestShop, rowsRead, type TestShop, value } from "../../../testing/index.ts";
import { onLeaving } from "../../../wiring/on-leaving.ts";
import { eraseOldBills } from "../../billing/index.ts";
import { makeDocument } from "../../documents/testing/index.ts";
import { openBuyer, placeCart } from "../../orders/testing/index.ts";
import { listClosedAccounts } from "./closed-accounts.store.ts";
import { forgetOldRecords } from "./withdraw.ts";

let opened: TestShop;
beforeAll(async () => {
  // Long before the queue says that a job ended, and in the same year of records.
  opened = await openTestShop({ now: () => new Date("2026-06-10T00:00:00Z") });
});
afterAll(() => opened.stop());

const db = () => opened.shop.database.db;
const JOBS = ["forget-old-records", "erase-old-documents", "erase-old-bills"] as const;

async function runJobs(): Promise<void> {
  for (const name of JOBS) await opened.shop.jobs.enqueue(db(), timedJob(name), {});
  const open = sql`select 1 from pgboss.job where name = any(${sql.param([...JOBS])}) and state in ('created', 'retry', 'active')`;
  await expect.poll(async () => (await db().execute(open)).rows.length).toBe(0);
}

/** A closed account with an order, a document and a bill of which all years are over. */
async function makeClosed(closedAt: Date): Promise<string> {
  const buyer = await openBuyer(opened, { kind: "business", approved: true });
  const { id: userId } = buyer.member;
  value(await placeCart(buyer, 1));
  await db().execute(
    sql`update orders set placed_at = '2015-06-01', created_at = '2015-06-01' where user_id = ${userId}`,
  );
  const { id: document } = await makeDocument(opened.shop, userId);
  await db().execute(sql`
    insert into documents select user_id, gen_random_uuid(), kind, 2001, count, 'R-2001-' || count, '2015-06-01', '2015-06-01', partner, amount,
      sheet, sha256, 'old', null from documents where id = ${document}`);
  await db().execute(
    sql`insert into bills values (${userId}, ${randomId()}::uuid, ${randomId()}::uuid, 100, '2015-06-30', '2015-06-01')`,
  );
  await db().execute(sql`insert into withdrawn_members values (${userId}, ${closedAt.toISOString()}::timestamptz)`);
  return userId;
}

async function countOld(userId: string): Promise<readonly unknown[]> {
  const { rows } = await db().execute<{ orders: number; documents: number; bills: number }>(sql`
    select (select count(*)::int from orders where user_id = ${userId}) as orders,
      (select count(*)::int from documents where user_id = ${userId} and year = 2001) as documents,
      (select count(*)::int from bills where user_id = ${userId}) as bills`);
  return [rows[0]?.orders, rows[0]?.documents, rows[0]?.bills];
}

test("after a whole run only accounts closed since then are looked at; without one that is known, all", async () => {
  await runJobs();
  const before = await makeClosed(new Date("2024-01-01T00:00:00Z"));
  const since = await makeClosed(new Date());
  await runJobs();
  // Nothing falls due in between: the years of a whole year end together.
  expect(await countOld(before)).toEqual([1, 1, 1]);
  expect(await countOld(since)).toEqual([0, 0, 0]);
  await db().execute(sql`delete from pgboss.job where name = any(${sql.param([...JOBS])})`);
  await runJobs();
  expect(await countOld(before)).toEqual([0, 0, 0]);
});

test("all are looked at, a portion after the other, also where many were closed at one moment", async () => {
  await db().execute(sql`
    insert into withdrawn_members select 'gone' || n, timestamptz '2020-01-01 00:00:00.123456Z' from generate_series(1, 1200) n`);
  await db().execute(sql`vacuum analyze withdrawn_members`);
  const seen: string[] = [];
  const leaving = {
    ...onLeaving,
    listWithOldRecords: async (_: unknown, userIds: readonly string[]) => {
      seen.push(...userIds.filter((id) => id.startsWith("gone")));
      return [];
    },
  };
  await forgetOldRecords(opened.shop, leaving);
  expect(seen).toHaveLength(1200);
  expect(new Set(seen).size).toBe(1200);
  await opened.shop.database.inTransaction(async (tx) => {
    const read = await rowsRead(tx, ["withdrawn_members"], async () => {
      for await (const _ of listClosedAccounts(tx, new Date("2025-01-01T00:00:00Z")));
    });
    expect(read["withdrawn_members"]).toBeLessThan(10);
    return ok(undefined);
  });
});

test("lines of the bank go by the thousand, and those that are kept are not read", async () => {
  await db().execute(sql`
    insert into bank_lines select gen_random_uuid(), 'x', 'line ' || n, '2015-06-30', 1, 'ﾀﾅｶ', '', false,
      case when n <= 2500 then timestamptz '2015-06-30' + n / 10 * interval '1 minute' else timestamptz '2026-06-01' end
    from generate_series(1, 6000) n`);
  await db().execute(sql`vacuum analyze bank_lines`);
  await opened.shop.database.inTransaction(async (tx) => {
    const inside = { db: tx, inTransaction: (work: (tx: unknown) => unknown) => work(tx) };
    const shop = { ...opened.shop, database: { ...opened.shop.database, ...inside } } as never;
    const read = await rowsRead(tx, ["bank_lines"], () => eraseOldBills(shop));
    expect(read["bank_lines"]).toBeLessThan(2 * 2500 + 100);
    return ok(undefined);
  });
  const { rows } = await db().execute(
    sql`select count(*)::int as n, min(imported_at) > '2020-01-01' as is_new from bank_lines`,
  );
  expect(rows).toEqual([{ n: 3500, is_new: true }]);
});
