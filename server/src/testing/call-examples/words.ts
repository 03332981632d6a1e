import { randomUUID } from "node:crypto";

interface WordsExample {
  readonly payload: () => object;
  readonly fails?: string;
}

const NOTHING = "00000000-0000-4000-8000-000000000000";

/** What is said to members. */
export const wordsExamples: Readonly<Record<string, WordsExample>> = {
  listBulletins: { payload: () => ({ after: `2026-11-23T00:00:00.000Z_${NOTHING}` }) },
  countBulletin: { payload: () => ({ audience: "rank", rank_id: 2 }) },
  sendBulletin: {
    payload: () => ({
      ...{ bulletin_id: randomUUID(), type: 1, content: "お休みします。", link_url: "/faq", icon_path: null },
      ...{ account_type: null, audience: "consumers", send_at: null },
    }),
  },
  listShopCoupons: { payload: () => ({ view: "all" }) },
  createShopCoupon: {
    payload: () => ({
      ...{ code: `T${randomUUID().replaceAll("-", "").slice(0, 12)}`, name: "夏のクーポン", kind: "percent" },
      ...{ amount: 1_000, rate: 1_000, minimum: 1_500, audience: "rank", rank_id: 2, new_members_only: false },
      ...{ is_offered: false, max_uses: 10, budget: 50_000, from: null, until: "2099-12-31", reason: "夏" },
    }),
  },
  pauseShopCoupon: {
    payload: () => ({ code: "NOTTHERE", paused: true, reason: "まちがい" }),
    fails: "words/no-such-coupon",
  },
  stopShopCoupon: { payload: () => ({ code: "NOTTHERE", reason: "まちがい" }), fails: "words/no-such-coupon" },
  listGalleryCases: { payload: () => ({ view: "open", after: "2026-11-23T00:00:00.000Z_100001" }) },
  getGalleryCase: { payload: () => ({ product_id: 1 }), fails: "words/no-such-work" },
  decideGalleryCase: {
    payload: () => ({
      ...{ product_id: 1, verdict: "hidden", words: "ほかの方の作品です。", reason: "確認" },
      moved_at: "2026-11-23T00:00:00.000Z",
    }),
    fails: "words/no-such-work",
  },
  listReviewCases: { payload: () => ({ view: "open" }) },
  decideReview: {
    payload: () => ({
      review_id: NOTHING,
      verdict: "hidden",
      words: "お名前が写っています。",
      reason: "確認",
      changed_at: "2026-11-23T00:00:00.000Z",
      open_reports: 1,
    }),
    fails: "reviews/no-such-review",
  },
  answerReview: {
    payload: () => ({
      ...{ review_id: NOTHING, words: "ありがとうございます。", reason: "お礼" },
      changed_at: "2026-11-23T00:00:00.000Z",
    }),
    fails: "reviews/no-such-review",
  },
  listTextPages: { payload: () => ({}) },
  getTextPage: { payload: () => ({ name: "guides/privacy" }) },
  getTextVersion: { payload: () => ({ name: "faq", version: 1_000_000 }), fails: "words/no-such-page" },
  previewTextPage: { payload: () => ({ name: "articles/none", text: "# 題" }), fails: "words/no-such-page" },
  saveTextDraft: { payload: () => ({ name: "articles/none", text: "# 題", base: null }), fails: "words/no-such-page" },
  publishTextDraft: {
    payload: () => ({
      ...{ name: "faq", base: "2026-11-23T00:00:00.000Z", publish_at: null, legal_version: null, reason: "直し" },
    }),
    fails: "words/no-such-page",
  },
  dropTextDraft: {
    payload: () => ({ name: "faq", base: "2026-11-23T00:00:00.000Z", reason: "やめる" }),
    fails: "words/no-such-page",
  },
  withdrawBulletin: {
    // Not the id of nothing: broken payloads of the call above send that.
    payload: () => ({ bulletin_id: "11111111-1111-4111-8111-111111111111", reason: "まちがい" }),
    fails: "words/no-such-bulletin",
  },
};
