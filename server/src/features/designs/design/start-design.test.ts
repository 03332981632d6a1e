import { getImageMagicToken } from "@surimono/contract/designs";
import { confirmDesign, getMyItem, listMyItems, markProduct, updateProduct } from "@surimono/contract/my-items";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choice } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { startedDesign } from "../testing/started-design.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

describe("starting", () => {
  test("makes a hidden draft that the list does not show", async () => {
    const { call } = await shop.asMember();
    const design = await startedDesign(shop, call);
    expect(design.product_id).toBeGreaterThan(100_000);
    const item = await call(getMyItem, { product_id: design.product_id });
    expect(item).toMatchObject({ ok: true, value: { status: 0, delete_flag: 1 } });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { data: [], drafts: 0 } });
  });

  test.each([
    ["an unknown item", { product_id: 999 }, "designs/no-such-item"],
    ["the SKU of another item", { sku: "1234567890-1-67" }, "designs/choice-not-printable"],
  ])("refuses %s", async (_what, change, code) => {
    const { call } = await shop.asMember();
    expect(await call(getImageMagicToken, { ...choice(shop), ...change })).toMatchObject({
      ok: false,
      failure: { code },
    });
  });

  test("refuses areas that conflict, and no area", async () => {
    const { call } = await shop.asMember();
    const reasons = [
      [[1, 3], "左胸と重なるため、胸中央はいっしょに印刷できません。"],
      [[99], "この印刷方法では印刷できない場所が含まれています。"],
    ] as const;
    for (const [areas, reason] of reasons)
      expect(await call(getImageMagicToken, choice(shop, areas))).toMatchObject({
        failure: { code: "designs/choice-not-printable", detail: { refusals: [{ reason }] } },
      });
  });
});

describe("the started item", () => {
  test("cannot be completed without a design", async () => {
    const { call } = await shop.asMember();
    const design = await startedDesign(shop, call);
    expect(await call(confirmDesign, { product_id: design.product_id })).toMatchObject({
      failure: { code: "my-items/no-design" },
    });
  });

  test("refuses words over the limits and a price below the unit price, field by field", async () => {
    const { call } = await shop.asMember();
    const design = await startedDesign(shop, call);
    const product = { product_id: design.product_id, new_name: "", description: "あ".repeat(1001), regular_price: 1 };
    expect(await call(updateProduct, { product, isSave: false })).toMatchObject({
      failure: {
        code: "my-items/text-faults",
        detail: {
          faults: [
            { field: "new_name" },
            { field: "description" },
            { field: "regular_price", fault: "below-unit-price" },
          ],
        },
      },
    });
  });

  test("is nobody else's", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const design = await startedDesign(shop, owner.call);
    const product_id = design.product_id;
    expect(await other.call(getMyItem, { product_id })).toMatchObject({ failure: { status: 404 } });
    expect(await other.call(confirmDesign, { product_id, user_id: owner.member.id })).toMatchObject({
      failure: { status: 403 },
    });
    expect(await other.call(markProduct, { product_id, delete_flag: 1, user_id: owner.member.id })).toMatchObject({
      failure: { status: 403 },
    });
    for (const answer of [
      await other.call(confirmDesign, { product_id }),
      await other.call(markProduct, { product_id, delete_flag: 1 }),
    ])
      expect(answer).toMatchObject({ failure: { status: 404 } });
  });
});
