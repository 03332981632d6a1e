import { getImage } from "@surimono/contract/catalogue";
import type { Caller } from "@surimono/contract/kernel";
import {
  answerLinkComment,
  changeSharedLink,
  closeSharedLink,
  listLinkComments,
  makeSharedLink,
  removeLinkComment,
} from "@surimono/contract/my-items";
import { HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem } from "../testing/make-my-item.ts";

let shop: TestShop;
let ahead = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => shop.stop());
// All visitors of these tests come from one address.
beforeEach(() => shop.shop.database.db.execute(sql`delete from rate_limits`));

async function shared(may_comment = true) {
  const owner = await shop.asMember();
  const product_id = await makeMyItem(shop, owner.call, "completed");
  const { link_id, url } = value(await owner.call(makeSharedLink, { product_id }));
  const allow = (allowed: boolean) =>
    owner.call(changeSharedLink, { product_id, link_id, may_remix: false, may_comment: allowed });
  value(await allow(may_comment));
  const key = new URL(url).searchParams.get("key") ?? "";
  const page = async () => (await fetch(`${shop.baseUrl}/shared?key=${key}`)).text();
  return { ...owner, product_id, link_id, key, page, allow };
}

const FORM = { x: "250", y: "500", name: "みどり", words: "ここ、もう少し大きく！" };
const write = (key: string, form: Partial<typeof FORM> = {}) =>
  fetch(`${shop.baseUrl}/shared/comment`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...FORM, ...form, key }).toString(),
  });
const commentsOf = async (call: Caller, product_id: number) =>
  value(await call(listLinkComments, { product_id })).comments;
const noticesOf = async (userId: string) =>
  (
    await shop.shop.database.db.execute<{ content: string; link_url: string }>(
      sql`select content, link_url from private_notifications where user_id = ${userId} and content like '%コメント%'`,
    )
  ).rows;

test("a comment is pinned, seen by whoever has the link, and its owner is told", async () => {
  const { call, member, product_id, key, page } = await shared();
  const answer = await write(key);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/shared?key=${key}#comments`]);
  const html = await page();
  expect(html).toContain('style="left:25%;top:50%">1</span>');
  expect(html).toContain("ここ、もう少し大きく！");
  expect(html).toContain("noindex");
  expect(await commentsOf(call, product_id)).toMatchObject([
    { x: 250, y: 500, name: "みどり", words: "ここ、もう少し大きく！", answer: "" },
  ]);
  expect(await noticesOf(member.id)).toEqual([
    { content: "「海のT」のリンクに、コメントが届きました。", link_url: `/my-items?productId=${product_id}` },
  ]);
});

test("its owner sees them on the picture that whoever has the link sees", async () => {
  const { call, product_id } = await shared();
  const pictureOf = async (id: number) => value(await call(listLinkComments, { product_id: id })).picture ?? "";
  const draft = await makeMyItem(shop, call, "listed");
  // As if more was drawn since it was finished.
  await shop.shop.database.db.execute(sql`update my_items set is_ahead = true where product_id = ${draft}`);
  expect(await pictureOf(draft)).toMatch(/^\/drafts\/.*\/cover\.webp$/);
  expect(await pictureOf(product_id)).toMatch(/^\/designs\/.*\/cover\.webp$/);
  for (const id of [draft, product_id])
    expect(await call(getImage, { url: `images${await pictureOf(id)}`, w: 240 })).toMatchObject({ ok: true });
});

test("its owner is told once an hour, however many come", async () => {
  const { member, key } = await shared();
  for (const words of ["いち", "に", "さん"]) await write(key, { words });
  expect(await noticesOf(member.id)).toHaveLength(1);
  try {
    // Though there is no hour without a comment.
    ahead = 0.6 * HOUR_MS;
    await write(key, { words: "よん" });
    expect(await noticesOf(member.id)).toHaveLength(1);
    ahead = 1.2 * HOUR_MS;
    await write(key, { words: "ご" });
    expect(await noticesOf(member.id)).toHaveLength(2);
  } finally {
    ahead = 0;
  }
});

test("words of strangers are words only, of a limited length, in the picture", async () => {
  const { call, product_id, key, page } = await shared();
  await write(key, { name: "<b>", words: '<script>"&' });
  const html = await page();
  expect(html).not.toContain("<script>&quot;");
  expect(html).not.toMatch(/<script(?! src="\/shared\/pin\.js" defer>)/);
  expect(html).toContain("&lt;script&gt;&quot;&amp;");
  expect(html).toContain("&lt;b&gt;");
  for (const wrong of [
    { words: "" },
    { words: "  " },
    { words: "あ".repeat(201) },
    { name: "あ".repeat(31) },
    { x: "1001" },
    { y: "-1" },
    { x: "left" },
    { x: "" },
    { words: "a\u0000" },
  ])
    expect((await write(key, wrong)).status).toBe(422);
  expect((await write(key, { words: "あ".repeat(200), name: "", x: "0", y: "1000" })).status).toBe(303);
  expect(await commentsOf(call, product_id)).toHaveLength(2);
});

test("a line break is one letter, however the form sends it; what is refused is told again", async () => {
  const { call, product_id, key } = await shared();
  const lines = (count: number) => Array.from({ length: count }, () => "あ").join("\r\n");
  expect((await write(key, { words: lines(100) })).status).toBe(303);
  expect(await commentsOf(call, product_id)).toMatchObject([{ words: lines(100).replaceAll("\r", "") }]);
  const refused = await write(key, { words: `${lines(100)}</textarea>`, name: '"><b>' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("コメントは200文字まで、お名前は30文字までで書いて、もう一度お試しください。");
  expect(html).toContain(`${lines(100).replaceAll("\r", "")}&lt;/textarea&gt;</textarea>`);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
  for (const [name, place] of Object.entries({ x: 250, y: 500, key }))
    expect(html).toContain(`<input type="hidden" name="${name}" value="${place}">`);
  expect(await (await write(key, { x: "left", y: "9999" })).text()).toContain('name="y" value="500"');
});

test("the owner answers, and takes out at once; a stranger does neither", async () => {
  const { call, product_id, key, page } = await shared();
  await write(key);
  const [comment] = await commentsOf(call, product_id);
  const named = { product_id, comment_id: comment?.comment_id ?? "" };
  const stranger = await shop.asMember();
  expect(await stranger.call(listLinkComments, { product_id })).toMatchObject({
    failure: { code: "my-items/not-found" },
  });
  expect(await stranger.call(answerLinkComment, { ...named, words: "だめ" })).toMatchObject({
    failure: { code: "my-items/no-comment" },
  });
  value(await stranger.call(removeLinkComment, named));
  value(await call(answerLinkComment, { ...named, words: "<i>そうします" }));
  expect(await page()).toContain("&lt;i&gt;そうします");
  value(await call(answerLinkComment, { ...named, words: "" }));
  expect(await page()).not.toContain("つくった方から");
  for (const _twice of [1, 2]) value(await call(removeLinkComment, named));
  expect(await page()).not.toContain("もう少し大きく");
  expect(await commentsOf(call, product_id)).toEqual([]);
});

test("only while its owner allows it; a closed or guessed link takes none, and its comments go with it", async () => {
  const { call, product_id, link_id, key, page, allow } = await shared(false);
  expect(await page()).not.toContain("<form");
  expect((await write(key)).status).toBe(404);
  value(await allow(true));
  expect((await write(key)).status).toBe(303);
  value(await allow(false));
  expect(await page()).not.toContain("もう少し大きく");
  value(await call(closeSharedLink, { product_id, link_id }));
  const answers = await Promise.all([write(key), write("A".repeat(43)), write("")]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const { rows } = await shop.shop.database.db.execute(sql`select id from link_comments where link_id = ${link_id}`);
  expect(rows).toEqual([]);
});

test("the same form sent many times at once is one comment, and a link takes a hundred", async () => {
  const { call, product_id, link_id, key } = await shared();
  const answers = await Promise.all(Array.from({ length: 8 }, () => write(key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 303));
  expect(await commentsOf(call, product_id)).toHaveLength(1);
  await shop.shop.database.db.execute(sql`insert into link_comments (id, link_id, x, y, name, words, written_at)
    select gen_random_uuid(), ${link_id}::uuid, 1, 1, '', number::text, now() from generate_series(1, 98) number`);
  const last = await Promise.all(["ひゃく", "ひゃくいち"].map((words) => write(key, { words })));
  expect(last.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(await commentsOf(call, product_id)).toHaveLength(100);
});

test("an address writes twenty in ten minutes", async () => {
  const { key } = await shared();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await write(key)).status);
  expect(statuses.at(-2)).toBe(303);
  expect(statuses.at(-1)).toBe(429);
});
