import type { Caller } from "@surimono/contract/kernel";
import { createProduct, getMyItem, markProduct, updateProduct } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { aroundMyItems } from "../../../wiring/around-my-items.ts";
import { readOrDraw } from "../../catalogue/index.ts";
import { pictureImage } from "../pictures/picture-image.ts";
import { makeMyItem, WORDS } from "../testing/index.ts";
import { eraseMyItems, removeItemPictures } from "./erase-my-items.ts";
import { sweepDrafts, sweepPictures } from "./sweep-my-items.ts";

let shop: TestShop;
let later = 0;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + later) });
});
afterAll(() => shop.stop());

const HOUR = 3_600_000;

async function addPicture(call: Caller, product_id: number): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#22356f" } })
    .png()
    .toBuffer();
  const files = { "a.png": new File([new Uint8Array(bytes)], "海.png") };
  const images = [{ image_name: "a.png" }];
  await value(await call(updateProduct, { product: { product_id, ...WORDS, images }, isSave: true }, { files }));
  const item = await value(await call(getMyItem, { product_id }));
  return item.images.images[0]?.image_id ?? "";
}

/** The night's sweep, so many hours from now. */
async function sweepAfter(hours: number): Promise<void> {
  later = hours * HOUR;
  await sweepDrafts(shop.shop, aroundMyItems(shop.shop));
  await sweepPictures(shop.shop);
  later = 0;
}

async function read(id: string): Promise<{ readonly unsure: boolean } | undefined> {
  const { rows } = await shop.shop.database.db.execute<{ unsure: boolean }>(
    sql`select unsure_since is not null as unsure from my_item_pictures where id = ${id}`,
  );
  return rows[0];
}

test("a picture that an item names is looked at once, and again when the item is gone", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const id = await addPicture(call, product_id);
  await sweepAfter(23);
  expect(await read(id)).toEqual({ unsure: true });
  await sweepAfter(25);
  expect(await read(id)).toEqual({ unsure: false });
  await call(markProduct, { product_id, delete_flag: 1 });
  await sweepAfter(71);
  expect(await read(id)).toEqual({ unsure: false });
  await sweepAfter(73);
  expect(await read(id)).toBeUndefined();
});

test("one that a save dropped goes a day later, however long it was sure", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const dropped = await addPicture(call, product_id);
  await sweepAfter(25);
  expect(await read(dropped)).toEqual({ unsure: false });
  const shown = await addPicture(call, product_id);
  await sweepAfter(23);
  expect(await read(dropped)).toEqual({ unsure: true });
  await sweepAfter(25);
  expect(await read(dropped)).toBeUndefined();
  expect(await read(shown)).toEqual({ unsure: false });
});

test("what a copy still names stays, and the account's end takes all of it at once", async () => {
  const { call, member } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const id = await addPicture(call, product_id);
  await value(await call(createProduct, { product_id }));
  await call(markProduct, { product_id, delete_flag: 1 });
  await sweepAfter(73);
  expect(await read(id)).toEqual({ unsure: false });
  await shop.shop.database.inTransaction((tx) => eraseMyItems(tx, member.id));
  await removeItemPictures(shop.shop);
  expect(await read(id)).toBeUndefined();
});

test("more than a batch is looked at in one night", async () => {
  const { member } = await shop.asMember();
  await shop.shop.database.db.execute(sql`
    insert into my_item_pictures (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, created_at)
    select ${member.id}, gen_random_uuid(), '海', 'image/png', 60, 40, 100, now() from generate_series(1, 450)`);
  await sweepAfter(25);
  const { rows } = await shop.shop.database.db.execute(
    sql`select 1 from my_item_pictures where user_id = ${member.id}`,
  );
  expect(rows).toEqual([]);
});

test("what is drawn of a picture goes with it, and stays with one that may come back", async () => {
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call);
  const id = await addPicture(call, product_id);
  const { files, database } = shop.shop;
  /** Which files are there after it was drawn, and that was done meanwhile. */
  async function drawnWhile(done: () => Promise<unknown>, width: number) {
    const picture = await pictureImage(shop.shop).find(`images/my-items/${id}.webp`, width);
    if (!picture) throw new Error("no picture");
    const draw: typeof picture.draw = async (format) => {
      const bytes = await picture.draw(format);
      await done();
      return bytes;
    };
    await readOrDraw(shop.shop, { ...picture, draw }, "webp");
    const kept = [`${picture.hash}.webp`, "original.png"].map((name) =>
      files.read(`pictures/${picture.folder}/${name}`),
    );
    return (await Promise.all(kept)).map((bytes) => bytes !== undefined);
  }
  const mark = async (delete_flag: 0 | 1) => value(await call(markProduct, { product_id, delete_flag }));
  expect(await drawnWhile(() => mark(1), 120)).toEqual([true, true]);
  await mark(0);
  const row = sql`delete from my_item_pictures where id = ${id}`;
  expect(await drawnWhile(() => database.db.execute(row), 240)).toEqual([false, false]);
});
