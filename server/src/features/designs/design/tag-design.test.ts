import { designedStep, getImage } from "@surimono/contract/catalogue";
import {
  editImageMagicDesign,
  finishDesign,
  getImageMagicToken,
  removeTagDesign,
  saveDesign,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { updateProduct } from "@surimono/contract/my-items";
import { HANG_TAG_STEP, NAME_TAG_STEP } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choice } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { openAt } from "../testing/started-design.fixture.ts";
import { dotted, draftOf, finishTag, itemOf, openTag } from "../testing/tagged-item.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

describe("designing a tag", () => {
  test("opens its own goods, true to size, with the price of the piece", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    const tag = await openTag(call, productId, HANG_TAG_STEP);
    expect(tag).toMatchObject({
      product_id: productId,
      step_id: 3,
      item: { silhouette: "hang-tag", size_width: 50_000 },
    });
    expect(tag.areas.map(({ name, view, rect, fee }) => [name, view, rect.w, rect.h, fee])).toEqual([
      ["表面", "front", 50_000, 90_000, 0],
      ["裏面", "back", 50_000, 90_000, 0],
    ]);
    expect(tag.price.extras.map(({ name, fee }) => [name, fee])).toEqual([
      ["胸中央", 968],
      ["下げ札", 99],
    ]);
  });

  test("tells the studio of the hole, and warns of ink over it", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    const { document, revision, areas } = await openTag(call, productId, HANG_TAG_STEP);
    expect(areas.map(({ holes }) => holes)).toEqual([
      [{ x: 25_000, y: 7000, radius: 2000 }],
      [{ x: 25_000, y: 7000, radius: 2000 }],
    ]);
    const drawn = dotted(document).areas.map((area) => ({
      ...area,
      layers: area.layers.map((layer) => ({ ...layer, x: 25_000 })),
    }));
    const payload = { product_id: productId, document: { ...document, areas: drawn }, revision };
    const refused = await call(finishDesign, { ...payload, accepted: [] });
    expect(refused).toMatchObject({
      failure: {
        code: "designs/warnings-not-accepted",
        detail: { findings: [{ key: "near-hole:19:dot:0", text: "「丸」がひもの穴にかかっています。" }] },
      },
    });
    const accepted = ["near-hole:19:dot:0"];
    expect(await call(finishDesign, { ...payload, accepted })).toMatchObject({ ok: true });
  });

  test("adds its fee to the unit price, and its version to the steps of im_json", async () => {
    const { call, member } = await shop.asMember();
    const seal = sealFor(shop.shop, member.id);
    const productId = await draftOf(shop, call);
    const before = await itemOf(call, productId);
    expect(before.im_json.steps.map(({ step_id }) => step_id)).toEqual([1]);
    const nameTag = await finishTag(call, productId, NAME_TAG_STEP);
    const hangTag = await finishTag(call, productId, HANG_TAG_STEP);
    const after = await itemOf(call, productId);
    // (140 + 90) × 1.1; the default selling price stays 1.2 times the unit price.
    expect(after.unit_price - before.unit_price).toBe(253);
    expect(after.regular_price).toBe(Math.round(after.unit_price * 1.2));
    expect(after.version_id).toBe(before.version_id);
    expect(after.im_json.steps.map(({ step_id, imItemId, image_url }) => [step_id, imItemId, image_url])).toEqual([
      [1, after.version_id, expect.stringContaining(seal(`/designs/${after.version_id}/cover.webp`))],
      [2, nameTag, seal(`/designs/${nameTag}/front.webp`)],
      [3, hangTag, seal(`/designs/${hangTag}/front.webp`)],
    ]);
    expect(designedStep(after, 3)?.imItemId).toBe(hangTag);
    expect(
      after.tags.map(({ name, fee, version_id, image_urls }) => [name, fee, version_id, image_urls.length]),
    ).toEqual([
      ["ネームタグ", 154, nameTag, 1],
      ["下げ札", 99, hangTag, 2],
    ]);
  });

  test("leaves a selling price that was set", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(shop, call);
    const words = { new_name: "名前", description: "説明", regular_price: 9800 };
    value(await call(updateProduct, { product: { product_id: productId, ...words }, isSave: true }));
    await finishTag(call, productId, NAME_TAG_STEP);
    expect((await itemOf(call, productId)).regular_price).toBe(9800);
  });

  test("shows the blank goods as a placeholder until the print is designed", async () => {
    const { call } = await shop.asMember();
    const begun = value(await call(getImageMagicToken, choice(shop)));
    const { product_id } = await openAt(call, begun.url);
    const draft = await itemOf(call, product_id);
    expect(draft.im_json.steps).toMatchObject([{ step_id: 1, imItemId: "" }]);
    expect(designedStep(draft, 1)).toBeUndefined();
  });

  test("is drawn on the tag, both sides of it", async () => {
    const { call, member } = await shop.asMember();
    const seal = sealFor(shop.shop, member.id);
    const versionId = await finishTag(call, await draftOf(shop, call), HANG_TAG_STEP);
    for (const [view, ok] of [
      ["front", true],
      ["back", true],
      ["left", false],
    ] as const)
      expect((await call(getImage, { url: `images${seal(`/designs/${versionId}/${view}.webp`)}`, w: 240 })).ok).toBe(
        ok,
      );
    const front = value(await call(getImage, { url: `images${seal(`/designs/${versionId}/front.webp`)}`, w: 240 }));
    const { data } = await sharp(Buffer.from(await (front as Blob).arrayBuffer()))
      .flatten({ background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (at: number) => (data[at] ?? 0) > 170 && (data[at + 1] ?? 255) < 90;
    expect(Array.from({ length: data.length / 3 }, (_, pixel) => isRed(pixel * 3))).toContain(true);
  });

  test("is refused where the item takes none; unsaid, it is the first that the item takes", async () => {
    const { call } = await shop.asMember();
    const mug = await draftOf(shop, call, 1004);
    const tote = await draftOf(shop, call, 1002);
    const edit = (product_id: number, step_id?: 2 | 3) =>
      call(editImageMagicDesign, { product_id, subsidiary: true, ...(step_id && { step_id }) });
    for (const refused of [edit(mug), edit(mug, HANG_TAG_STEP), edit(tote, NAME_TAG_STEP)])
      expect(await refused).toMatchObject({ failure: { code: "designs/no-such-tag", status: 422 } });
    expect(await openAt(call, value(await edit(tote)).url)).toMatchObject({ step_id: HANG_TAG_STEP });
    const shirt = await draftOf(shop, call);
    const hangTag = await finishTag(call, shirt, HANG_TAG_STEP);
    const shown = await call(editImageMagicDesign, { product_id: shirt, subsidiary: true, im_item_id: hangTag });
    expect(await openAt(call, value(shown).url)).toMatchObject({ step_id: HANG_TAG_STEP });
  });

  test("refuses forged documents: a tag for an item without one, a larger one, another's", async () => {
    const { call } = await shop.asMember();
    const thief = await shop.asMember();
    const productId = await draftOf(shop, call);
    const mug = await draftOf(shop, call, 1004);
    const { document } = await openTag(call, productId, NAME_TAG_STEP);
    const send = (who: Caller, product_id: number, doc: DesignDocument) =>
      who(saveDesign, { product_id, document: doc, revision: 0 });
    const larger = { ...document, areas: document.areas.map((area) => ({ ...area, width: area.width + 1 })) };
    expect(await send(call, productId, larger)).toMatchObject({ failure: { code: "designs/does-not-fit" } });
    expect(await send(call, productId, { ...document, methodId: 43 })).toMatchObject({
      failure: { code: "designs/does-not-fit" },
    });
    expect(await send(call, mug, document)).toMatchObject({ failure: { code: "designs/does-not-fit" } });
    expect(await send(thief.call, productId, document)).toMatchObject({ failure: { code: "designs/not-found" } });
    expect(await thief.call(removeTagDesign, { product_id: productId, step_id: 2 })).toMatchObject({
      failure: { code: "designs/not-found" },
    });
  });
});
