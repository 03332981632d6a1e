import { addItem, changeQuantity, getCart, removeLine } from "@surimono/contract/cart";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { addMyItem, fillCart, openBuyer } from "../orders/testing/index.ts";
import { leftOver } from "./upkeep/close-cart.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const set = (query: ReturnType<typeof sql>) => opened.shop.database.db.execute(query);

test("a new member has an empty cart without an id", async () => {
  const buyer = await openBuyer(opened);
  expect(await buyer.call(getCart, {})).toMatchObject({
    ok: true,
    value: {
      cart_id: null,
      lines: [],
      totals: { total: 0, delivery_fee: 0 },
      next_bulk_discount: null,
      obstacles: [{ code: "cart/empty" }],
    },
  });
});

test("a line says what it is, the same size grows, another becomes a line of its own", async () => {
  const buyer = await openBuyer(opened);
  await fillCart(buyer, { 23: 2 });
  const cart = await fillCart(buyer, { 23: 3, 25: 13 });
  expect(
    cart.lines.map(({ size_name, quantity, unit_price, amount }) => [size_name, quantity, unit_price, amount]),
  ).toEqual([
    ["M", 5, 2772, 13_860],
    ["XL", 13, 2937, 38_181],
  ]);
  expect(cart.lines[0]).toMatchObject({
    name: "夏祭りのTシャツ",
    item_name: "オーガニックコットンTシャツ",
    method_name: "オンデマンド転写",
    area_kind: [{ kind_id: 1, kind_name: "胸中央" }],
    minimum_quantity: 1,
    maximum_quantity: 500,
    image_url: expect.stringMatching(`^/designs/${cart.lines[0]?.version_id}[.].+/cover.webp$`),
  });
  expect(cart.next_bulk_discount).toEqual({ missing: 3, rate: 500 });
  expect(cart.lines.map(({ next_fee_band }) => next_fee_band)).toEqual([
    { missing: 3, unit_price: 2673 },
    { missing: 3, unit_price: 2838 },
  ]);
  expect(await buyer.call(getCart, {})).toEqual({ ok: true, value: cart });
});

test("parallel additions are all kept, and each answer holds its own", async () => {
  const buyer = await openBuyer(opened);
  const sizes = [21, 22, 23, 24, 25, 26];
  const answers = await Promise.all(sizes.map((size) => fillCart(buyer, { [size]: 1 })));
  for (const [index, { lines }] of answers.entries())
    expect(lines.map(({ size_id }) => size_id)).toContain(sizes[index]);
  expect(Math.max(...answers.map(({ lines }) => lines.length))).toBe(sizes.length);
  expect(await buyer.call(getCart, {})).toMatchObject({ value: { lines: { length: sizes.length } } });
});

test("exactly these pieces are in the cart, however often and at once they are sent, beside those of other my items", async () => {
  const buyer = await openBuyer(opened);
  const other = await addMyItem(opened.shop, buyer.member.id, 1001);
  await fillCart({ ...buyer, productId: other }, { 23: 1 });
  await fillCart(buyer, { 23: 7, 24: 1 });
  const exactly = (sizes: Record<number, number>) =>
    buyer.call(addItem, {
      product_id: buyer.productId,
      sizes: Object.entries(sizes).map(([size, quantity]) => ({ size_id: Number(size), quantity })),
      exactly: true,
    });
  const piecesNow = async () => {
    const cart = await buyer.call(getCart, {});
    return cart.ok && cart.value.lines.map(({ product_id, size_id, quantity }) => [product_id, size_id, quantity]);
  };
  for (const answer of await Promise.all([1, 2, 3, 4].map(() => exactly({ 23: 2, 25: 1 }))))
    expect(answer.ok).toBe(true);
  const wanted = [
    [other, 23, 1],
    [buyer.productId, 23, 2],
    [buyer.productId, 25, 1],
  ];
  expect(await piecesNow()).toEqual(wanted);
  expect(await exactly({ 23: 10_000 })).toMatchObject({ ok: false });
  expect(await exactly({ 23: 9999 })).toMatchObject({ ok: true });
  expect(await exactly({ 23: 2, 25: 1 })).toMatchObject({ ok: true });
  expect(await piecesNow()).toEqual(wanted);
});

test("a quantity changes, a line goes", async () => {
  const buyer = await openBuyer(opened);
  const cart = await fillCart(buyer, { 23: 2, 24: 1 });
  const [first, second] = cart.lines;
  const changed = await buyer.call(changeQuantity, { line_id: first?.line_id ?? "", quantity: 21 });
  expect(changed).toMatchObject({
    value: { totals: { quantity: 22, discounts: [{ kind: "bulk", name: "まとめ買い割引", rate: 500 }] } },
  });
  const removed = await buyer.call(removeLine, { line_id: first?.line_id ?? "" });
  expect(removed).toMatchObject({ value: { lines: [{ line_id: second?.line_id, quantity: 1 }] } });
  expect(await buyer.call(removeLine, { line_id: first?.line_id ?? "" })).toMatchObject({
    failure: { code: "cart/no-such-line", status: 404 },
  });
});

describe("what cannot be put in", () => {
  const add = (
    buyer: Awaited<ReturnType<typeof openBuyer>>,
    sizes: Record<number, number> = { 23: 1 },
    productId = buyer.productId,
  ) =>
    buyer.call(addItem, {
      product_id: productId,
      sizes: Object.entries(sizes).map(([size, quantity]) => ({ size_id: Number(size), quantity })),
    });

  test("somebody else's my item, one that does not exist, a blank item", async () => {
    const [buyer, other] = [await openBuyer(opened), await openBuyer(opened)];
    for (const productId of [other.productId, 2_000_000_000, 1001]) {
      expect(await add(buyer, { 23: 1 }, productId)).toMatchObject({
        failure: { code: "cart/no-such-item", status: 404 },
      });
    }
  });

  test("a draft, a deleted one, one whose blank item is withdrawn, an unknown size", async () => {
    const buyer = await openBuyer(opened);
    expect(await add(buyer, { 99: 1 })).toMatchObject({ failure: { code: "cart/no-such-size", status: 422 } });
    await set(sql`update my_items set status = 0 where product_id = ${buyer.productId}`);
    expect(await add(buyer)).toMatchObject({ failure: { code: "cart/item-not-completed", status: 409 } });
    await set(sql`update my_items set status = 1, delete_flag = 1 where product_id = ${buyer.productId}`);
    expect(await add(buyer)).toMatchObject({ failure: { code: "cart/item-deleted", status: 409 } });
    await set(
      sql`update my_items set delete_flag = 0, catalogue_item_id = 999999 where product_id = ${buyer.productId}`,
    );
    expect(await add(buyer)).toMatchObject({ failure: { code: "cart/item-withdrawn", status: 409 } });
  });

  test("more pieces of a size than a cart takes, and more lines", async () => {
    const buyer = await openBuyer(opened);
    expect(await add(buyer, { 23: 9999 })).toMatchObject({ ok: true });
    expect(await add(buyer, { 23: 1 })).toMatchObject({ failure: { code: "cart/too-many", status: 422 } });
    const full = await openBuyer(opened);
    const sizes = { 21: 1, 22: 1, 23: 1, 24: 1, 25: 1, 26: 1 };
    for (let count = 0; count < 16; count++) await add(full, sizes, await addMyItem(opened.shop, full.member.id, 1001));
    expect(await add(full, sizes)).toMatchObject({ failure: { code: "cart/full", status: 409 } });
    expect(await opened.callAs(full.token)(getCart, {})).toMatchObject({ value: { lines: { length: 96 } } });
    // No new lines: those already there grow.
    const again = await addMyItem(opened.shop, full.member.id, 1001);
    expect(await add(full, { 21: 1, 22: 1, 23: 1 }, again)).toMatchObject({ ok: true });
    expect(await add(full, { 21: 1, 22: 1, 23: 1 }, again)).toMatchObject({ ok: true });
    expect(await add(full, { 23: 1, 24: 1, 25: 1 }, again)).toMatchObject({ failure: { code: "cart/full" } });
  });

  test.each([
    ["no pieces", { product_id: 100_001, sizes: [{ size_id: 23, quantity: 0 }] }],
    ["half a piece", { product_id: 100_001, sizes: [{ size_id: 23, quantity: 1.5 }] }],
    ["less than nothing", { product_id: 100_001, sizes: [{ size_id: 23, quantity: -1 }] }],
    ["too many at once", { product_id: 100_001, sizes: [{ size_id: 23, quantity: 10_000 }] }],
    ["no size", { product_id: 100_001, sizes: [] }],
    ["an id that fits no integer", { product_id: 2 ** 31, sizes: [{ size_id: 23, quantity: 1 }] }],
    ["text for a number", { product_id: "1", sizes: [{ size_id: 23, quantity: 1 }] }],
    ["a price of one's own", { product_id: 100_001, sizes: [{ size_id: 23, quantity: 1, price: 1 }] }],
    ["nothing", {}],
    ["null", null],
  ])("malformed: %s", async (_name, payload) => {
    const { call } = await openBuyer(opened);
    expect(await call(addItem, payload as never)).toMatchObject({
      failure: { code: "request/malformed", status: 400 },
    });
  });
});

test("a blank item that is withdrawn later stays visible, costs nothing and is named as an obstacle", async () => {
  const buyer = await openBuyer(opened);
  const cart = await fillCart(buyer, { 23: 2 });
  await set(sql`update cart_lines set item_id = 999999 where id = ${cart.lines[0]?.line_id}`);
  expect(await buyer.call(getCart, {})).toMatchObject({
    value: {
      lines: [{ amount: 0 }],
      totals: { total: 0 },
      obstacles: [{ code: "cart/item-withdrawn", line_id: cart.lines[0]?.line_id }],
    },
  });
});

test("what an order leaves over is counted by product, version and size", () => {
  const line = (sizeId: number, quantity: number) =>
    ({ productId: 1, versionId: "v", sizeId, quantity }) as Parameters<typeof leftOver>[0][number];
  const tagged = { ...line(1, 3), hangTagVersionId: "t" };
  expect(
    leftOver([line(1, 5), tagged, line(2, 1), line(3, 4)], [line(1, 2), tagged, line(2, 1), line(9, 9)]).map(
      ({ sizeId, quantity }) => [sizeId, quantity],
    ),
  ).toEqual([
    [1, 3],
    [3, 4],
  ]);
});
