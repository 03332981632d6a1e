import { readdirSync } from "node:fs";
import { join } from "node:path";
import { addItem } from "@surimono/contract/cart";
import { imageAddress } from "@surimono/contract/catalogue";
import type { Caller, PayloadInputOf } from "@surimono/contract/kernel";
import {
  confirmDesign,
  createProduct,
  getMyItem,
  listMyItems,
  type MyItem,
  updateProduct,
} from "@surimono/contract/my-items";
import { MAX_IMAGE_BYTES } from "@surimono/domain/my-items";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem, WORDS } from "../testing/make-my-item.ts";
import { sweepPictures } from "../upkeep/sweep-my-items.ts";

let shop: TestShop;
let later = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + later) });
});
afterAll(() => shop.stop());

type Images = PayloadInputOf<typeof updateProduct>["product"]["images"];

async function read(call: Caller, product_id: number): Promise<MyItem> {
  const answer = await call(getMyItem, { product_id });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

const picture = (format: "png" | "jpeg" | "gif" | "webp", background = "#22356f") =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

const file = (bytes: Buffer, name = "海.png") => new File([new Uint8Array(bytes)], name);

async function save(call: Caller, product_id: number, images: Images, files: Record<string, Blob> = {}) {
  return call(updateProduct, { product: { product_id, ...WORDS, ...(images && { images }) }, isSave: true }, { files });
}

const views = (item: MyItem) => item.print_display_images.map(({ image_id }) => ({ image_id }));

describe("words and price", () => {
  test.each([
    [{ regular_price: 1 }, { field: "regular_price", fault: "below-unit-price" }],
    [{ regular_price: 1_000_000 }, { field: "regular_price", fault: "too-long" }],
    [{ regular_price: 0.5 }, { field: "regular_price", fault: "not-a-price" }],
    [{ new_name: "　" }, { field: "new_name", fault: "missing" }],
    [{ new_name: "あ".repeat(101) }, { field: "new_name", fault: "too-long" }],
    [{ description: "あ".repeat(1001) }, { field: "description", fault: "too-long" }],
  ])("refuses %o", async (change, fault) => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    expect(await call(updateProduct, { product: { product_id, ...WORDS, ...change }, isSave: true })).toMatchObject({
      failure: { code: "my-items/text-faults", status: 422, detail: { faults: [fault] } },
    });
    expect(await read(call, product_id)).toMatchObject(WORDS);
  });

  test("a forged status, owner or price of the goods does not pass", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    for (const forged of [{ status: 1 }, { user_id: "x" }, { item_price: 1 }, { delete_flag: 0 }]) {
      const product = { product_id, ...WORDS, ...forged };
      expect(await call(updateProduct, { product, isSave: true })).toMatchObject({ failure: { status: 400 } });
    }
    expect(await read(call, product_id)).toMatchObject({ status: 0 });
  });

  test("a completed item is not edited, and completing twice is content", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, "completed");
    expect(await save(call, product_id, undefined)).toMatchObject({ failure: { code: "my-items/completed" } });
    expect(await call(confirmDesign, { product_id })).toMatchObject({
      value: { message: "myitem status update success" },
    });
  });

  test("nothing is completed without a design or in another's name", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, "undesigned");
    expect(await call(confirmDesign, { product_id })).toMatchObject({ failure: { code: "my-items/no-design" } });
    expect(await call(confirmDesign, { product_id, user_id: "somebody" })).toMatchObject({ failure: { status: 403 } });
  });
});

describe("two tabs", () => {
  test("a save on top of another's change is refused, the same save again is not", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const { update_time } = await read(call, product_id);
    const first = { product_id, ...WORDS, new_name: "一番のT", update_time };
    later += 1000;
    expect(await call(updateProduct, { product: first, isSave: true })).toMatchObject({ ok: true });
    later += 1000;
    expect(await call(updateProduct, { product: first, isSave: true })).toMatchObject({ ok: true });
    expect(await call(updateProduct, { product: { ...first, new_name: "二番のT" }, isSave: true })).toMatchObject({
      failure: { code: "my-items/changed-elsewhere", status: 409 },
    });
    expect(await read(call, product_id)).toMatchObject({ new_name: "一番のT" });
  });

  test("saving against completing: what is completed is what was saved before it, and nothing after", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const product = { product_id, ...WORDS, new_name: "間に合ったT" };
    const [saved, completed] = await Promise.all([
      call(updateProduct, { product, isSave: true }),
      call(confirmDesign, { product_id }),
    ]);
    expect(completed).toMatchObject({ ok: true });
    if (!saved.ok) expect(saved.failure.code).toBe("my-items/completed");
    expect(await read(call, product_id)).toMatchObject({ status: 1, new_name: saved.ok ? "間に合ったT" : "海のT" });
  });

  test("a hidden draft is listed by isSave alone", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, "blank");
    const { new_name, description, regular_price } = await read(call, product_id);
    const product = { product_id, new_name, description, regular_price };
    await call(updateProduct, { product, isSave: false });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 0 } });
    await call(updateProduct, { product, isSave: true });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 1 } });
  });
});

describe("sizes", () => {
  test("those chosen are those it comes in and is ordered in", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const { offered_sizes: offered } = await read(call, product_id);
    const [left, kept] = offered.slice(-2).map(({ size_id }) => size_id) as [number, number];
    const product = { product_id, ...WORDS };
    expect(await call(updateProduct, { product: { ...product, size_ids: [] }, isSave: true })).toMatchObject({
      failure: { code: "my-items/no-size" },
    });
    expect(await call(updateProduct, { product: { ...product, size_ids: [9999] }, isSave: true })).toMatchObject({
      failure: { code: "my-items/no-such-size" },
    });
    await call(updateProduct, { product: { ...product, size_ids: [kept] }, isSave: true });
    await call(confirmDesign, { product_id });
    const item = await read(call, product_id);
    expect(item.size.size_list.map(({ size_id }) => size_id)).toEqual([kept]);
    expect(item.offered_sizes).toEqual(offered);
    const order = (size_id: number) => call(addItem, { product_id, sizes: [{ size_id, quantity: 1 }] });
    expect(await order(left)).toMatchObject({ failure: { code: "cart/no-such-size" } });
    expect(await order(kept)).toMatchObject({ ok: true });
  });
});

describe("images", () => {
  test("are decoded, re-encoded, ordered, shown, and shared with a copy", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const before = await read(call, product_id);
    const tagged = await sharp(await picture("jpeg"))
      .withExif({ IFD0: { Artist: "みどり" } })
      .toBuffer();
    const images = [{ image_name: "new-1.jpg" }, ...views(before), { image_name: "new-2.gif" }];
    const files = { "new-1.jpg": file(tagged, "海の写真.jpg"), "new-2.gif": file(await picture("gif"), "動く.gif") };
    expect(await save(call, product_id, images, files)).toMatchObject({ ok: true });
    const item = await read(call, product_id);
    const [first] = item.images.images;
    expect(first).toMatchObject({ image_type: 0, image_name: "海の写真.jpg", is_removed: false, color: 0 });
    expect(item.images.images.map(({ image_type }) => image_type)).toEqual([0, ...views(before).map(() => 1), 0]);
    const shown = await fetch(shop.baseUrl + imageAddress(first?.url ?? "", 240));
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 240, height: 160 });
    expect(bytes.includes("みどり")).toBe(false);
    const copied = await call(createProduct, { product_id });
    expect(copied).toMatchObject({
      value: { data: [{ images: { images: [{ image_id: first?.image_id }, {}, {}, {}] } }] },
    });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({
      value: { data: [{ image_url: first?.url }, {}] },
    });
  });

  test("removed ones go, from the disk too once no item shows them; one must remain", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const kept = views(await read(call, product_id));
    await save(call, product_id, [...kept, { image_name: "a.png" }], { "a.png": file(await picture("png")) });
    const added = (await read(call, product_id)).images.images.at(-1);
    expect(await save(call, product_id, [])).toMatchObject({ failure: { code: "my-items/no-image" } });
    expect(await save(call, product_id, [{ image_id: added?.image_id ?? "" }])).toMatchObject({ ok: true });
    expect((await read(call, product_id)).images.image_count).toBe(1);
    const tomorrow = { ...shop.shop, now: () => new Date(Date.now() + later + 25 * 60 * 60 * 1000) };
    await sweepPictures(tomorrow);
    expect((await fetch(shop.baseUrl + imageAddress(added?.url ?? "", 240))).status).toBe(200);
    expect(await save(call, product_id, kept.slice(0, 1))).toMatchObject({ ok: true });
    await sweepPictures(tomorrow);
    expect((await fetch(shop.baseUrl + imageAddress(added?.url ?? "", 240))).status).toBe(404);
    expect(await save(call, product_id, [{ image_id: added?.image_id ?? "" }])).toMatchObject({
      failure: { code: "my-items/no-such-image" },
    });
  });

  test.each([
    ["text", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "my-items/image-not-supported"],
    ["half a picture", async () => (await picture("png")).subarray(0, 200), "my-items/image-broken"],
    ["WebP", () => picture("webp"), "my-items/image-not-supported"],
  ])("refuse %s, and nothing is saved", async (_what, make, code) => {
    const bytes = await make();
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const product = { product_id, ...WORDS, new_name: "別のT", images: [{ image_name: "a.png" }] };
    expect(await call(updateProduct, { product, isSave: true }, { files: { "a.png": file(bytes) } })).toMatchObject({
      failure: { code },
    });
    expect(await read(call, product_id)).toMatchObject(WORDS);
  });

  test("of a save that is refused or fails no file stays", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const stored = () => readdirSync(join(shop.dataDir, "files/pictures/my-items"), { recursive: true }).filter(isFile);
    const isFile = (name: string | Buffer) => String(name).includes("original");
    const png = file(await picture("png"));
    value(await save(call, product_id, [{ image_name: "a.png" }], { "a.png": png }));
    const before = stored();
    const both = [{ image_name: "a.png" }, { image_name: "b.png" }];
    const broken = file((await picture("png")).subarray(0, 200));
    expect(await save(call, product_id, both, { "a.png": png, "b.png": broken })).toMatchObject({
      failure: { code: "my-items/image-broken" },
    });
    expect(stored()).toEqual(before);
    const { db } = shop.shop.database;
    await db.execute(sql`alter table my_item_pictures add constraint no_more check (false) not valid`);
    expect(await save(call, product_id, both, { "a.png": png, "b.png": png })).toMatchObject({
      failure: { status: 500 },
    });
    await db.execute(sql`alter table my_item_pictures drop constraint no_more`);
    expect(stored()).toEqual(before);
  });

  test("take exactly 5,242,880 bytes and not one more", async () => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const png = await picture("png");
    const padded = (size: number) => ({ "a.png": file(Buffer.concat([png, Buffer.alloc(size - png.length)])) });
    const images = [{ image_name: "a.png" }];
    expect(await save(call, product_id, images, padded(MAX_IMAGE_BYTES + 1))).toMatchObject({
      failure: { code: "my-items/image-too-large", status: 413 },
    });
    expect(await save(call, product_id, images, padded(MAX_IMAGE_BYTES))).toMatchObject({ ok: true });
  });

  test("are fifteen at most, each once, and only the item's own", async () => {
    const owner = await shop.asMember();
    const { call } = owner;
    const product_id = await makeMyItem(shop, call);
    const png = file(await picture("png"));
    const names = Array.from({ length: 15 }, (_, index) => `new-${index}.png`);
    const all = names.map((image_name) => ({ image_name }));
    const files = Object.fromEntries(names.map((name) => [name, png]));
    const [view] = views(await read(call, product_id));
    expect(await save(call, product_id, [...all, view as { image_id: string }], files)).toMatchObject({
      failure: { code: "my-items/too-many-images" },
    });
    const sixteenth = { image_name: "new-15.png" };
    expect(await save(call, product_id, [...all, sixteenth], { ...files, [sixteenth.image_name]: png })).toMatchObject({
      failure: { code: "my-items/too-many-images" },
    });
    expect(await save(call, product_id, all, files)).toMatchObject({ ok: true });
    const own = (await read(call, product_id)).images.images.map(({ image_id }) => ({ image_id }));
    expect(own).toHaveLength(15);
    const [first] = own as [{ image_id: string }];
    for (const images of [[first, first], [{ image_name: "missing.png" }], [{ image_id: "left" }]])
      expect(await save(call, product_id, images)).toMatchObject({ failure: { code: "my-items/no-such-image" } });
    const other = await shop.asMember();
    const theirs = await makeMyItem(shop, other.call);
    expect(await save(other.call, theirs, [first])).toMatchObject({ failure: { code: "my-items/no-such-image" } });
    expect(await save(other.call, product_id, [first])).toMatchObject({ failure: { code: "my-items/not-found" } });
  });

  test("one file field twice is refused", async () => {
    const { call, token } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const form = new FormData();
    form.append("product", JSON.stringify({ product_id, ...WORDS, images: [{ image_name: "a.png" }] }));
    form.append("isSave", "true");
    form.append("a.png", file(await picture("png")));
    form.append("a.png", file(await picture("png")));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${shop.baseUrl}/api/product/update`, { method: "POST", body: form, headers });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: "request/malformed" }]);
  });
});
