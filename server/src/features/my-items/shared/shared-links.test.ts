import { editImageMagicDesign, finishDesign, openDesign, saveDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import {
  closeSharedLink,
  confirmDesign,
  listSharedLinks,
  makeSharedLink,
  markProduct,
} from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem } from "../testing/make-my-item.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const get = (url: string) => fetch(`${shop.baseUrl}${new URL(url).pathname}${new URL(url).search}`);
const make = async (call: Caller, product_id: number) => value(await call(makeSharedLink, { product_id }));

async function share() {
  const { call, member } = await shop.asMember();
  const product_id = await makeMyItem(shop, call, "completed");
  return { call, member, product_id, link: await make(call, product_id) };
}

test("whoever has the link sees the item and its picture, and no search engine is to keep it", async () => {
  const { link } = await share();
  const page = await get(link.url);
  expect(page.status).toBe(200);
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  const html = await page.text();
  expect(html).toContain('name="robots" content="noindex,nofollow');
  const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(new URL(picture).origin).toBe(new URL(link.url).origin);
  const image = await get(picture);
  expect(image.headers.get("content-type")).toBe("image/png");
  expect(image.headers.get("x-robots-tag")).toContain("noindex");
  expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ format: "png", width: 1200 });
  // Bots of X keep to it; a page that they may not read cannot tell them not to list it.
  expect(await (await fetch(`${shop.baseUrl}/robots.txt`)).text()).not.toContain("/shared");
});

test("words of the maker are words only", async () => {
  const { link, product_id } = await share();
  await shop.shop.database.db.execute(sql`update my_items set name = ${'<script>"&'} where product_id = ${product_id}`);
  const html = await (await get(link.url)).text();
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;&quot;&amp;");
});

test("a closed, guessed or broken link answers alike, and its picture too", async () => {
  const { call, link, product_id } = await share();
  const other = await make(call, product_id);
  expect(value(await call(listSharedLinks, { product_id })).links.map(({ link_id }) => link_id)).toEqual([
    link.link_id,
    other.link_id,
  ]);
  const picture = link.url.replace("/shared?", "/shared/picture.png?");
  expect((await get(picture)).status).toBe(200);
  for (const _twice of [1, 2]) value(await call(closeSharedLink, { product_id, link_id: link.link_id }));
  const guessed = link.url.replace(/key=.*/, `key=${"A".repeat(43)}`);
  const answers = await Promise.all([link.url, guessed, `${new URL(link.url).origin}/shared`, picture].map(get));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect((await get(other.url)).status).toBe(200);
});

test("the token is kept as a hash, and told once", async () => {
  const { call, link, product_id } = await share();
  const key = new URL(link.url).searchParams.get("key") ?? "";
  const { rows } = await shop.shop.database.db.execute(sql`select * from shared_links where id = ${link.link_id}`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(await call(listSharedLinks, { product_id }))).not.toContain(key);
});

test.each([
  [
    "deleted",
    async (call: Caller, product_id: number) => void value(await call(markProduct, { product_id, delete_flag: 1 })),
  ],
  [
    "hidden by the operator",
    (_: Caller, id: number) => change(sql`update my_items set gallery_hidden_at = now() where product_id = ${id}`),
  ],
  [
    "taken out",
    (_: Caller, id: number) => change(sql`update my_items set removed_at = now() where product_id = ${id}`),
  ],
  [
    "of a suspended maker",
    (_: Caller, id: number) =>
      change(sql`update users set suspended_until = now() + interval '1 day'
        where id = (select user_id from my_items where product_id = ${id})`),
  ],
])("an item that is %s is shown by no link", async (_, happen) => {
  const { call, link, product_id } = await share();
  await happen(call, product_id);
  expect((await get(link.url)).status).toBe(404);
});

async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await shop.shop.database.db.execute(statement);
}

test("what has something drawn on it is shared, by its maker, with ten links at most, however many press at once", async () => {
  const { call, product_id } = await share();
  const blank = await makeMyItem(shop, call, "undesigned");
  expect(await call(makeSharedLink, { product_id: blank })).toMatchObject({
    failure: { code: "my-items/nothing-to-show" },
  });
  const stranger = await shop.asMember();
  const refused = { failure: { code: "my-items/not-found" } };
  expect(await stranger.call(makeSharedLink, { product_id })).toMatchObject(refused);
  expect(await stranger.call(listSharedLinks, { product_id })).toMatchObject(refused);
  const [kept] = value(await call(listSharedLinks, { product_id })).links;
  const link_id = kept?.link_id ?? "";
  expect(await stranger.call(closeSharedLink, { product_id, link_id })).toMatchObject(refused);
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(makeSharedLink, { product_id })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(9);
  expect(value(await call(listSharedLinks, { product_id })).links).toHaveLength(10);
});

test("a draft is shown as it is now, says so, is made nothing of, and stays with its link when it is completed", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call, "listed");
  const link = value(await call(makeSharedLink, { product_id, may_remix: true }));
  const html = async () => (await get(link.url)).text();
  const picture = async () => {
    const image = await get(link.url.replace("/shared?", "/shared/picture.png?"));
    expect(image.headers.get("cache-control")).toBe("private, no-store");
    return Buffer.from(await image.arrayBuffer());
  };
  expect(await html()).toContain("つくりかけのデザインです");
  expect(await html()).toContain('property="og:image"');
  expect(await html()).not.toContain("これを元につくる");
  const before = await picture();

  const { url } = value(await call(editImageMagicDesign, { product_id }));
  const token = new URL(url, shop.baseUrl).searchParams.get("token") ?? "";
  const { document, revision } = value(await call(openDesign, { token }));
  const areas = document.areas.map((area) => ({
    ...area,
    layers: area.layers.map((layer) => ({ ...layer, x: layer.x + 60_000, width: 160_000, height: 160_000 })),
  }));
  value(await call(saveDesign, { product_id, document: { ...document, areas }, revision }));
  expect((await picture()).equals(before)).toBe(false);

  value(
    await call(finishDesign, { product_id, document: { ...document, areas }, revision: revision + 1, accepted: [] }),
  );
  value(await call(confirmDesign, { product_id }));
  expect(await html()).not.toContain("つくりかけ");
  expect(await html()).toContain("これを元につくる");
});
