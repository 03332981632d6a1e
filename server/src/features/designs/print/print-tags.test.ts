import { addItem } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import { getPrintFile } from "@surimono/contract/designs";
import { confirmDesign } from "@surimono/contract/my-items";
import { getOrder } from "@surimono/contract/orders";
import { HANG_TAG_STEP, NAME_TAG_STEP } from "@surimono/domain/catalogue";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { ADDRESS, placeAgain, waitUntil } from "../../orders/testing/index.ts";
import { designVersions } from "../designs.tables.ts";
import { printKey } from "../package/index.ts";
import { draftOf, finishTag } from "../testing/tagged-item.fixture.ts";

/** Drawn at once. */
const NAPE = 7;
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("an ordered tag is priced by the bands of all pieces, frozen with its line, and printed with it", async () => {
  const { call, member } = await shop.asMember({ kind: "business" });
  const seal = sealFor(shop.shop, member.id);
  const productId = await draftOf(shop, call, 1001, NAPE);
  const nameTag = await finishTag(call, productId, NAME_TAG_STEP);
  const hangTag = await finishTag(call, productId, HANG_TAG_STEP);
  value(await call(confirmDesign, { product_id: productId }));
  const { address_id: addressId } = value(await call(saveAddress, ADDRESS));
  const add = (quantity: number) => call(addItem, { product_id: productId, sizes: [{ size_id: 23, quantity }] });
  const one = value(await add(1)).lines[0];
  // 1680 + 320 + 140 + 90, then the second band: 300 + 130 + 90.
  expect(one).toMatchObject({
    unit_price: 2453,
    tags: [
      { step_id: 2, name: "ネームタグ", image_url: seal(`/designs/${nameTag}/cover.webp`), fee: 154 },
      { step_id: 3, name: "下げ札", image_url: seal(`/designs/${hangTag}/cover.webp`), fee: 99 },
    ],
    next_fee_band: { missing: 10 },
  });
  const cart = value(await add(10));
  expect(cart.lines).toMatchObject([{ quantity: 11, unit_price: 2420, amount: 26_620 }]);

  const placed = value(await placeAgain({ call, addressId } as never, { ...cart, cart_id: cart.cart_id ?? "" }, 1));
  const order = value(await call(getOrder, { order_id: placed.order_id }));
  const [line] = order.lines;
  if (!line) throw new Error("no line");
  expect(line.tags.map(({ name, fee }) => [name, fee])).toEqual([
    ["ネームタグ", 143],
    ["下げ札", 99],
  ]);
  expect(line).toMatchObject({ unit_price: 2420, tags: cart.lines[0]?.tags });

  const read = async (extension: string) =>
    (await shop.shop.files.read(printKey(line.version_id, `lines/${line.line_id}.${extension}`)))?.toString();
  await waitUntil("the ticket", async () => (await read("json")) !== undefined);
  const ticket = JSON.parse((await read("json")) ?? "");
  expect(ticket.tags.map((tag: Record<string, unknown>) => [tag["step_id"], tag["version_id"]])).toEqual([
    [2, nameTag],
    [3, hangTag],
  ]);
  expect(ticket.tags[0].areas).toMatchObject([{ name: "ネームタグ", width_mm: 46, height_mm: 18 }]);
  const csv = (await read("csv")) ?? "";
  expect(csv).toContain("ネームタグ");
  expect(csv).toContain("19.pdf");
  const file = value(await call(getPrintFile, { version_id: nameTag, kind: "png", area_kind_id: 31 }));
  // 46 × 18 mm at 300 dpi.
  expect(await sharp(Buffer.from(await (file as Blob).arrayBuffer())).metadata()).toMatchObject({
    ...{ width: 543, height: 213, density: 300 },
  });
  const proof = value(await call(getPrintFile, { version_id: hangTag, kind: "proof" }));
  expect((await (proof as Blob).text()).slice(0, 5)).toBe("%PDF-");
  const { db } = shop.shop.database;
  expect(await db.select().from(designVersions).where(eq(designVersions.productId, productId))).toHaveLength(3);
});
