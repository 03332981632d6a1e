import { decideReview, getOwnReview, reportReview } from "@surimono/contract/reviews";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { eraseReviews } from "./erase-reviews.ts";
import { GOODS, reviewsOf, said } from "./reviews.fixture.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const { db, list, readOf, openReader } = reviewsOf(() => shop);

const waiting = async () => {
  const locks = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await db().execute(locks)).rows.length;
};

test("a review that comes while its author leaves is not written", async () => {
  const { call, member } = await openReader();
  const leaving = await shop.shop.database.pool.connect();
  try {
    await leaving.query("begin");
    await leaving.query("select 1 from users where id = $1 for update", [member.id]);
    const saying = said(call, 5);
    await expect.poll(waiting).toBe(1);
    await leaving.query("delete from users where id = $1", [member.id]);
    await leaving.query("commit");
    expect(await saying).toMatchObject({ failure: { code: "session/expired" } });
  } finally {
    leaving.release();
  }
  expect((await db().execute(sql`select 1 from reviews where user_id = ${member.id}`)).rows).toEqual([]);
});

test("a report that comes while its member leaves is not written", async () => {
  const { call } = await openReader();
  value(await said(call, 1));
  const review_id = value(await call(getOwnReview, { product_id: GOODS })).review?.review_id ?? "";
  const reporter = await shop.asMember();
  const leaving = await shop.shop.database.pool.connect();
  try {
    await leaving.query("begin");
    await leaving.query("select 1 from users where id = $1 for update", [reporter.member.id]);
    const reporting = reporter.call(reportReview, { review_id, reason: "rude", comment: "" });
    await expect.poll(waiting).toBe(1);
    await leaving.query("delete from users where id = $1", [reporter.member.id]);
    await leaving.query("commit");
    expect(await reporting).toMatchObject({ failure: { code: "session/expired" } });
  } finally {
    leaving.release();
  }
  const left = sql`select 1 from review_reports where reporter_id = ${reporter.member.id}`;
  expect((await db().execute(left)).rows).toEqual([]);
});

test("a decision at the moment in which its author leaves brings no review back", async () => {
  const { call, member } = await openReader();
  const before = await list();
  value(await said(call, 4));
  const review_id = value(await call(getOwnReview, { product_id: GOODS })).review?.review_id ?? "";
  const operator = await shop.asOperator("support");
  const read = await readOf(operator.call, review_id);
  const { inTransaction } = shop.shop.database;
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = inTransaction(async (tx) => {
    await tx.execute(sql`select 1 from reviews where id = ${review_id} for update`);
    held.resolve();
    await go.promise;
    return { ok: true, value: undefined };
  });
  await held.promise;
  const leaving = inTransaction(async (tx) => ({ ok: true, value: await eraseReviews(tx, member.id) }));
  await expect.poll(waiting).toBe(1);
  const decision = { ...read, verdict: "hidden", words: "お願いします。", reason: "確認" } as const;
  const deciding = operator.call(decideReview, decision);
  await expect.poll(waiting).toBe(2);
  go.resolve();
  await Promise.all([holding, leaving]);
  expect(await deciding).toMatchObject({ failure: { code: "reviews/no-such-review" } });
  expect(await list()).toMatchObject({ total: before.total, average: before.average });
  expect((await db().execute(sql`select 1 from reviews where user_id = ${member.id}`)).rows).toEqual([]);
});
