import { imageAddress } from "@surimono/contract/catalogue";
import type { Caller } from "@surimono/contract/kernel";
import {
  createProduct,
  getMyItem,
  getPublishedItem,
  listPublishedItems,
  listWorksAlike,
  markProduct,
  publishedPicturePath,
  publishMyItem,
  reportPublishedItem,
} from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { waitForLetter } from "../../members/testing/index.ts";
import { makeMyItem, WORDS } from "../testing/make-my-item.ts";
import { refreshPopularity } from "./refresh-popularity.ts";

let shop: TestShop;
let guest: Caller;

beforeAll(async () => {
  shop = await openTestShop();
  guest = shop.callAs();
});
afterAll(() => shop.stop());
beforeEach(() => shop.shop.database.db.execute(sql`update my_items set promotion_flag = 0`));

const publish = (call: Caller, product_id: number, promotion_flag = 1) =>
  call(publishMyItem, { product_id, promotion_flag });

async function shown(query: { sort?: "newest" | "popular"; display_category_id?: number } = {}) {
  const answer = await guest(listPublishedItems, query);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.data.map(({ product_id }) => product_id);
}

async function publishedBy(nickname?: string) {
  const maker = await shop.asMember(nickname === undefined ? {} : { nickname });
  const product_id = await makeMyItem(shop, maker.call, "completed");
  expect(await publish(maker.call, product_id)).toEqual({ ok: true, value: { promotion_flag: 1 } });
  return { ...maker, product_id };
}

const picture = (productId: number) => fetch(`${shop.baseUrl}${imageAddress(publishedPicturePath(productId, 0), 120)}`);

test("nothing is shown until its maker chooses so; then guests see it, and the nickname is all they learn", async () => {
  const { call, member } = await shop.asMember({ nickname: "海野" });
  const product_id = await makeMyItem(shop, call, "completed");
  expect(await call(getMyItem, { product_id })).toMatchObject({ value: { promotion_flag: 0, gallery_hidden: false } });
  expect(await shown()).toEqual([]);
  expect(await guest(getPublishedItem, { product_id })).toMatchObject({ failure: { code: "my-items/not-published" } });
  expect((await picture(product_id)).status).toBe(404);

  await publish(call, product_id);
  const answer = await guest(listPublishedItems, {});
  expect(answer).toMatchObject({
    value: {
      total: 1,
      data: [{ product_id, parent_id: 1001, ...{ new_name: WORDS.new_name, description: WORDS.description } }],
    },
  });
  expect(answer).toMatchObject({ value: { data: [{ nickname: "海野" }] } });
  const mine = await call(getMyItem, { product_id });
  for (const secret of [member.id, member.email, mine.ok && mine.value.version_id])
    expect(JSON.stringify(answer)).not.toContain(secret);
  const drawn = await picture(product_id);
  expect(drawn.status).toBe(200);
  expect(drawn.headers.get("cache-control")).toBe("public, max-age=300, s-maxage=60, stale-if-error=3600");
});

describe("taking back", () => {
  test("its maker takes it back at any time: list, link and pictures", async () => {
    const { call, product_id } = await publishedBy();
    expect((await picture(product_id)).status).toBe(200);
    await publish(call, product_id, 0);
    expect(await shown()).toEqual([]);
    expect(await guest(getPublishedItem, { product_id })).toMatchObject({ failure: { status: 404 } });
    expect((await picture(product_id)).status).toBe(404);
  });

  test("a deleted item is gone, and private when it is brought back", async () => {
    const { call, product_id } = await publishedBy();
    await call(markProduct, { product_id, delete_flag: 1 });
    expect(await shown()).toEqual([]);
    await call(markProduct, { product_id, delete_flag: 0 });
    expect(await shown()).toEqual([]);
  });

  test("goods that are no longer sold take theirs with them", async () => {
    const { call, product_id } = await publishedBy();
    const { index, itemsById } = getCatalogue(shop.shop) as unknown as {
      index: { id: number }[];
      itemsById: Map<number, { item: unknown; withdrawn: boolean }>;
    };
    const place = index.findIndex(({ id }) => id === 1001);
    const [entry] = index.splice(place, 1);
    const stored = itemsById.get(1001);
    if (!entry || !stored) throw new Error("no item 1001");
    itemsById.set(1001, { ...stored, withdrawn: true });
    try {
      expect(await shown()).toEqual([]);
      expect(await guest(getPublishedItem, { product_id })).toMatchObject({ failure: { status: 404 } });
      expect((await picture(product_id)).status).toBe(404);
      const other = await makeCompleted(call, () => itemsById.set(1001, stored));
      itemsById.set(1001, { ...stored, withdrawn: true });
      expect(await publish(call, other)).toMatchObject({ failure: { code: "my-items/withdrawn" } });
    } finally {
      index.splice(place, 0, entry);
      itemsById.set(1001, stored);
    }
  });

  test("a member who is gone shows nothing", async () => {
    const { member } = await publishedBy();
    await shop.shop.database.db.execute(sql`delete from member_profiles where user_id = ${member.id}`);
    expect(await shown()).toEqual([]);
  });
});

async function makeCompleted(call: Caller, before: () => unknown): Promise<number> {
  before();
  return makeMyItem(shop, call, "completed");
}

describe("who may publish what", () => {
  test("nobody publishes another member's item", async () => {
    const owner = await shop.asMember();
    const product_id = await makeMyItem(shop, owner.call, "completed");
    const { call } = await shop.asMember();
    expect(await publish(call, product_id)).toMatchObject({ failure: { code: "my-items/not-found", status: 404 } });
    expect(await publish(guest, product_id)).toMatchObject({ failure: { status: 401 } });
    expect(await shown()).toEqual([]);
  });

  test("nobody takes another member's item back", async () => {
    const { product_id } = await publishedBy();
    const { call } = await shop.asMember();
    expect(await publish(call, product_id, 0)).toMatchObject({ failure: { status: 404 } });
    expect(await shown()).toEqual([product_id]);
  });

  test.each(["hidden", "undesigned", "listed"] as const)("never a draft: %s", async (as) => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, as);
    expect(await publish(call, product_id)).toMatchObject({ failure: { code: "my-items/not-completed" } });
    expect(await shown()).toEqual([]);
  });

  test("a copy of a published item is a private draft", async () => {
    const { call, product_id } = await publishedBy();
    const copied = await call(createProduct, { product_id });
    expect(copied).toMatchObject({ value: { data: [{ promotion_flag: 0, status: 0 }] } });
    expect(await shown()).toEqual([product_id]);
  });

  test("not without a nickname", async () => {
    const { call } = await shop.asMember({ nickname: "" });
    const product_id = await makeMyItem(shop, call, "completed");
    expect(await publish(call, product_id)).toMatchObject({ failure: { code: "my-items/no-nickname", status: 409 } });
  });

  test("the database refuses a published draft, whatever the code does", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, "listed");
    await expect(
      shop.shop.database.db.execute(
        sql`update my_items set promotion_flag = 1, published_at = now() where product_id = ${product_id}`,
      ),
    ).rejects.toThrow();
  });
});

test("the newest first, or the most ordered, of one shelf or of all", async () => {
  const first = await publishedBy();
  const second = await publishedBy();
  expect(await shown()).toEqual([second.product_id, first.product_id]);
  // Ordering is tested with orders: here only the effect of the counts matters.
  const refreshWith = (pieces: number) =>
    refreshPopularity(shop.shop, {
      listCountChanged: async () => [first.member.id],
      listOrdered: async (_, [userId = ""]) => [{ userId, productId: first.product_id, pieces }],
    });
  await refreshWith(3);
  expect(await shown({ sort: "popular" })).toEqual([first.product_id, second.product_id]);
  await refreshWith(0);
  expect(await shown({ sort: "popular" })).toEqual([second.product_id, first.product_id]);
  const { index } = getCatalogue(shop.shop);
  const shelf = index.find(({ id }) => id === 1001)?.displayCategoryIds[0] ?? 0;
  expect(await shown({ display_category_id: shelf })).toHaveLength(2);
  expect(await shown({ display_category_id: 9999 })).toEqual([]);
  expect(await guest(listPublishedItems, { limit: 1, offset: 1 })).toMatchObject({
    value: { total: 2, data: [{ product_id: first.product_id }] },
  });
});

test("a report reaches the operator, from guests too, and only about what is published", async () => {
  const { call, product_id } = await publishedBy("絵師");
  const report = { product_id, reason: "rights", comment: "よく似た絵です。" } as const;
  expect(await guest(reportPublishedItem, report)).toMatchObject({ ok: true });
  const letter = await waitForLetter(shop.shop.mail.folder as string, shop.shop.env.mailFrom);
  expect(letter).toMatchObject({ subject: expect.stringContaining(`${product_id}`) });
  expect(letter.text).toContain("よく似た絵です。");
  expect(letter).not.toHaveProperty("replyTo");
  // A member can be answered.
  const reporter = await shop.asMember();
  expect(await reporter.call(reportPublishedItem, report)).toMatchObject({ ok: true });
  const second = await waitForLetter(shop.shop.mail.folder as string, shop.shop.env.mailFrom, 2);
  expect(second).toMatchObject({ replyTo: reporter.member.email });
  await publish(call, product_id, 0);
  expect(await guest(reportPublishedItem, report)).toMatchObject({ failure: { code: "my-items/not-published" } });
});

test("the same words again, by two clicks or after a lost answer, are one report, and another person's another", async () => {
  const { call, product_id } = await publishedBy("絵師");
  const report = { product_id, reason: "rights", comment: "よく似た絵です。" } as const;
  await Promise.all([1, 2, 3].map(() => guest(reportPublishedItem, report)));
  const { pool } = shop.shop.database;
  const reports = async () =>
    (await pool.query("select 1 from gallery_reports where product_id = $1", [product_id])).rows.length;
  expect(await reports()).toBe(1);
  await call(reportPublishedItem, report);
  await guest(reportPublishedItem, { ...report, comment: "" });
  expect(await reports()).toBe(3);
  await pool.query("update gallery_reports set created_at = created_at - interval '11 minutes'");
  await guest(reportPublishedItem, report);
  expect(await reports()).toBe(4);
});

test("a work is followed by its maker's published works with the same picture on other goods, and by no others", async () => {
  const { call, product_id } = await publishedBy("海野");
  const { db } = shop.shop.database;
  const alike = async () => {
    const answer = await guest(listWorksAlike, { product_id });
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value.data.map((work) => work.product_id);
  };
  const more = async (by: Caller, isPublished = true) => {
    const id = await makeMyItem(shop, by, "completed");
    if (isPublished) await publish(by, id);
    await db.execute(sql`update my_items set catalogue_item_id = 1007 where product_id = ${id}`);
    await db.execute(sql`update design_versions set document = jsonb_set(document, '{areas,0,layers}', ${LAYERS}::jsonb)
      where product_id in (${id}, ${product_id})`);
    return id;
  };
  const same = await more(call);
  const unpublished = await more(call, false);
  const stranger = await shop.asMember({ nickname: "山野" });
  await more(stranger.call);
  expect(await alike()).toEqual([same]);
  await publish(call, unpublished);
  expect(await alike()).toEqual([unpublished, same]);
  await db.execute(sql`update design_versions set document = jsonb_set(document, '{areas,0,layers,0,text}', '"別の文字"')
    where product_id = ${same}`);
  expect(await alike()).toEqual([unpublished]);
  await publish(call, product_id, 0);
  expect(await guest(listWorksAlike, { product_id })).toMatchObject({ failure: { code: "my-items/not-published" } });
});

/** Only what tells them apart. */
const LAYERS = JSON.stringify([{ kind: "text", text: "夜ふかし", hidden: false }]);
