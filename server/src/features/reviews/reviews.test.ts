import type { Caller } from "@surimono/contract/kernel";
import { setNickname } from "@surimono/contract/members";
import { getPrivateNotifications } from "@surimono/contract/notices";
import {
  answerReview,
  decideReview,
  deleteReview,
  getOwnReview,
  listOrderReviews,
  listReviewCases,
  listReviewSums,
  reportReview,
} from "@surimono/contract/reviews";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";
import { eraseReviews } from "./erase-reviews.ts";
import { sweepPhotos } from "./photo-files.ts";
import { GOODS, reviewsOf, said } from "./reviews.fixture.ts";

let shop: TestShop;
let photo: File;
beforeAll(async () => {
  shop = await openTestShop();
  const red = { create: { width: 80, height: 60, channels: 3 as const, background: "#a33" } };
  const withPlace = sharp(red)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 42/1 0/1" } });
  photo = new File([new Uint8Array(await withPlace.toBuffer())], "着たところ.jpg");
});
afterAll(() => shop.stop());

const { db, list, readOf, openReader } = reviewsOf(() => shop);
const image = (url: string) => fetch(`${shop.baseUrl}/api/image/azure?url=images${encodeURIComponent(url)}&w=240`);

test("a buyer says once what the goods are like, may change it, and is in the average as it is now", async () => {
  const [one, other] = [await openReader(), await openReader()];
  const stranger = await shop.asMember();
  expect(await said(stranger.call, 5)).toMatchObject({ failure: { code: "reviews/not-bought" } });
  expect(await said(one.call, 5, "")).toMatchObject({ failure: { code: "reviews/words-missing" } });
  expect(value(await one.call(getOwnReview, { product_id: GOODS }))).toEqual({ may_write: true, review: null });
  const before = await list();
  // However many press at once.
  await Promise.all([5, 5, 5].map((stars) => said(one.call, stars)));
  value(await said(other.call, 2, "<script>alert(1)</script>"));
  expect(await list()).toMatchObject({ total: before.total + 2, average: 3.5 });
  value(await said(other.call, 4, "洗ってよくなりました。"));
  value(await other.call(setNickname, { nickname: "あたらしい名" }));
  const { reviews, average } = await list();
  expect(average).toBe(4.5);
  expect(reviews[0]).toMatchObject({ words: "洗ってよくなりました。", is_edited: true, nickname: "あたらしい名" });
  value(await other.call(deleteReview, { product_id: GOODS }));
  expect(await list()).toMatchObject({ total: 1, average: 5 });
  await shop.shop.database.inTransaction(async (tx) => ({ ok: true, value: await eraseReviews(tx, one.member.id) }));
  expect(await list()).toMatchObject({ total: 0, average: null });
});

test("the sums of all goods are those of their lists, and what nobody reviewed is in none", async () => {
  const sums = async () => value(await shop.callAs()(listReviewSums, {})).sums;
  const [one, other] = [await openReader(), await openReader()];
  expect(await sums()).toEqual([]);
  value(await said(one.call, 5));
  value(await said(other.call, 4));
  expect(await sums()).toEqual([{ product_id: GOODS, total: 2, average: 4.5 }]);
  for (const { call } of [one, other]) value(await call(deleteReview, { product_id: GOODS }));
  expect(await sums()).toEqual([]);
});

test("an order that was sent says which goods its buyer may review, and nobody else", async () => {
  const { call, order_id } = await openReader();
  const goodsFor = async (asker: Caller) => value(await asker(listOrderReviews, { order_id })).goods;
  expect(await goodsFor(call)).toMatchObject([{ product_id: GOODS, review: null }]);
  value(await said(call, 3, "ふつうです。"));
  expect(await goodsFor(call)).toMatchObject([{ review: { stars: 3, words: "ふつうです。", is_hidden: false } }]);
  const stranger = await openReader();
  expect(await goodsFor(stranger.call)).toEqual([]);
  const waiting = await openBuyer(shop, { kind: "business" });
  const placed = value(await placeCart(waiting, 1));
  expect(value(await waiting.call(listOrderReviews, { order_id: placed.order_id })).goods).toEqual([]);
  value(await call(deleteReview, { product_id: GOODS }));
});

test("photographs are written anew, seen while the review is, and gone with it", async () => {
  const { call, member } = await openReader();
  expect(await said(call, 4, "x", [], { a: new File(["no picture"], "a.jpg") })).toMatchObject({
    failure: { code: "reviews/photo-not-supported" },
  });
  const five = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`photo_${n}`, photo]));
  expect(await said(call, 4, "x", [], five)).toMatchObject({ failure: { code: "reviews/too-many-photos" } });
  value(await said(call, 4, "着ました。", [], { a: photo, b: photo }));
  const [shown] = (await list()).reviews;
  const [first, second] = shown?.photos ?? [];
  const seen = await image(first?.url ?? "");
  expect(seen.status).toBe(200);
  expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).exif).toBeUndefined();
  const stored = await shop.shop.files.read(`pictures/reviews/${first?.photo_id}/original.jpg`);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  // One stays, one is new; a photograph of somebody else does not come in.
  const stranger = await openReader();
  value(await said(stranger.call, 3, "x", [second?.photo_id ?? ""]));
  expect((await list()).reviews[0]?.photos).toEqual([]);
  value(await said(call, 4, "着ました。", [second?.photo_id ?? ""], { a: photo }));
  const kept = value(await call(getOwnReview, { product_id: GOODS })).review?.photos ?? [];
  expect([kept.length, kept[0]?.photo_id]).toEqual([2, second?.photo_id]);
  await sweepPhotos(shop.shop);
  expect(await shop.shop.files.read(`pictures/reviews/${first?.photo_id}/original.jpg`)).toBeUndefined();
  value(await call(deleteReview, { product_id: GOODS }));
  value(await stranger.call(deleteReview, { product_id: GOODS }));
  expect((await image(second?.url ?? "")).status).toBe(404);
  await sweepPhotos(shop.shop);
  const { rows } = await db().execute(sql`select 1 from review_photos where user_id = ${member.id}`);
  // What was refused had no row, and what nothing shows any more has none.
  expect(rows).toEqual([]);
});

test("a review is deleted while its files cannot be, and a job removes those of its own photographs alone", async () => {
  const [one, other] = [await openReader(), await openReader()];
  value(await said(one.call, 4, "着ました。", [], { a: photo }));
  const photo_id = value(await one.call(getOwnReview, { product_id: GOODS })).review?.photos[0]?.photo_id ?? "";
  value(await said(other.call, 4, "着ました。", [], { a: photo }));
  value(await said(other.call, 4, "写真なし。"));
  const away = vi.spyOn(shop.shop.files, "removeAll").mockRejectedValue(new Error("the bucket is away"));
  value(await one.call(deleteReview, { product_id: GOODS }));
  away.mockRestore();
  const { rows } = await db().execute<{ data: unknown }>(sql`select data from pgboss.job where name = 'remove-files'`);
  expect(rows.map(({ data }) => data)).toContainEqual({ folders: [`pictures/reviews/${photo_id}`] });
  value(await other.call(deleteReview, { product_id: GOODS }));
});

test("an operator hides what was reported, with a reason, shows it again, and answers; the author is told", async () => {
  const { call, member } = await openReader();
  value(await said(call, 1, "ひどい", [], { a: photo }));
  const [shown] = (await list()).reviews;
  const review_id = shown?.review_id ?? "";
  expect(await call(reportReview, { review_id, reason: "rude", comment: "" })).toMatchObject({
    failure: { code: "reviews/own" },
  });
  const reporter = await shop.asMember();
  for (const _twice of [1, 2]) value(await reporter.call(reportReview, { review_id, reason: "rude", comment: "いや" }));
  const operator = await shop.asOperator("support");
  const cases = async (view: "open" | "hidden") => value(await operator.call(listReviewCases, { view })).cases;
  expect((await cases("open")).find((one) => one.review_id === review_id)).toMatchObject({
    ...{ is_new: true, is_hidden: false, member_id: member.id },
    reports: [{ reason: "rude", comment: "いや", is_open: true }],
  });
  const decide = async (verdict: "hidden" | "shown" | "checked", words: string) =>
    operator.call(decideReview, { ...(await readOf(operator.call, review_id)), verdict, words, reason: "確認" });
  expect(await decide("hidden", "")).toMatchObject({ failure: { code: "reviews/author-wants-words" } });
  value(await decide("hidden", "やわらかなことばでお願いします。"));
  expect(await decide("hidden", "もう一度")).toMatchObject({ failure: { code: "reviews/decided-before" } });
  expect((await list()).total).toBe(0);
  const url = shown?.photos[0]?.url ?? "";
  expect((await image(url)).status).toBe(404);
  const own = value(await call(getOwnReview, { product_id: GOODS })).review;
  expect(own?.is_hidden).toBe(true);
  expect((await image(own?.photos[0]?.url ?? "")).status).toBe(200);
  expect(await cases("open")).toEqual([]);
  expect(await cases("hidden")).toMatchObject([{ review_id, reports: [{ is_open: false }] }]);
  const { open_reports, ...before } = await readOf(operator.call, review_id);
  // Its author mends it: it waits to be looked at again, and stays hidden until then.
  value(
    await said(
      call,
      2,
      "うすいと思いました。",
      own?.photos.map(({ photo_id }) => photo_id),
    ),
  );
  expect([(await cases("open")).length, (await list()).total]).toEqual([1, 0]);
  // What nobody has read is neither checked nor answered.
  const unread = { failure: { code: "reviews/decided-before" } };
  const check = { verdict: "checked", words: "", reason: "確認" } as const;
  expect(await operator.call(decideReview, { ...before, open_reports, ...check })).toMatchObject(unread);
  const answer = { words: "厚手の商品もございます。", reason: "返事" };
  expect(await operator.call(answerReview, { ...before, ...answer })).toMatchObject(unread);
  const { open_reports: _, ...now } = await readOf(operator.call, review_id);
  expect(await operator.call(decideReview, { ...now, open_reports: 1, ...check })).toMatchObject(unread);
  value(await decide("shown", ""));
  value(await operator.call(answerReview, { ...now, ...answer }));
  expect(await list()).toMatchObject({ total: 1, average: 2, reviews: [{ answer: "厚手の商品もございます。" }] });
  const { data: rung } = value(await call(getPrivateNotifications, {}));
  expect(rung.filter(({ content }) => content.includes("へのレビュー"))).toHaveLength(3);
  for (const [role, mayRead] of [
    ["viewer", true],
    ["floor", false],
    ["orders", false],
    ["finance", false],
    ["catalogue", false],
  ] as const) {
    const { call: asRole } = await shop.asOperator(role);
    const refused = { failure: { status: 403 } };
    expect(await asRole(listReviewCases, { view: "all" }), role).toMatchObject(mayRead ? { ok: true } : refused);
    const verdict = { ...now, open_reports: 0, verdict: "hidden", words: "x", reason: "x" } as const;
    expect(await asRole(decideReview, verdict), role).toMatchObject(refused);
    expect(await asRole(answerReview, { ...now, words: "x", reason: "x" }), role).toMatchObject(refused);
  }
  const { rows: deeds } = await db().execute<{ action: string }>(
    sql`select action from operator_deeds where subject_id = ${review_id} order by id`,
  );
  expect(deeds.map(({ action }) => action)).toEqual(["decideReview", "decideReview", "answerReview"]);
});

test("deleted and written anew, a hidden review stays hidden until it is shown again; in between it is nowhere", async () => {
  const { call, order_id } = await openReader();
  value(await said(call, 1, "ひどい", [], { a: photo }));
  const review_id = value(await call(getOwnReview, { product_id: GOODS })).review?.review_id ?? "";
  const before = await list();
  const reporter = await shop.asMember();
  value(await reporter.call(reportReview, { review_id, reason: "rude", comment: "" }));
  const operator = await shop.asOperator("support");
  const decide = async (verdict: "hidden" | "shown") =>
    operator.call(decideReview, {
      ...{ ...(await readOf(operator.call, review_id)), verdict, words: "お願いします。", reason: "確認" },
    });
  const findCase = async (view: "open" | "hidden" | "all") =>
    value(await operator.call(listReviewCases, { view })).cases.find((one) => one.review_id === review_id);
  value(await decide("hidden"));
  const { open_reports: _, ...read } = await readOf(operator.call, review_id);
  value(await operator.call(answerReview, { ...read, words: "すみません。", reason: "返事" }));
  value(await call(deleteReview, { product_id: GOODS }));
  expect(value(await call(getOwnReview, { product_id: GOODS }))).toEqual({ may_write: true, review: null });
  expect(value(await call(listOrderReviews, { order_id })).goods).toMatchObject([{ review: null }]);
  for (const view of ["open", "hidden", "all"] as const) expect(await findCase(view), view).toBeUndefined();
  const gone = { failure: { code: "reviews/no-such-review" } };
  expect(await decide("shown")).toMatchObject(gone);
  expect(await operator.call(answerReview, { ...read, words: "x", reason: "x" })).toMatchObject(gone);
  expect(await reporter.call(reportReview, { review_id, reason: "rude", comment: "" })).toMatchObject(gone);
  expect(value(await said(call, 2, "ひどいです"))).toEqual({ is_hidden: true });
  expect(value(await call(getOwnReview, { product_id: GOODS })).review).toMatchObject({
    ...{ words: "ひどいです", is_hidden: true, is_edited: false, answer: "", photos: [] },
  });
  expect((await list()).total).toBe(before.total - 1);
  expect(await findCase("open")).toMatchObject({ is_new: true, is_hidden: true, reports: [{ is_open: false }] });
  value(await decide("shown"));
  expect((await list()).reviews[0]?.words).toBe("ひどいです");
  value(await call(deleteReview, { product_id: GOODS }));
});

test("what was reported about a review goes with it, and other words can be reported by the same member", async () => {
  const { call } = await openReader();
  const reporter = await shop.asMember();
  const operator = await shop.asOperator("support");
  for (const words of ["一つめ", "二つめ"]) {
    value(await said(call, 1, words));
    const review_id = (await list()).reviews[0]?.review_id ?? "";
    const report = async (comment: string) => {
      value(await reporter.call(reportReview, { review_id, reason: "rude", comment }));
      const { cases } = value(await operator.call(listReviewCases, { view: "all" }));
      return cases.find((one) => one.review_id === review_id)?.reports;
    };
    expect(await report(words)).toMatchObject([{ comment: words }]);
    const read = await readOf(operator.call, review_id);
    value(await operator.call(decideReview, { ...read, verdict: "checked", words: "", reason: "確認" }));
    expect(await report("もう一度")).toMatchObject([{ comment: words, is_open: false }]);
    value(await said(call, 1, "もっとひどい"));
    expect(await report("これも")).toMatchObject([{ comment: "これも", is_open: true }]);
    value(await call(deleteReview, { product_id: GOODS }));
  }
});
