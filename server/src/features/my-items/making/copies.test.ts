import { randomUUID } from "node:crypto";
import { editImageMagicDesign, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { createProduct, getMyItem, listMyItems, markProduct, updateProduct } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choice } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem, WORDS } from "../testing/make-my-item.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function copy(call: Caller, product_id: number, request_key?: string) {
  const answer = await call(createProduct, { product_id, ...(request_key && { request_key }) });
  if (!answer.ok) throw new Error(answer.failure.code);
  const [item] = answer.value.data;
  if (!item) throw new Error("no item");
  return item;
}

test("a copy is a listed draft of its own, with the same design, and leaves the source as it is", async () => {
  const { call } = await shop.asMember();
  const source = await makeMyItem(shop, call, "completed");
  const item = await copy(call, source);
  expect(item).toMatchObject({ new_name: "海のT_コピー", status: 0, delete_flag: 0, regular_price: 9000 });
  expect(item.product_id).not.toBe(source);
  expect(item.pku).toMatch(/^\d{10}$/);
  expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 1, completed: 1 } });
  expect(await call(getMyItem, { product_id: source })).toMatchObject({
    value: { new_name: "海のT", status: 1, version_id: item.version_id },
  });
  const tool = await call(editImageMagicDesign, { product_id: item.product_id });
  const token = new URL(tool.ok ? tool.value.url : "", "http://shop").searchParams.get("token") ?? "";
  expect(await call(openDesign, { token })).toMatchObject({
    value: { product_id: item.product_id, revision: 0, document: { areas: [{ layers: [{ id: "sun" }] }] } },
  });
});

test("copies count on, over deleted ones too, whichever of them is copied", async () => {
  const { call } = await shop.asMember();
  const source = await makeMyItem(shop, call);
  const first = await copy(call, source);
  const second = await copy(call, first.product_id);
  expect(second.new_name).toBe("海のT_コピー2");
  await call(markProduct, { product_id: second.product_id, delete_flag: 1 });
  expect((await copy(call, source)).new_name).toBe("海のT_コピー3");
});

test("ten copies at once get ten names", async () => {
  const { call } = await shop.asMember();
  const sources = [await makeMyItem(shop, call), await makeMyItem(shop, call)];
  const copies = await Promise.all(Array.from({ length: 10 }, (_, index) => copy(call, sources[index % 2] ?? 0)));
  expect(new Set(copies.map(({ new_name }) => new_name)).size).toBe(10);
  expect(copies.map(({ new_name }) => new_name)).toContain("海のT_コピー10");
});

test("the same request again, and both at once, make one copy", async () => {
  const { call } = await shop.asMember();
  const source = await makeMyItem(shop, call);
  const key = randomUUID();
  const copies = await Promise.all([copy(call, source, key), copy(call, source, key)]);
  copies.push(await copy(call, source, key));
  expect(new Set(copies.map(({ product_id }) => product_id)).size).toBe(1);
  expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 2 } });
});

test("goods of the shop that are called so count too", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const name = "オーガニックコットンTシャツ";
  await call(updateProduct, { product: { product_id, ...WORDS, new_name: name }, isSave: true });
  expect((await copy(call, product_id)).new_name).toBe(`${name}_コピー`);
});

test("a new item is called after its goods, counted over what is in the list; tries that were never kept do not count", async () => {
  const { call } = await shop.asMember();
  const start = async () => {
    const [made] = value(await call(createProduct, choice(shop))).data;
    return made as NonNullable<typeof made>;
  };
  const [first, second] = [await start(), await start()];
  const name = "オーガニックコットンTシャツ";
  expect([first.new_name, second.new_name]).toEqual([name, name]);
  const keep = (item: typeof first) =>
    call(updateProduct, { product: { ...WORDS, product_id: item.product_id, new_name: item.new_name }, isSave: true });
  expect((await keep(first)).ok).toBe(true);
  const third = await start();
  expect(third.new_name).toBe(`${name}（2）`);
  expect((await keep(third)).ok).toBe(true);
  expect((await start()).new_name).toBe(`${name}（3）`);
});

test("nothing is copied of another member's, of a deleted one, in another's name, or straight to completed", async () => {
  const owner = await shop.asMember();
  const other = await shop.asMember();
  const product_id = await makeMyItem(shop, owner.call);
  const notFound = { failure: { code: "my-items/not-found", status: 404 } };
  expect(await other.call(createProduct, { product_id })).toMatchObject(notFound);
  expect(await owner.call(createProduct, { product_id, user_id: other.member.id })).toMatchObject({
    failure: { status: 403 },
  });
  expect(await owner.call(createProduct, { product_id, status: 1 as 0 })).toMatchObject({ failure: { status: 400 } });
  await owner.call(markProduct, { product_id, delete_flag: 1 });
  expect(await owner.call(createProduct, { product_id })).toMatchObject(notFound);
  expect(await other.call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 0 } });
});

test("a new item of a catalogue item is a hidden draft; the rest of its JSON, sub-objects as strings, is not believed", async () => {
  const { call } = await shop.asMember();
  const json = { ...choice(shop), new_name: "自由なT", size: '{"size_list":[]}', item_price: "1", delete_flag: "0" };
  expect(await call(createProduct, json)).toMatchObject({
    ok: true,
    value: { data: [{ status: 0, delete_flag: 1, parent_id: 1001, version_id: null }] },
  });
  expect(await call(createProduct, { ...choice(shop), sku: "1234567890-1-67" })).toMatchObject({
    failure: { code: "my-items/choice-not-printable" },
  });
  expect(await call(createProduct, { ...choice(shop), product_id: 999 })).toMatchObject({
    failure: { code: "my-items/not-found" },
  });
});

test("what an operator took out of the gallery is out of it in its copy too, and what is off sale is not copied", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call, "completed");
  const { db } = shop.shop.database;
  await db.execute(sql`update my_items set gallery_hidden_at = now() where product_id = ${product_id}`);
  expect((await copy(call, product_id)).gallery_hidden).toBe(true);
  await db.execute(sql`update my_items set removed_at = now() where product_id = ${product_id}`);
  expect(await call(createProduct, { product_id })).toMatchObject({
    failure: { code: "my-items/removed", status: 409 },
  });
});
