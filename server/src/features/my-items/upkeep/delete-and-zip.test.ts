import { addItem } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import type { Caller } from "@surimono/contract/kernel";
import {
  getDeliveryStatus,
  getMyItem,
  getStoreZip,
  listMyItems,
  markProduct,
  updateProduct,
} from "@surimono/contract/my-items";
import { placeOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { readZip } from "../../../testing/read-zip.ts";
import { getItem } from "../../catalogue/index.ts";
import { makeMyItem, WORDS } from "../testing/make-my-item.ts";

let shop: TestShop;
let storing: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ variables: { STORAGE_FEATURE: "off" } });
  storing = await openTestShop({ variables: { STORAGE_FEATURE: "on" } });
});
afterAll(async () => {
  await shop.stop();
  await storing.stop();
});

const ADDRESS = {
  ...{ last_name: "摺木", first_name: "みどり", postal_code: "111-0052", prefecture: "東京都", city: "台東区" },
  ...{ street: "柳橋1-2-3", phone: "03-1234-5678" },
};

/** An ordered item of an approved business, whose order needs no gateway. */
async function orderedItem(of: TestShop) {
  const buyer = await of.asMember({ kind: "business", approved: true });
  const product_id = await makeMyItem(of, buyer.call, "completed");
  const size_id = getItem(of.shop, 1001).sizes[0]?.id ?? 0;
  const address = await buyer.call(saveAddress, ADDRESS);
  const cart = await buyer.call(addItem, { product_id, sizes: [{ size_id, quantity: 1 }] });
  if (!address.ok || !cart.ok) throw new Error("no cart");
  const order = await buyer.call(placeOrder, {
    cart_id: cart.value.cart_id ?? "",
    expected_total: cart.value.totals.total,
    payment_type: 1,
    address_id: address.value.address_id,
  });
  if (!order.ok) throw new Error(order.failure.code);
  return { ...buyer, product_id, orderId: order.value.order_id };
}

const remove = (call: Caller, product_id: number) => call(markProduct, { product_id, delete_flag: 1 });

describe("deleting", () => {
  test("hides a draft and a completed item, twice too, and can be taken back", async () => {
    const { call } = await shop.asMember();
    for (const as of ["listed", "completed"] as const) {
      const product_id = await makeMyItem(shop, call, as);
      expect(await call(getDeliveryStatus, { product_id })).toMatchObject({
        value: { data: { delivery_flag: false, stock: 0, deletable: true } },
      });
      expect(await remove(call, product_id)).toMatchObject({ ok: true });
      expect(await remove(call, product_id)).toMatchObject({ ok: true });
    }
    expect(await call(listMyItems, {})).toMatchObject({ value: { completed: 0, drafts: 0 } });
    const product_id = await makeMyItem(shop, call);
    await remove(call, product_id);
    await call(markProduct, { product_id, delete_flag: 0 });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { drafts: 1 } });
  });

  test("with storage off, an ordered item is deleted and its delivery still told", async () => {
    const { call, product_id } = await orderedItem(shop);
    expect(await call(getDeliveryStatus, { product_id })).toMatchObject({
      value: { data: { delivery_flag: true, deletable: true } },
    });
    expect(await remove(call, product_id)).toMatchObject({ ok: true });
  });

  test("with storage on, an item in delivery stays until it has arrived", async () => {
    const { call, product_id, orderId } = await orderedItem(storing);
    const refused = { failure: { code: "my-items/in-warehouse", status: 409 } };
    expect(await call(getDeliveryStatus, { product_id })).toMatchObject({
      value: { data: { delivery_flag: true, deletable: false } },
    });
    expect(await remove(call, product_id)).toMatchObject(refused);
    const { db } = storing.shop.database;
    await db.execute(sql`update orders set fulfilment = 'shipped' where id = ${orderId}`);
    const moved = (at: Date) =>
      db.execute(sql`
      insert into order_moves (user_id, order_id, id, axis, from_state, to_state, cause, at)
      select user_id, id, gen_random_uuid(), 'fulfilment', 'packed', 'shipped', 'test', ${at.toISOString()}::timestamptz
      from orders where id = ${orderId}`);
    await moved(new Date());
    expect(await remove(call, product_id)).toMatchObject(refused);
    await db.execute(sql`delete from order_moves where order_id = ${orderId} and to_state = 'shipped'`);
    await moved(new Date(Date.now() - 8 * 24 * 60 * 60 * 1000));
    expect(await remove(call, product_id)).toMatchObject({ ok: true });
  });

  test("is for the owner alone, in the owner's name", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const product_id = await makeMyItem(shop, owner.call);
    for (const answer of [await remove(other.call, product_id), await other.call(getDeliveryStatus, { product_id })])
      expect(answer).toMatchObject({ failure: { code: "my-items/not-found", status: 404 } });
    expect(await owner.call(markProduct, { product_id, delete_flag: 1, user_id: other.member.id })).toMatchObject({
      failure: { status: 403 },
    });
    expect(await owner.call(getMyItem, { product_id })).toMatchObject({ value: { delete_flag: 0 } });
  });
});

describe("the archive for other shops", () => {
  async function download(token: string, productId: number, query = "") {
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${shop.baseUrl}/api/product/store/zip?product_id=${productId}${query}`, { headers });
  }

  test("holds words and pictures under safe names", async () => {
    const { call, token, member } = await shop.asMember();
    const product_id = await makeMyItem(shop, call);
    const png = await sharp({ create: { width: 90, height: 60, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const files = { "a.png": new File([new Uint8Array(png)], "../../evil.png") };
    const words = { ...WORDS, new_name: '=HYPERLINK("http://evil")', description: "一行目\n二行目" };
    const product = { product_id, ...words, images: [{ image_name: "a.png" }, { image_id: "front" }] };
    expect(await call(updateProduct, { product, isSave: true }, { files })).toMatchObject({ ok: true });
    const item = await call(getMyItem, { product_id });
    const answer = await download(token, product_id, `&user_id=${member.id}`);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toContain(`${item.ok && item.value.pku}_STORES.zip`);
    const zip = readZip(Buffer.from(await answer.arrayBuffer()));
    expect([...zip.keys()].slice(0, 4)).toEqual(["item.csv", "item.txt", "images/01_photo.jpg", "images/02_front.jpg"]);
    expect([...zip.keys()].every((name) => /^(item\.(csv|txt)|images\/\d\d_[a-z-]+\.jpg)$/.test(name))).toBe(true);
    const csv = String(zip.get("item.csv"));
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv).toContain('"9000"');
    expect(String(zip.get("item.txt"))).toContain("一行目\r\n二行目");
    expect(await sharp(zip.get("images/01_photo.jpg")).metadata()).toMatchObject({ format: "jpeg", width: 90 });
    const { dominant } = await sharp(zip.get("images/02_front.jpg")).stats();
    expect(await sharp(zip.get("images/02_front.jpg")).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
    // Mock-ups have a white background.
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(230);
  });

  test("is the owner's, needs a design, and is not made without end", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const product_id = await makeMyItem(shop, owner.call);
    expect((await download(other.token, product_id)).status).toBe(404);
    expect((await download(owner.token, product_id, `&user_id=${other.member.id}`)).status).toBe(403);
    const blank = await makeMyItem(shop, owner.call, "undesigned");
    expect(await owner.call(getStoreZip, { product_id: blank })).toMatchObject({
      failure: { code: "my-items/no-design" },
    });
    const statuses: number[] = [];
    for (let round = 0; round < 12; round++) statuses.push((await download(other.token, product_id)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
