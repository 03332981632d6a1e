import { getToday } from "@surimono/contract/counter";
import { decideReview, getOwnReview, listReviewCases, reportReview } from "@surimono/contract/reviews";
import { fail } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, rowsRead, type TestShop, value } from "../../testing/index.ts";
import { countWaitingReviews, listForConsole } from "./review-cases.store.ts";
import { GOODS, reviewsOf, said } from "./reviews.fixture.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const { readOf, openReader } = reviewsOf(() => shop);

test("what is new or reported is counted as it is listed, and each report arrives by letter once", async () => {
  const { call } = await openReader();
  const operator = await shop.asOperator("support");
  const waits = async () => {
    const { cases } = value(await operator.call(listReviewCases, { view: "open" }));
    expect(value(await operator.call(getToday, {})).reviews_waiting).toBe(cases.length);
    return cases.map(({ review_id: id }) => id);
  };
  value(await said(call, 1, "ひどい"));
  const review_id = value(await call(getOwnReview, { product_id: GOODS })).review?.review_id ?? "";
  expect(await waits()).toEqual([review_id]);
  const check = { verdict: "checked", words: "", reason: "確認" } as const;
  value(await operator.call(decideReview, { ...(await readOf(operator.call, review_id)), ...check }));
  expect(await waits()).toEqual([]);
  const reporter = await shop.asMember();
  for (const _twice of [1, 2])
    value(await reporter.call(reportReview, { review_id, reason: "rude", comment: "いやなことばです。" }));
  // Sent or not: a letter leaves the queue an hour later.
  const { rows: letters } = await shop.shop.database.db.execute<{ text: string }>(
    sql`select data->>'text' as text from pgboss.job where name = 'send-mail' and data->>'subject' like '【レビューの通報】%'`,
  );
  expect(letters).toHaveLength(1);
  for (const words of ["ひとを傷つけることばがある", "いやなことばです。", "/operator/reviews"])
    expect(letters[0]?.text).toContain(words);
  expect(await waits()).toEqual([review_id]);
});

test("what waits is found without reading what does not, page by page, however often it was reported", async () => {
  await shop.shop.database.inTransaction(async (tx) => {
    await tx.execute(sql`delete from reviews`);
    const id = sql`lpad(to_hex(n), 32, '0')::uuid`;
    await tx.execute(sql`
      insert into reviews (user_id, item_id, id, stars, words, nickname, written_at, checked_at, answer)
      select 'buyer-' || n, 1001, ${id}, 5, 'よい', '', now(), case when n in (700, 900) then null else now() end, ''
      from generate_series(1, 3000) n`);
    await tx.execute(sql`
      insert into review_reports (id, user_id, item_id, reporter_id, reason, comment, created_at)
      select gen_random_uuid(), 'buyer-' || reported, 1001, 'reader-' || n, 'rude', '', now()
      from generate_series(1, 5) n cross join (values (500), (800), (900)) known (reported)`);
    await tx.execute(sql`analyze reviews, review_reports`);
    const page = async (after?: string) => {
      const rows = await listForConsole(tx, { view: "open", after, limit: 3 });
      return { numbers: rows.map((row) => Number.parseInt(row.id.slice(-4), 16)), last: rows.at(-1)?.id };
    };
    const first = await page();
    expect(first.numbers).toEqual([500, 700, 800]);
    expect((await page(first.last)).numbers).toEqual([900]);
    expect(await countWaitingReviews(tx)).toBe(4);
    for (const ask of [() => page(), () => countWaitingReviews(tx)])
      expect((await rowsRead(tx, ["reviews"], ask))["reviews"]).toBeLessThan(20);
    return fail("only-tried");
  });
});
