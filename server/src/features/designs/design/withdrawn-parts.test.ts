import { randomUUID } from "node:crypto";
import { addItem, getCart } from "@surimono/contract/cart";
import { queryProduct } from "@surimono/contract/catalogue";
import { editImageMagicDesign, finishDesign, getImageMagicToken, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, createProduct, getMyItem, listMyItems, updateProduct } from "@surimono/contract/my-items";
import { getOrder } from "@surimono/contract/orders";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choice, makeCallWorld, WORLD_PLACE } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getCatalogue, getFreshCatalogue, importCatalogue, sealFor } from "../../catalogue/index.ts";
import { printOrder } from "../print/print-order.ts";

const TEE = 1001;
const WHITE = 101;
const TRANSFER = 67;

let shop: TestShop;
let call: Caller;
let world: Awaited<ReturnType<typeof makeCallWorld>>;
let whole: ReturnType<typeof getCatalogue>["data"];

beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.asMember({ kind: "business" });
  ({ call } = owner);
  world = await makeCallWorld(shop, owner);
  whole = getCatalogue(shop.shop).data;
});
afterAll(() => shop.stop());

/** Like a start with changed files: everything is imported, and the running processes take it over. */
async function sell(tee: (item: CatalogueItem) => CatalogueItem | undefined) {
  const items = whole.items.flatMap((item) => (item.id === TEE ? (tee(item) ?? []) : item));
  const catalogue = { contentHash: randomUUID(), read: () => ({ ...whole, items }) };
  await importCatalogue(shop.shop.database, catalogue, shop.shop.now());
  await getFreshCatalogue(shop.shop);
}

type Method = CatalogueItem["methods"][number];
const methods = (item: CatalogueItem, change: (method: Method) => Method): CatalogueItem => ({
  ...item,
  methods: item.methods.map(change),
});
const withoutWhite = (item: CatalogueItem): CatalogueItem => ({
  ...methods(item, (method) => ({ ...method, colorIds: method.colorIds.filter((id) => id !== WHITE) })),
  colors: item.colors.filter(({ id }) => id !== WHITE),
});
const withoutTransfer = (item: CatalogueItem): CatalogueItem => ({
  ...item,
  methods: item.methods.filter(({ methodId }) => methodId !== TRANSFER),
});
const withoutChest = (item: CatalogueItem): CatalogueItem =>
  methods(item, (method) => ({
    ...method,
    areas: method.areas.filter(({ areaKindId }) => areaKindId !== WORLD_PLACE),
    conflicts: method.conflicts.filter((pair) => !pair.includes(WORLD_PLACE)),
  }));
const withoutSize = (item: CatalogueItem): CatalogueItem => ({
  ...item,
  sizes: item.sizes.filter(({ id }) => id !== world.sizeId),
});

const everything = () => ({
  cards: call(listMyItems, {}),
  item: call(getMyItem, { product_id: world.completedId }),
  cart: call(getCart, {}),
  order: call(getOrder, { order_id: world.orderId }),
});
const inCart = () => call(addItem, { product_id: world.completedId, sizes: [{ size_id: world.sizeId, quantity: 1 }] });
const picture = () => {
  const path = sealFor(shop.shop, world.userId)(`/designs/${world.versionId}/cover.webp`);
  return fetch(`${shop.baseUrl}/api/image/azure?url=images${path}&w=120`);
};

/** The lists, the item, the cart and the order stay the same, whatever is sold. */
async function expectUnharmed() {
  const { cards, item, cart, order } = everything();
  expect(await cards).toMatchObject({
    value: { data: [{ product_id: world.completedId, color_name: "ホワイト", color_value: "#F7F7F4" }] },
  });
  expect(await item).toMatchObject({ value: { color_id: WHITE, method_id: TRANSFER, unit_price: 2200 } });
  expect(await cart).toMatchObject({
    value: { lines: [{ size_name: "XS", color_name: "ホワイト", area_kind: [{ kind_name: "首うしろ" }] }] },
  });
  expect(await order).toMatchObject({ ok: true, value: { lines: [{ color_name: "ホワイト" }] } });
  expect((await picture()).status).toBe(200);
}

describe.each([
  ["the item", () => undefined, true],
  ["its colour", withoutWhite, false],
  ["its method", withoutTransfer, false],
  ["its place", withoutChest, false],
])("%s is withdrawn", (_part, change, goods) => {
  beforeAll(() => sell(change));
  afterAll(() => sell((item) => item));

  test("what was made and ordered of it is as it was", expectUnharmed);

  test("its my items say so, and cannot be completed, saved, copied or put into the cart", async () => {
    const gone = { failure: { code: "my-items/withdrawn", status: 409 } };
    const { completedId, draft } = world;
    expect(await call(getMyItem, { product_id: completedId })).toMatchObject({
      value: { withdrawn: true, goods_withdrawn: goods },
    });
    expect(await call(listMyItems, {})).toMatchObject({ value: { data: [{ withdrawn: true }] } });
    expect(await call(createProduct, { product_id: completedId })).toMatchObject(gone);
    const product = { product_id: draft.productId, new_name: "海", description: "海", regular_price: 9000 };
    expect(await call(updateProduct, { product, isSave: true })).toMatchObject(gone);
    expect(await inCart()).toMatchObject({ failure: { code: "cart/item-withdrawn" } });
    expect(await call(getCart, {})).toMatchObject({
      value: { totals: { total: 0 }, obstacles: [{ code: "cart/item-withdrawn" }] },
    });
  });

  test("a design that was begun can be opened and finished, but not completed", async () => {
    const { productId, document } = world.draft;
    const edited = await call(editImageMagicDesign, { product_id: productId });
    const token = new URL(edited.ok ? edited.value.url : "", "http://shop").searchParams.get("token") ?? "";
    const opened = await call(openDesign, { token });
    expect(opened).toMatchObject({ ok: true, value: { item: { color_value: "#F7F7F4", method_id: TRANSFER } } });
    const revision = opened.ok ? opened.value.revision : 0;
    expect(await call(finishDesign, { product_id: productId, document, revision, accepted: [] })).toMatchObject({
      ok: true,
    });
    expect(await call(confirmDesign, { product_id: productId })).toMatchObject({
      failure: { code: "my-items/withdrawn" },
    });
  });

  test("the press makes the open order anyway", async () => {
    const line = { id: randomUUID(), versionId: world.versionId, itemId: TEE, sizeId: world.sizeId, sizeName: "XS" };
    const tags = { nameTagVersionId: null, hangTagVersionId: null };
    const order = { orderNumber: "SR-1", dispatchBy: "2026-12-01", lines: [{ ...line, ...tags, quantity: 1 }] };
    await expect(printOrder(shop.shop, order)).resolves.toBeUndefined();
  });

  test("no new one can be begun", async () => {
    // The choice from a page opened before.
    await sell((item) => item);
    const before = choice(shop, [WORLD_PLACE]);
    await sell(change);
    expect(await call(getImageMagicToken, before)).toMatchObject({ ok: false });
    expect(await call(queryProduct, { product_id: TEE })).toMatchObject({ value: { data: [{ withdrawn: goods }] } });
  });
});

test("of a size that is withdrawn, only the line in the cart stands still", async () => {
  await sell(withoutSize);
  try {
    await expectUnharmed();
    expect(await call(getMyItem, { product_id: world.completedId })).toMatchObject({ value: { withdrawn: false } });
    expect(await inCart()).toMatchObject({ failure: { code: "cart/no-such-size" } });
    expect(await call(getCart, {})).toMatchObject({
      value: { lines: [{ amount: 0 }], obstacles: [{ code: "cart/item-withdrawn", field: "size" }] },
    });
  } finally {
    await sell((item) => item);
  }
});

test("a size that a my item comes in and that is withdrawn no longer keeps it from being saved", async () => {
  const { productId: product_id } = world.draft;
  const words = { product_id, new_name: "海", description: "海", regular_price: 9000 };
  const sizes = [world.sizeId, 23];
  expect(await call(updateProduct, { product: { ...words, size_ids: sizes }, isSave: true })).toMatchObject({
    ok: true,
  });
  await sell(withoutSize);
  try {
    expect(await call(updateProduct, { product: { ...words, new_name: "うみ" }, isSave: true })).toMatchObject({
      ok: true,
    });
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: { sizeArray: ["M"] } });
  } finally {
    await sell((item) => item);
  }
});

test("what is back on sale can be ordered again", async () => {
  await sell(withoutWhite);
  await sell((item) => item);
  await expectUnharmed();
  expect(await call(getMyItem, { product_id: world.completedId })).toMatchObject({ value: { withdrawn: false } });
  expect(await call(getCart, {})).toMatchObject({ value: { obstacles: [] } });
  expect(await inCart()).toMatchObject({ ok: true });
});
