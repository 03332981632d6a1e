import { closePressLink, listPressLinks, makePressLink } from "@surimono/contract/floor";
import { DAY_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { type Hand, inkOf, madePackage, printedOrder } from "../testing/index.ts";
import { forgetPress } from "./forget-press.ts";

let shop: TestShop;
let hand: Hand;
let package_id: string;
let sha256: string;
let ahead = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead) });
  hand = await shop.asOperator("floor");
  const { order } = await printedOrder(shop, 1, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }]);
  ({ package_id, sha256 } = (await madePackage(hand, { order_number: order })).package);
});
afterAll(() => shop.stop());

const make = async (days = 7) =>
  value(await hand.call(makePressLink, { package_id, recipient: "株式会社<東京>印刷", days }));
/** The shop's public address is another than the test's. */
const visit = (url: string, path = "") => {
  const { pathname, search } = new URL(url);
  return fetch(`${shop.baseUrl}${pathname}${path}${search}`, { headers: { "user-agent": "a browser" } });
};
const links = async () => value(await hand.call(listPressLinks, { package_id })).links;

test("a link shows the files in Japanese and gives them out, and each download is written down", async () => {
  const { url, link_id } = await make();
  const page = await visit(url);
  const text = await page.text();
  expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(text).toContain('<html lang="ja">');
  expect(text).toContain("株式会社&lt;東京&gt;印刷");
  expect(text).toContain(sha256);
  const zip = await visit(url, "/package.zip");
  expect(zip.headers.get("content-type")).toBe("application/zip");
  const bytes = await zip.arrayBuffer();
  expect(Number(zip.headers.get("content-length"))).toBe(bytes.byteLength);
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  expect(hash).toBe(sha256);
  const made = (await links()).find((link) => link.link_id === link_id);
  expect(made).toMatchObject({ is_open: true, downloads: [{ file: expect.stringMatching(/^P\d{6}\.zip$/) }] });
  expect(made?.downloads[0]?.address).toMatch(/127\.0\.0\.1/);
  const { rows } = await shop.shop.database.db.execute<{ all: string }>(sql`
    select coalesce(jsonb_agg(to_jsonb(link)), '[]')::text || (select jsonb_agg(to_jsonb(deed))::text from operator_deeds deed) as all
    from press_links link`);
  expect(rows[0]?.all).not.toContain(new URL(url).searchParams.get("key"));
});

test("what ended, was closed, was guessed or is none is not there, and all look alike", async () => {
  const closed = await make();
  value(await hand.call(closePressLink, { link_id: closed.link_id }));
  expect(await hand.call(closePressLink, { link_id: closed.link_id })).toMatchObject({
    failure: { code: "floor/no-such-link" },
  });
  const ended = await make(1);
  ahead = DAY_MS;
  const answers = [];
  for (const url of [
    closed.url,
    ended.url,
    closed.url.replace(/.$/, "x"),
    "http://shop/press",
    "http://shop/press?key=a",
  ])
    for (const path of ["", "/package.zip"]) {
      const answer = await visit(url, path);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
  ahead = 0;
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 .*リンクが使えません/s);
  const { rows } = await shop.shop.database.db.execute<{ action: string; after: { closed: boolean } }>(
    sql`select action, after from operator_deeds where subject_id = ${closed.link_id} order by id`,
  );
  expect(rows.map(({ action, after }) => [action, after.closed])).toEqual([
    ["makePressLink", false],
    ["closePressLink", true],
  ]);
});

test("after 60 days a package is gone, with its links", async () => {
  const { url } = await make(30);
  const rows = async () =>
    (await shop.shop.database.db.execute(sql`select 1 from press_links where package_id = ${package_id}::uuid`)).rows;
  for (const [days, isKept] of [
    [59, true],
    [61, false],
  ] as const) {
    ahead = days * DAY_MS;
    await forgetPress(shop.shop);
    expect((await rows()).length > 0).toBe(isKept);
  }
  ahead = 0;
  expect((await visit(url)).status).toBe(404);
});

test("however many packages are old, all of them go in one night", async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`
    insert into press_packages (id, source, source_name, units, state, made_at, is_for_folder)
    select gen_random_uuid(), 'units', '', '[]', 'failed', now() - interval '61 days', false from generate_series(1, 401)`);
  await forgetPress(shop.shop);
  const { rows } = await db.execute(sql`select 1 from press_packages where made_at < now() - interval '60 days'`);
  expect(rows).toEqual([]);
});

// Last: this address is shut out for minutes.
test("whoever guesses is slowed down", async () => {
  const codes = [];
  for (let guess = 0; guess < 62; guess++) codes.push((await visit(`http://shop/press?key=${"a".repeat(43)}`)).status);
  expect(codes.at(-1)).toBe(429);
});
