import { getImage } from "@surimono/contract/catalogue";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem, listMyItems, makeSharedLink, markProduct, updateProduct } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { aroundMyItems } from "../../../wiring/around-my-items.ts";
import { makeMyItem, WORDS } from "../testing/index.ts";
import { sweepDrafts } from "./sweep-my-items.ts";

let shop: TestShop;
let later = 0;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + later) });
});
afterAll(() => shop.stop());

const HOUR = 3_600_000;

async function sweepAfter(hours: number, lastRun?: Date): Promise<void> {
  const now = () => new Date(Date.now() + hours * HOUR);
  await sweepDrafts({ ...shop.shop, now }, aroundMyItems(shop.shop), lastRun);
  later = 0;
}

/** A picture of an older state of the item's design. */
async function drawOlder(product_id: number): Promise<{ readonly key: string }> {
  const { rows } = await shop.shop.database.db.execute<{ user_id: string; draft_key: string }>(
    sql`select user_id, draft_key from my_items where product_id = ${product_id}`,
  );
  const key = `pictures/drafts/${rows[0]?.user_id}/${rows[0]?.draft_key}/older.webp`;
  await shop.shop.files.write(key, Buffer.from("x"), "image/webp");
  return { key };
}

const isDrawn = async ({ key }: { readonly key: string }) => (await shop.shop.files.read(key)) !== undefined;

const isThere = async (call: Caller, product_id: number) => (await call(getMyItem, { product_id })).ok;

test("after three days untouched blanks are gone, listed or not; whatever is drawn or completed stays for good", async () => {
  const { call } = await shop.asMember();
  const blank = await makeMyItem(shop, call, "blank");
  const listedBlank = await makeMyItem(shop, call, "undesigned");
  const kept = [
    await makeMyItem(shop, call, "hidden"),
    await makeMyItem(shop, call),
    await makeMyItem(shop, call, "completed"),
  ];
  await sweepAfter(71);
  expect(await isThere(call, blank)).toBe(true);
  await sweepAfter(73);
  expect(await isThere(call, blank)).toBe(false);
  expect(await isThere(call, listedBlank)).toBe(false);
  await sweepAfter(24 * 400);
  for (const id of kept) expect(await isThere(call, id)).toBe(true);
});

test("a deleted draft goes with its pictures, and a save keeps a blank for three days more", async () => {
  const { call } = await shop.asMember();
  const deleted = await makeMyItem(shop, call);
  const drawn = await drawOlder(deleted);
  await call(markProduct, { product_id: deleted, delete_flag: 1 });
  const product_id = await makeMyItem(shop, call, "blank");
  later = 2 * 24 * HOUR;
  await shop.shop.database.db.execute(sql`update sessions set expires_at = expires_at + interval '3 days'`);
  await call(updateProduct, { product: { product_id, ...WORDS }, isSave: false });
  await sweepAfter(73);
  expect(await isThere(call, deleted)).toBe(false);
  await expect.poll(() => isDrawn(drawn)).toBe(false);
  expect(await isThere(call, product_id)).toBe(true);
  await sweepAfter(24 * 5 + 1);
  expect(await isThere(call, product_id)).toBe(false);
});

test("a completed item goes three days after its member deleted it, and not when that was taken back", async () => {
  const { call } = await shop.asMember();
  const [deleted, back, other] = [
    await makeMyItem(shop, call, "completed"),
    await makeMyItem(shop, call, "completed"),
    await makeMyItem(shop, call, "completed"),
  ];
  later = 30 * 24 * HOUR;
  await shop.shop.database.db.execute(
    sql`update sessions set expires_at = now() + interval '60 days', last_used_at = now() + interval '60 days'`,
  );
  for (const product_id of [deleted, back]) await call(markProduct, { product_id, delete_flag: 1 });
  await sweepAfter(30 * 24 + 71);
  const there = async () => {
    const { rows } = await shop.shop.database.db.execute<{ product_id: number }>(
      sql`select product_id from my_items where product_id in (${deleted}, ${back}, ${other}) order by 1`,
    );
    return rows.map(({ product_id }) => product_id);
  };
  expect(await there()).toEqual([deleted, back, other]);
  expect(await call(markProduct, { product_id: back, delete_flag: 0 })).toMatchObject({ ok: true });
  await sweepAfter(30 * 24 + 73);
  expect(await there()).toEqual([back, other]);
});

test("links go with their item for good, and what was written on them; others stay", async () => {
  const { call } = await shop.asMember();
  const { db } = shop.shop.database;
  const linked = async () => {
    const product_id = await makeMyItem(shop, call, "completed");
    const { link_id } = value(await call(makeSharedLink, { product_id }));
    await db.execute(sql`insert into link_comments (id, link_id, x, y, name, words, written_at)
      values (gen_random_uuid(), ${link_id}, 1, 1, '', 'よい', now())`);
    return { product_id, link_id };
  };
  const [deleted, kept] = [await linked(), await linked()];
  const left = async () => {
    const { rows } = await db.execute<{ id: string; comments: number }>(
      sql`select link.id, count(comment.id)::int as comments from shared_links link
        left join link_comments comment on comment.link_id = link.id
        where link.id in (${deleted.link_id}, ${kept.link_id}) group by link.id order by link.id`,
    );
    return rows;
  };
  value(await call(markProduct, { product_id: deleted.product_id, delete_flag: 1 }));
  await sweepAfter(71);
  expect(await left()).toHaveLength(2);
  await sweepAfter(73);
  expect(await left()).toEqual([{ id: kept.link_id, comments: 1 }]);
});

test("work that an older process left hidden is listed, not lost", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call, "hidden");
  const deleted = await makeMyItem(shop, call, "hidden");
  await call(markProduct, { product_id: deleted, delete_flag: 1 });
  await shop.shop.database.db.execute(
    sql`update my_items set delete_flag = 1, designed = false, draft_key = null, version_id = null
      where product_id in (${product_id}, ${deleted})`,
  );
  await sweepAfter(24 * 4);
  const [card] = value(await call(listMyItems, { item_tab: 1 })).data;
  expect(card).toMatchObject({ product_id, kept_until: null });
  // Unless its member hid it.
  expect(await isThere(call, deleted)).toBe(false);
  expect((await call(getImage, { url: `images${card?.image_url}`, w: 240 })).ok).toBe(true);
});

test("pictures of a draft that goes are removed by a job of the same transaction", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const drawn = await drawOlder(product_id);
  await call(markProduct, { product_id, delete_flag: 1 });
  const { jobs } = shop.shop;
  const asked: unknown[] = [];
  const noting = { ...jobs, enqueue: async (_tx: unknown, _kind: unknown, data: unknown) => void asked.push(data) };
  const now = () => new Date(Date.now() + 73 * HOUR);
  await sweepDrafts({ ...shop.shop, now, jobs: noting as typeof jobs }, aroundMyItems(shop.shop));
  expect(JSON.stringify(asked)).toContain(drawn.key.slice(0, -"/older.webp".length));
  expect(await isDrawn(drawn)).toBe(true);
});

test("pictures of older states go once: of what changed since the last run, however long ago that was", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call, "completed");
  const drawn = await drawOlder(product_id);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR);
  // Changed now; the last run was after that, with all that it may have left.
  await sweepAfter(24, at(3));
  expect(await isDrawn(drawn)).toBe(true);
  await sweepAfter(24 * 6, at(1));
  expect(await isDrawn(drawn)).toBe(false);
});

test("uploads that its member removed are looked at again when an item goes that may have shown them", async () => {
  const { call, member } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const { db } = shop.shop.database;
  await db.execute(sql`
    insert into design_pictures (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, facts, created_at, removed_at, unsure_since)
    values (${member.id}, gen_random_uuid(), '海', 'image/png', 1, 1, 1, '{}', now(), now(), null)`);
  const isDoubted = async () => {
    const { rows } = await db.execute(sql`
      select unsure_since is not null as doubted from design_pictures where user_id = ${member.id}`);
    return rows[0]?.["doubted"];
  };
  await call(markProduct, { product_id, delete_flag: 1 });
  await sweepAfter(71);
  expect(await isDoubted()).toBe(false);
  await sweepAfter(73);
  expect(await isDoubted()).toBe(true);
});

test("the night looks only at drafts that may go", async () => {
  const { rows } = await shop.shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ "QUERY PLAN": string }>(sql`
      explain delete from my_items where status = 0 and (delete_flag = 1 or not designed) and update_time < now()`);
  });
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("my_items_sweep");
});
