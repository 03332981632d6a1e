import { addItem, getCart } from "@surimono/contract/cart";
import { editImageMagicDesign, finishDesign, removeTagDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, createProduct, listMyItems, updateProduct } from "@surimono/contract/my-items";
import { type CatalogueData, type CatalogueItem, NAME_TAG_STEP } from "@surimono/domain/catalogue";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { sell } from "../testing/changed-catalogue.fixture.ts";
import { personalItem } from "../testing/personal-item.fixture.ts";
import { openAt } from "../testing/started-design.fixture.ts";
import { draftOf, finishTag, itemOf } from "../testing/tagged-item.fixture.ts";

const TEE = 1001;
const M = 23;
const GONE = { failure: { code: "my-items/withdrawn" } };

let shop: TestShop;
let whole: CatalogueData;

beforeAll(async () => {
  shop = await openTestShop();
  whole = getCatalogue(shop.shop).data;
});
afterEach(() => sell(shop, whole));
afterAll(() => shop.stop());

const sellTee = (change: (tee: CatalogueItem) => CatalogueItem) =>
  sell(shop, { ...whole, items: whole.items.map((item) => (item.id === TEE ? change(item) : item)) });
const withoutNameTag = (tee: CatalogueItem): CatalogueItem => ({ ...tee, nameTagFees: [] });
const withoutPersonal = ({ personalFees: _, ...tee }: CatalogueItem): CatalogueItem => tee;

/** Saves its words, which a draft needs to be completed. */
const name = (call: Caller, product_id: number) =>
  call(updateProduct, {
    product: { product_id, new_name: "海", description: "海です。", regular_price: 9000 },
    isSave: true,
  });
const complete = (call: Caller, product_id: number) => call(confirmDesign, { product_id });
const put = (call: Caller, product_id: number) => call(addItem, { product_id, sizes: [{ size_id: M, quantity: 1 }] });
const copy = async (call: Caller, product_id: number) =>
  value(await call(createProduct, { product_id })).data[0]?.product_id ?? 0;

test("with a tag that is no longer sold a draft is neither saved nor completed, and without it both", async () => {
  const { call } = await shop.asMember();
  const draft = await draftOf(shop, call);
  await finishTag(call, draft, NAME_TAG_STEP);
  await sellTee(withoutNameTag);
  expect(await itemOf(call, draft)).toMatchObject({
    ...{ withdrawn: true, goods_withdrawn: false, gone_extras: ["name-tag"] },
  });
  expect(await name(call, draft)).toMatchObject(GONE);
  expect(await complete(call, draft)).toMatchObject(GONE);
  value(await call(removeTagDesign, { product_id: draft, step_id: NAME_TAG_STEP }));
  const without = await itemOf(call, draft);
  expect(without).toMatchObject({ withdrawn: false });
  expect(without.gone_extras).toBeUndefined();
  value(await name(call, draft));
  value(await complete(call, draft));
  expect(await put(call, draft)).toMatchObject({ ok: true });
});

test("a completed item with such a tag says so, is not ordered, and is copied to a draft that can lose the tag", async () => {
  const { call } = await shop.asMember();
  const item = await draftOf(shop, call);
  await finishTag(call, item, NAME_TAG_STEP);
  value(await name(call, item));
  value(await complete(call, item));
  value(await put(call, item));
  await sellTee(withoutNameTag);
  expect(value(await call(listMyItems, {})).data).toMatchObject([{ product_id: item, withdrawn: true }]);
  expect(await put(call, item)).toMatchObject({ failure: { code: "cart/item-withdrawn" } });
  expect(await call(getCart, {})).toMatchObject({ value: { obstacles: [{ code: "cart/item-withdrawn" }] } });
  const draft = await copy(call, item);
  expect(await complete(call, draft)).toMatchObject(GONE);
  value(await call(removeTagDesign, { product_id: draft, step_id: NAME_TAG_STEP }));
  value(await complete(call, draft));
  // Whatever carts and items say while it is gone, all is as before when it is back.
  await sell(shop, whole);
  expect(await itemOf(call, item)).toMatchObject({ withdrawn: false });
});

test("names and numbers that are no longer sold stop an item, until its copy is finished with the sample", async () => {
  const { call } = await shop.asMember();
  const { productId } = await personalItem(shop, call, { isSmall: true });
  await sellTee(withoutPersonal);
  expect(await itemOf(call, productId)).toMatchObject({ withdrawn: true, gone_extras: ["personal"] });
  const draft = await copy(call, productId);
  // Its sample was none to be printed.
  expect(await complete(call, draft)).toMatchObject({ failure: { code: "my-items/not-printable" } });
  await finishAgain(call, draft);
  expect(await itemOf(call, draft)).toMatchObject({ withdrawn: false, personal_kinds: [] });
  value(await complete(call, draft));
});

async function finishAgain(call: Caller, product_id: number): Promise<void> {
  const { url } = value(await call(editImageMagicDesign, { product_id }));
  const { document, revision } = await openAt(call, url);
  // The sample is meant.
  const accepted = document.areas.flatMap(({ areaKindId, layers }) =>
    layers.map(({ id }) => `placeholder-text:${areaKindId}:${id}:SAMPLE`),
  );
  value(await call(finishDesign, { product_id, document, revision, accepted }));
}
