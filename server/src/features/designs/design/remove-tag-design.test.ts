import { designedStep } from "@surimono/contract/catalogue";
import { editImageMagicDesign, finishDesign, removeTagDesign } from "@surimono/contract/designs";
import { confirmDesign } from "@surimono/contract/my-items";
import { HANG_TAG_STEP, NAME_TAG_STEP } from "@surimono/domain/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { dotted, draftOf, finishTag, itemOf, openTag } from "../testing/tagged-item.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

describe("taking a tag off", () => {
  test("takes its fee off too; an open studio of it then finds nothing", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    const before = await itemOf(call, productId);
    await finishTag(call, productId, NAME_TAG_STEP);
    const { document, revision } = await openTag(call, productId, NAME_TAG_STEP);
    for (let twice = 0; twice < 2; twice++) value(await call(removeTagDesign, { product_id: productId, step_id: 2 }));
    expect(await itemOf(call, productId)).toMatchObject({
      unit_price: before.unit_price,
      regular_price: before.regular_price,
      im_json: { steps: [{ step_id: 1 }] },
    });
    expect(
      await call(finishDesign, { product_id: productId, document: dotted(document), revision, accepted: [] }),
    ).toMatchObject({
      failure: { code: "designs/not-found" },
    });
    expect((await openTag(call, productId, NAME_TAG_STEP)).document.areas[0]?.layers).toEqual([]);
  });

  test("against finishing it at the same time: the item is with it or without it, never half", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    const plain = (await itemOf(call, productId)).unit_price;
    for (let round = 0; round < 4; round++) {
      const { document, revision } = await openTag(call, productId, NAME_TAG_STEP);
      await Promise.all([
        call(finishDesign, {
          product_id: productId,
          document: dotted(document, `#00000${round}`),
          revision,
          accepted: [],
        }),
        call(removeTagDesign, { product_id: productId, step_id: 2 }),
      ]);
      const item = await itemOf(call, productId);
      expect(item.unit_price).toBe(designedStep(item, 2) ? plain + 154 : plain);
    }
  });

  test("of two finishing at once, one wins", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    const { document, revision } = await openTag(call, productId, HANG_TAG_STEP);
    const answers = await Promise.all(
      ["#111111", "#222222", "#333333"].map((fill) =>
        call(finishDesign, { product_id: productId, document: dotted(document, fill), revision, accepted: [] }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is refused once the item is completed, as is designing one", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    await finishTag(call, productId, NAME_TAG_STEP);
    value(await call(confirmDesign, { product_id: productId }));
    expect(await call(removeTagDesign, { product_id: productId, step_id: 2 })).toMatchObject({
      failure: { code: "designs/completed" },
    });
    expect(await call(editImageMagicDesign, { product_id: productId, subsidiary: true })).toMatchObject({
      failure: { code: "designs/completed" },
    });
  });
});
