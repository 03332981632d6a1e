import { addItem, getCart } from "@surimono/contract/cart";
import { getToday } from "@surimono/contract/counter";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem, getPublishedItem, publishMyItem, reportPublishedItem } from "@surimono/contract/my-items";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { decideGalleryCase, getGalleryCase, listGalleryCases, objectToGalleryDecision } from "@surimono/contract/words";
import type { GalleryVerdict } from "@surimono/domain/words";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitForSubject } from "../../members/testing/index.ts";
import { openBuyer } from "../../orders/testing/index.ts";
import { decideGallery } from "./decide-gallery.ts";

let shop: TestShop;
let operator: Awaited<ReturnType<TestShop["asOperator"]>>;

beforeAll(async () => {
  shop = await openTestShop();
  operator = await shop.asOperator("support");
});
afterAll(() => shop.stop());

/** A published work that a guest has reported. */
async function reported() {
  const maker = await openBuyer(shop, { nickname: "海野" });
  const { productId: product_id, call } = maker;
  value(await call(publishMyItem, { product_id, promotion_flag: 1 }));
  value(await shop.callAs()(reportPublishedItem, { product_id, reason: "rights", comment: "よく似た絵です。" }));
  return { ...maker, product_id };
}

const readAt = async (product_id: number) => value(await operator.call(getGalleryCase, { product_id })).moved_at;
const decide = async (product_id: number, verdict: GalleryVerdict, words = "", moved_at?: string) =>
  operator.call(decideGalleryCase, {
    ...{ product_id, verdict, words, reason: "見くらべた", moved_at: moved_at ?? (await readAt(product_id)) },
  });
const isShown = async (product_id: number) => (await shop.callAs()(getPublishedItem, { product_id })).ok;
const stateOf = async (product_id: number) => value(await operator.call(getGalleryCase, { product_id })).state;
const bellOf = async (maker: Caller) => JSON.stringify(value(await maker(getPrivateNotifications, {})));
/** Among as many as the day's screen counts. */
const waits = async (product_id: number) => {
  const { cases } = value(await operator.call(listGalleryCases, {}));
  expect(value(await operator.call(getToday, {})).counts.gallery_waiting).toBe(cases.length);
  return cases.some((one) => one.product_id === product_id);
};

const waiting = async () => {
  const locks = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await shop.shop.database.db.execute(locks)).rows.length;
};

test("a case holds report, decision, the maker's answer and the end of it (rule words-gallery-case)", async () => {
  const { product_id, call, member } = await reported();
  expect(await waits(product_id)).toBe(true);
  const one = value(await operator.call(getGalleryCase, { product_id }));
  expect(one).toMatchObject({ state: "open", nickname: "海野", is_published: true, events: [] });
  expect(one.told).toMatchObject([{ reason: "rights", comment: "よく似た絵です。", by_member: false, is_open: true }]);
  expect(one.pictures.length).toBeGreaterThan(0);
  expect(await decide(product_id, "hidden")).toMatchObject({ failure: { code: "words/maker-wants-words" } });
  value(await decide(product_id, "hidden", "ほかの方の絵柄です。"));
  expect([await isShown(product_id), await stateOf(product_id), await waits(product_id)]).toEqual([
    false,
    "hidden",
    false,
  ]);
  expect(await decide(product_id, "hidden", "x")).toMatchObject({ failure: { code: "words/work-decided-before" } });
  const letter = await waitForSubject(`${shop.dataDir}/mail`, member.email, "作品");
  expect(letter.text).toContain("ほかの方の絵柄です。");
  expect(await bellOf(call)).toContain("ほかの方の絵柄です。");

  const answer = { product_id, words: "自分で描いた絵です。" };
  const other = await shop.asMember();
  expect(await other.call(objectToGalleryDecision, answer)).toMatchObject({ failure: { code: "words/no-such-work" } });
  const before = await readAt(product_id);
  value(await call(objectToGalleryDecision, answer));
  // Nobody had read it yet: it is not answered.
  const unread = await decide(product_id, "restored", "", before);
  expect(unread).toMatchObject({ failure: { code: "words/work-decided-before" } });
  expect(await call(objectToGalleryDecision, answer)).toMatchObject({ failure: { code: "words/objected-before" } });
  expect([await stateOf(product_id), await waits(product_id)]).toEqual(["objected", true]);
  value(await decide(product_id, "restored", "失礼いたしました。"));
  expect([await isShown(product_id), await stateOf(product_id)]).toEqual([true, "left"]);
  expect(await bellOf(call)).toContain("ギャラリーにも、ふたたび表示しています。");
  const { events } = value(await operator.call(getGalleryCase, { product_id }));
  expect(events.map(({ kind, words }) => [kind, words])).toEqual([
    ["hidden", "ほかの方の絵柄です。"],
    ["objection", "自分で描いた絵です。"],
    ["restored", "失礼いたしました。"],
  ]);
  expect(await call(objectToGalleryDecision, answer)).toMatchObject({ failure: { code: "words/work-not-out" } });
  const { rows } = await shop.shop.database.db.execute(
    sql`select reason, after from operator_deeds where subject_kind = 'work' and subject_id = ${String(product_id)} order by id`,
  );
  expect(rows).toEqual([
    { reason: "見くらべた", after: { verdict: "hidden" } },
    { reason: "見くらべた", after: { verdict: "restored" } },
  ]);
});

test("what is taken off sale cannot be ordered until it is brought back; what is left stays as it was", async () => {
  const { product_id, call } = await reported();
  const order = () => call(addItem, { product_id, sizes: [{ size_id: 23, quantity: 1 }] });
  value(await order());
  value(await decide(product_id, "removed", "規約に合いません。"));
  expect(value(await call(getMyItem, { product_id })).gallery_hidden).toBe(true);
  expect((await order()).ok).toBe(false);
  expect(value(await call(getCart, {})).obstacles).not.toEqual([]);
  // Its maker wants it in the gallery no more.
  value(await call(publishMyItem, { product_id, promotion_flag: 0 }));
  value(await decide(product_id, "restored"));
  expect(await isShown(product_id)).toBe(false);
  expect(await bellOf(call)).toContain("ギャラリーへの公開は、マイアイテムからお選びいただけます。");
  value(await order());
  const left = await reported();
  value(await decide(left.product_id, "left"));
  expect([await isShown(left.product_id), await stateOf(left.product_id)]).toEqual([true, "left"]);
});

test("two operators at once decide once", async () => {
  const { product_id } = await reported();
  const answers = await Promise.all([decide(product_id, "hidden", "a"), decide(product_id, "hidden", "b")]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const { rows } = await shop.shop.database.db.execute(
    sql`select kind from gallery_events where product_id = ${product_id}`,
  );
  expect(rows).toHaveLength(1);
});

test("a work that its maker deletes for good waits for a report that nobody has read, not for an answer", async () => {
  const { product_id, call } = await reported();
  value(await decide(product_id, "hidden", "ほかの方の絵柄です。"));
  value(await call(objectToGalleryDecision, { product_id, words: "自分で描いた絵です。" }));
  const { db } = shop.shop.database;
  await db.execute(sql`delete from my_items where product_id = ${product_id}`);
  expect([await stateOf(product_id), await waits(product_id)]).toEqual(["gone", false]);
  await db.execute(sql`update gallery_reports set settled_at = null where product_id = ${product_id}`);
  expect(await waits(product_id)).toBe(true);
  value(await decide(product_id, "left"));
  expect(await waits(product_id)).toBe(false);
});

test("a report that comes while the work is decided on is not settled with it", async () => {
  const { product_id } = await reported();
  const { inTransaction } = shop.shop.database;
  const [decided, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deciding = inTransaction(async (tx) => {
    const asked = { productId: product_id, verdict: "left", reason: "", words: "", by: "x", now: new Date() } as const;
    const answer = await decideGallery(tx, shop.shop, asked);
    decided.resolve();
    await go.promise;
    return answer;
  });
  await decided.promise;
  const reporting = shop.callAs()(reportPublishedItem, { product_id, reason: "other", comment: "べつの話です。" });
  await expect.poll(waiting).toBe(1);
  go.resolve();
  value(await deciding);
  value(await reporting);
  expect(value(await operator.call(getGalleryCase, { product_id }))).toMatchObject({ state: "open", open_reports: 1 });
});

test("a report that comes while its member leaves is not written", async () => {
  const { product_id } = await reported();
  const { call, member } = await shop.asMember();
  const leaving = await shop.shop.database.pool.connect();
  try {
    await leaving.query("begin");
    await leaving.query("select 1 from users where id = $1 for update", [member.id]);
    const reporting = call(reportPublishedItem, { product_id, reason: "other", comment: "" });
    await expect.poll(waiting).toBe(1);
    await leaving.query("delete from users where id = $1", [member.id]);
    await leaving.query("commit");
    expect(await reporting).toMatchObject({ failure: { code: "session/expired" } });
  } finally {
    leaving.release();
  }
  expect(value(await operator.call(getGalleryCase, { product_id })).open_reports).toBe(1);
});
