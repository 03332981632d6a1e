import { lookAtDesign, readDesign } from "@surimono/contract/designs";
import { confirmDesign, markProduct } from "@surimono/contract/my-items";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { finishedVersion, shape } from "../testing/finished-version.fixture.ts";

const TEE = 1001;
const TRANSFER = 67;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const square = { 1: [shape([140_000, 120_000, 160_000, 160_000], "#1c1c1e", { id: "square" })] };

test("an own item is shown with its print and every colour, a draft as well as a completed one", async () => {
  const { call } = await shop.asMember();
  const { productId } = await finishedVersion(shop, call, { itemId: TEE, methodId: TRANSFER, layers: square });
  const draft = value(await call(lookAtDesign, { product_id: productId }));
  expect(draft.document).toEqual(value(await call(readDesign, { product_id: productId, step_id: 1 })).document);
  expect(draft.document.areas).toMatchObject([{ areaKindId: 1, layers: [{ id: "square" }] }]);
  expect(draft.item.colors.map(({ color_id }) => color_id)).toEqual(getItem(shop.shop, TEE).colors.map(({ id }) => id));
  value(await call(confirmDesign, { product_id: productId }));
  expect(await call(readDesign, { product_id: productId, step_id: 1 })).toMatchObject({
    failure: { code: "designs/completed" },
  });
  expect(value(await call(lookAtDesign, { product_id: productId }))).toEqual(draft);
});

test("nobody else's is, and none that was deleted", async () => {
  const { call } = await shop.asMember();
  const stranger = await shop.asMember();
  const { productId } = await finishedVersion(shop, call, { itemId: TEE, methodId: TRANSFER, layers: square });
  expect(await stranger.call(lookAtDesign, { product_id: productId })).toMatchObject({
    failure: { code: "designs/not-found" },
  });
  value(await call(markProduct, { product_id: productId, delete_flag: 1 }));
  expect(await call(lookAtDesign, { product_id: productId })).toMatchObject({ failure: { code: "designs/deleted" } });
});
