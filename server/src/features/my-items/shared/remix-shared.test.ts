import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { finishDesign, getImageMagicToken, getPicture, listPictures, readDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import {
  changeSharedLink,
  closeSharedLink,
  confirmDesign,
  getMyItem,
  listMyItems,
  listSharedLinks,
  makeSharedLink,
  markProduct,
  remixShared,
  updateProduct,
} from "@surimono/contract/my-items";
import { getMethod, TRANSFER } from "@surimono/domain/catalogue";
import type { Layer } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choice } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { openAt, upload } from "../../designs/testing/index.ts";
import { makeMyItem, WORDS } from "../testing/make-my-item.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const keyOf = (url: string) => new URL(url).searchParams.get("key") ?? "";
const remix = (call: Caller, key: string, request_key: string = randomUUID()) =>
  call(remixShared, { key, request_key });
const refused = { failure: { code: "my-items/no-remix", status: 404 } };

async function share(product_id: number, call: Caller, may_remix = true) {
  const link = value(await call(makeSharedLink, { product_id, may_remix }));
  return { link, key: keyOf(link.url) };
}

async function shared(may_remix = true) {
  const owner = await shop.asMember({ nickname: "海野" });
  const product_id = await makeMyItem(shop, owner.call, "completed");
  return { ...owner, product_id, ...(await share(product_id, owner.call, may_remix)) };
}

const LAYER = {
  ...{ rotation: 0, opacity: 1000, flipX: false, flipY: false, locked: false, hidden: false },
  ...{ x: 100_000, y: 100_000, width: 60_000, height: 60_000 },
};

/** Its left half is red, its right half blue; the crop shows the red one. */
async function halved(call: Caller) {
  const blue = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#22356f" } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#d9240f" } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toBuffer();
  return value(await upload(call, bytes)).asset_id;
}

/** The same photograph, each time cut elsewhere. */
async function sharedInParts(count: number) {
  const owner = await shop.asMember();
  const design = await openAt(owner.call, value(await owner.call(getImageMagicToken, choice(shop, [1]))).url);
  const assetId = await halved(owner.call);
  const layers = Array.from(
    { length: count },
    (_, index): Layer => ({
      ...LAYER,
      ...{ kind: "image", id: `part-${index}`, name: "", assetId, pixelWidth: 1200, pixelHeight: 800 },
      ...{ x: 90_000 + (index % 8) * 5_000, y: 80_000 + Math.floor(index / 8) * 11_000, width: 3_000, height: 10_000 },
      crop: { left: 1_000 * index, top: 0, width: 20_000, height: 100_000 },
    }),
  );
  const areas = design.document.areas.map((area) => ({ ...area, layers: area.areaKindId === 1 ? layers : [] }));
  const { product_id } = design;
  const document = { ...design.document, areas };
  value(await owner.call(finishDesign, { product_id, document, revision: 0, accepted: [] }));
  value(await owner.call(updateProduct, { product: { product_id, ...WORDS }, isSave: true }));
  value(await owner.call(confirmDesign, { product_id }));
  return share(product_id, owner.call);
}

const fillGallery = (userId: string, count: number) =>
  shop.shop.database.db.execute(sql`insert into design_pictures
    (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, facts, created_at)
    select ${userId}, gen_random_uuid(), 'a', 'image/png', 1, 1, 1,
      '{"seeThrough":0,"midTones":0,"unreachable":{}}', now() from generate_series(1, ${count}::int)`);

/** Files that anybody has in the shop's store. */
const filesOf = async (userId: string) =>
  (await readdir(shop.shop.env.dataDir, { recursive: true })).filter(
    (path) => path.includes(userId) && /\.(png|jpg)$/.test(path),
  );

/** On the front a cropped photograph and something hidden, on the back an address. */
async function sharedOnBothSides() {
  const owner = await shop.asMember({ nickname: "海野" });
  const back = getMethod(getItem(shop.shop, 1001), TRANSFER).areas.find(({ view }) => view === "back")?.areaKindId ?? 0;
  const design = await openAt(owner.call, value(await owner.call(getImageMagicToken, choice(shop, [1, back]))).url);
  const assetId = await halved(owner.call);
  const photo: Layer = {
    ...LAYER,
    ...{ kind: "image", id: "photo", name: "娘の運動会.png", assetId, pixelWidth: 1200, pixelHeight: 800 },
    ...{ width: 45_000, height: 60_000, crop: { left: 0, top: 0, width: 50_000, height: 100_000 } },
  };
  const shape = (id: string, hidden: boolean): Layer => ({
    ...LAYER,
    ...{ kind: "shape", shape: "ellipse", id, name: id, fill: "#d9240f", hidden },
  });
  const areas = design.document.areas.map((area) => ({
    ...area,
    layers: area.areaKindId === 1 ? [photo, shape("secret", true)] : [shape("on-the-back", false)],
  }));
  const { product_id } = design;
  const document = { ...design.document, areas };
  value(await owner.call(finishDesign, { product_id, document, revision: 0, accepted: [] }));
  value(await owner.call(updateProduct, { product: { product_id, ...WORDS }, isSave: true }));
  value(await owner.call(confirmDesign, { product_id }));
  return { ...owner, product_id, assetId, ...(await share(product_id, owner.call)) };
}

test("what is seen becomes a draft of the visitor's own, and nothing else goes along", async () => {
  const { key, member, assetId, product_id: source } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  const { product_id } = value(await remix(visitor.call, key));
  const item = await visitor.call(getMyItem, { product_id });
  expect(item).toMatchObject({ value: { new_name: "海のT_コピー", status: 0, delete_flag: 0, parent_id: 1001 } });
  const { document } = value(await visitor.call(readDesign, { product_id, step_id: 1 }));
  expect(document.areas.map(({ areaKindId }) => areaKindId)).toEqual([1]);
  const [photo, ...others] = document.areas[0]?.layers ?? [];
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ kind: "image", name: "画像", pixelWidth: 600, pixelHeight: 800 });
  expect(photo).not.toHaveProperty("crop");
  const told = JSON.stringify([item, document]);
  for (const secret of [member.id, member.email, "海野", "運動会", "secret", "on-the-back", assetId, `${source}`])
    expect(told).not.toContain(secret);

  const [own] = value(await visitor.call(listPictures, {})).pictures;
  expect(own).toMatchObject({ name: "画像", pixel_width: 600, pixel_height: 800 });
  const bytes = value(await visitor.call(getPicture, { asset_id: own?.asset_id ?? "" })) as Blob;
  const { dominant } = await sharp(Buffer.from(await bytes.arrayBuffer())).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(await visitor.call(getPicture, { asset_id: assetId })).toMatchObject({ failure: { status: 404 } });
});

test("the draft stays when its source goes", async () => {
  const { call, key, product_id: source, link } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  const { product_id } = value(await remix(visitor.call, key));
  value(await call(closeSharedLink, { product_id: source, link_id: link.link_id }));
  value(await call(markProduct, { product_id: source, delete_flag: 1 }));
  expect(await visitor.call(getMyItem, { product_id })).toMatchObject({ ok: true });
  const [own] = value(await visitor.call(listPictures, {})).pictures;
  expect((await visitor.call(getPicture, { asset_id: own?.asset_id ?? "" })).ok).toBe(true);
});

test("the page offers it only while its owner allows it, and the call refuses otherwise", async () => {
  const { call, product_id, link, key } = await shared(false);
  const visitor = await shop.asMember();
  const page = async () => (await fetch(`${shop.baseUrl}/shared?key=${key}`)).text();
  expect(value(await call(listSharedLinks, { product_id })).links).toMatchObject([{ may_remix: false }]);
  expect(await page()).not.toContain("これを元につくる");
  expect(await remix(visitor.call, key)).toMatchObject(refused);
  const change = (may_remix: boolean) => call(changeSharedLink, { product_id, link_id: link.link_id, may_remix });
  value(await change(true));
  expect(await page()).toContain(`/my-items?remix=${key}`);
  expect((await remix(visitor.call, key)).ok).toBe(true);
  value(await change(false));
  // A page of before, where something else is changed.
  value(await call(changeSharedLink, { product_id, link_id: link.link_id, may_comment: true }));
  value(await call(changeSharedLink, { product_id, link_id: link.link_id }));
  expect(value(await call(listSharedLinks, { product_id })).links).toMatchObject([
    { may_remix: false, may_comment: true },
  ]);
  expect(await page()).not.toContain("remix");
  expect(await remix(visitor.call, key)).toMatchObject(refused);
});

test("closed, guessed and deleted are refused alike; only its owner says what a link allows", async () => {
  const { call, product_id, link, key } = await shared();
  const visitor = await shop.asMember();
  expect(
    await visitor.call(changeSharedLink, { product_id, link_id: link.link_id, may_remix: true, may_comment: false }),
  ).toMatchObject({
    failure: { code: "my-items/not-found" },
  });
  expect(await remix(visitor.call, "A".repeat(43))).toMatchObject(refused);
  value(await call(markProduct, { product_id, delete_flag: 1 }));
  expect(await remix(visitor.call, key)).toMatchObject(refused);
  const other = await shared();
  value(await other.call(closeSharedLink, { product_id: other.product_id, link_id: other.link.link_id }));
  expect(await remix(visitor.call, other.key)).toMatchObject(refused);
  expect(await visitor.call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 0 } });
});

test("the same request at once and again is one draft, with one copy of each picture", async () => {
  const { key } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  const request = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => remix(visitor.call, key, request)));
  answers.push(await remix(visitor.call, key, request));
  expect(new Set(answers.map((answer) => value(answer).product_id)).size).toBe(1);
  expect(await visitor.call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 1 } });
  expect(value(await visitor.call(listPictures, {})).total).toBe(1);
  const { rows } = await shop.shop.database.db.execute(
    sql`select id from design_pictures where user_id = ${visitor.member.id}`,
  );
  expect(rows).toHaveLength(1);
});

test("a gallery that is full says so", async () => {
  const { key } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  await fillGallery(visitor.member.id, 300);
  expect(await remix(visitor.call, key)).toMatchObject({ failure: { code: "my-items/remix-pictures-full" } });
});

test("two at once share the last place in the gallery, and what found none leaves no file", async () => {
  const { key } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  await fillGallery(visitor.member.id, 299);
  const answers = await Promise.all([1, 2].map(() => remix(visitor.call, key)));
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "my-items/remix-pictures-full" } });
  expect(await filesOf(visitor.member.id)).toHaveLength(1);
});

test("of a design of more parts than are copied no draft is made", async () => {
  const { key } = await sharedInParts(61);
  const visitor = await shop.asMember();
  expect(await remix(visitor.call, key)).toMatchObject({ failure: { code: "my-items/remix-too-large", status: 409 } });
  expect(await filesOf(visitor.member.id)).toEqual([]);
});

test("a database that fails after the pictures were copied leaves no file, and the same press works later", async () => {
  const { key } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  const run = (words: string) => shop.shop.database.pool.query(words);
  await run("create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$");
  await run("create trigger refuse before insert on design_pictures for each row execute function refuse()");
  const request = randomUUID();
  expect(await remix(visitor.call, key, request)).toMatchObject({ ok: false, failure: { status: 500 } });
  expect(await filesOf(visitor.member.id)).toEqual([]);
  await run("drop function refuse cascade");
  expect((await remix(visitor.call, key, request)).ok).toBe(true);
  expect(await filesOf(visitor.member.id)).toHaveLength(1);
});

test("of pictures whose file is gone nothing is made", async () => {
  const { key, member, assetId } = await sharedOnBothSides();
  const visitor = await shop.asMember();
  for (const path of await filesOf(member.id)) if (path.includes(assetId)) await rm(join(shop.shop.env.dataDir, path));
  expect(await remix(visitor.call, key)).toMatchObject(refused);
});
