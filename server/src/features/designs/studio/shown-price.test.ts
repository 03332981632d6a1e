import { addItem } from "@surimono/contract/cart";
import { getMyItem } from "@surimono/contract/my-items";
import { PRINT_STEP, shownPieces, withTax } from "@surimono/domain/catalogue";
import { blankDocument } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getGoodsOf, getTaxDivisions } from "../../catalogue/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { openBuyer, type TestBuyer } from "../../orders/testing/index.ts";
import { presentDesign } from "./present-design.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const SILK = 71;
const XXL = 26;

async function change({ productId }: TestBuyer, to: ReturnType<typeof sql>) {
  await opened.shop.database.db.execute(sql`update my_items set ${to} where product_id = ${productId}`);
}

/** What the studio adds up to, before anything is drawn besides the places of the my item. */
async function studioPrice({ member, productId }: TestBuyer) {
  const row = await findMyItem(opened.shop.database.db, member.id, productId);
  if (!row) throw new Error("no such my item");
  const item = getGoodsOf(opened.shop, row);
  const target = { step: PRINT_STEP, goods: item, methodId: row.methodId, colorId: row.colorId } as const;
  const blank = { document: blankDocument(item, row), revision: 0, savedAt: opened.shop.now() };
  const { areas, price } = presentDesign(opened.shop, { ...row, item }, target, blank);
  const places = areas.filter(({ area_kind_id }) => row.areaKindIds.includes(area_kind_id));
  const fees = [...places, ...price.extras].map(({ fee_before_tax }) => fee_before_tax);
  return withTax(
    fees.reduce((sum, fee) => sum + fee, price.body_before_tax),
    item.divisionId,
    getTaxDivisions(opened.shop),
  );
}

const shownOf = async ({ call, productId }: TestBuyer) => value(await call(getMyItem, { product_id: productId }));

async function cartPrice({ call, productId }: TestBuyer, sizeId: number, quantity: number) {
  const cart = value(await call(addItem, { product_id: productId, sizes: [{ size_id: sizeId, quantity }] }));
  return cart.lines[0]?.unit_price;
}

test("silk screen with a name tag is shown at what the cart asks for as many pieces", async () => {
  const buyer = await openBuyer(opened);
  await change(buyer, sql`method_id = ${SILK}, name_tag_version_id = ${randomId()}::uuid`);
  const { unit_price, tags } = await shownOf(buyer);
  expect(await cartPrice(buyer, 23, shownPieces(SILK))).toBe(unit_price);
  expect(await studioPrice(buyer)).toBe(unit_price);
  await change(buyer, sql`name_tag_version_id = null`);
  expect(unit_price - (await shownOf(buyer)).unit_price).toBe(tags.find(({ name }) => name === "ネームタグ")?.fee);
});

test("the studio prices a size that the my item is sold in", async () => {
  const buyer = await openBuyer(opened);
  const { unit_price } = await shownOf(buyer);
  await change(buyer, sql`size_ids = ${`{${XXL}}`}`);
  const { unit_price: dear } = await shownOf(buyer);
  expect(dear).toBeGreaterThan(unit_price);
  expect(await studioPrice(buyer)).toBe(dear);
  expect(await cartPrice(buyer, XXL, 1)).toBe(dear);
});
