import { addItem } from "@surimono/contract/cart";
import { designedStep, getImage } from "@surimono/contract/catalogue";
import { saveAddress } from "@surimono/contract/delivery";
import {
  editImageMagicDesign,
  finishDesign,
  getImageMagicToken,
  getPrintFile,
  type OpenedDesign,
  openDesign,
  removeTagDesign,
  saveDesign,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, getMyItem, updateProduct } from "@surimono/contract/my-items";
import { getOrder } from "@surimono/contract/orders";
import { type DesignDocument, formatSku, formatWorksId, type ShapeLayer } from "@surimono/domain/designs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getItem, sealFor } from "../../catalogue/index.ts";
import { ADDRESS, placeAgain, waitUntil } from "../../orders/testing/index.ts";
import { designVersions } from "../designs.tables.ts";
import { printKey } from "../package/print-files.ts";

const NAME_TAG = 2;
const HANG_TAG = 3;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const dot: ShapeLayer = {
  ...{ kind: "shape", shape: "ellipse", id: "dot", name: "丸", fill: "#d9240f" },
  ...{ x: 9000, y: 9000, width: 8000, height: 8000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
};

/** The dot in the first area, the others left out, like a finished design from the studio. */
const dotted = (document: DesignDocument, fill = "#d9240f"): DesignDocument => ({
  ...document,
  areas: document.areas.slice(0, 1).map((area) => ({ ...area, layers: [{ ...dot, fill }] })),
});

async function openAt(call: Caller, url: string): Promise<OpenedDesign> {
  return value(await call(openDesign, { token: new URL(url, "http://shop").searchParams.get("token") ?? "" }));
}

/** A draft of the item with its print designed. */
async function draftOf(call: Caller, itemId = 1001): Promise<number> {
  const item = getItem(shop.shop, itemId);
  const [method] = item.methods;
  const [area] = method?.areas ?? [];
  if (!method || !area) throw new Error("not printable");
  const { methodId } = method;
  const begun = value(
    await call(getImageMagicToken, {
      product_id: itemId,
      sku: formatSku({ pku: item.pku, colorId: method.colorIds[0] ?? 0, methodId }),
      works_id: formatWorksId({ itemId, methodId, areaKindId: area.areaKindId }),
    }),
  );
  const design = await openAt(call, begun.url);
  value(
    await call(finishDesign, {
      product_id: design.product_id,
      document: dotted(design.document),
      revision: 0,
      accepted: [],
    }),
  );
  return design.product_id;
}

async function openTag(call: Caller, productId: number, step_id: 2 | 3): Promise<OpenedDesign> {
  const edit = await call(editImageMagicDesign, { product_id: productId, subsidiary: true, step_id });
  return openAt(call, value(edit).url);
}

async function finishTag(call: Caller, productId: number, step_id: 2 | 3): Promise<string> {
  const { document, revision } = await openTag(call, productId, step_id);
  return value(await call(finishDesign, { product_id: productId, document: dotted(document), revision, accepted: [] }))
    .version_id;
}

const itemOf = async (call: Caller, product_id: number) => value(await call(getMyItem, { product_id }));

describe("designing a tag", () => {
  test("opens its own goods, true to size, with the price of the piece", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(call);
    const tag = await openTag(call, productId, HANG_TAG);
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
    const productId = await draftOf(call);
    const { document, revision, areas } = await openTag(call, productId, HANG_TAG);
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
    const productId = await draftOf(call);
    const before = await itemOf(call, productId);
    expect(before.im_json.steps.map(({ step_id }) => step_id)).toEqual([1]);
    const nameTag = await finishTag(call, productId, NAME_TAG);
    const hangTag = await finishTag(call, productId, HANG_TAG);
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
    const productId = await draftOf(call);
    const words = { new_name: "名前", description: "説明", regular_price: 9800 };
    value(await call(updateProduct, { product: { product_id: productId, ...words }, isSave: true }));
    await finishTag(call, productId, NAME_TAG);
    expect((await itemOf(call, productId)).regular_price).toBe(9800);
  });

  test("shows the blank goods as a placeholder until the print is designed", async () => {
    const { call } = await shop.asMember();
    const item = getItem(shop.shop, 1001);
    const sku = formatSku({ pku: item.pku, colorId: 101, methodId: 67 });
    const works_id = formatWorksId({ itemId: 1001, methodId: 67, areaKindId: 1 });
    const begun = value(await call(getImageMagicToken, { product_id: 1001, sku, works_id }));
    const { product_id } = await openAt(call, begun.url);
    const draft = await itemOf(call, product_id);
    expect(draft.im_json.steps).toMatchObject([{ step_id: 1, imItemId: "" }]);
    expect(designedStep(draft, 1)).toBeUndefined();
  });

  test("is drawn on the tag, both sides of it", async () => {
    const { call, member } = await shop.asMember();
    const seal = sealFor(shop.shop, member.id);
    const versionId = await finishTag(call, await draftOf(call), HANG_TAG);
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
    const mug = await draftOf(call, 1004);
    const tote = await draftOf(call, 1002);
    const edit = (product_id: number, step_id?: 2 | 3) =>
      call(editImageMagicDesign, { product_id, subsidiary: true, ...(step_id && { step_id }) });
    for (const refused of [edit(mug), edit(mug, HANG_TAG), edit(tote, NAME_TAG)])
      expect(await refused).toMatchObject({ failure: { code: "designs/no-such-tag", status: 422 } });
    expect(await openAt(call, value(await edit(tote)).url)).toMatchObject({ step_id: HANG_TAG });
    const shirt = await draftOf(call);
    const hangTag = await finishTag(call, shirt, HANG_TAG);
    const shown = await call(editImageMagicDesign, { product_id: shirt, subsidiary: true, im_item_id: hangTag });
    expect(await openAt(call, value(shown).url)).toMatchObject({ step_id: HANG_TAG });
  });

  test("refuses forged documents: a tag for an item without one, a larger one, another's", async () => {
    const { call } = await shop.asMember();
    const thief = await shop.asMember();
    const productId = await draftOf(call);
    const mug = await draftOf(call, 1004);
    const { document } = await openTag(call, productId, NAME_TAG);
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

describe("taking a tag off", () => {
  test("takes its fee off too; an open studio of it then finds nothing", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(call);
    const before = await itemOf(call, productId);
    await finishTag(call, productId, NAME_TAG);
    const { document, revision } = await openTag(call, productId, NAME_TAG);
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
    expect((await openTag(call, productId, NAME_TAG)).document.areas[0]?.layers).toEqual([]);
  });

  test("against finishing it at the same time: the item is with it or without it, never half", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(call);
    const plain = (await itemOf(call, productId)).unit_price;
    for (let round = 0; round < 4; round++) {
      const { document, revision } = await openTag(call, productId, NAME_TAG);
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
    const productId = await draftOf(call);
    const { document, revision } = await openTag(call, productId, HANG_TAG);
    const answers = await Promise.all(
      ["#111111", "#222222", "#333333"].map((fill) =>
        call(finishDesign, { product_id: productId, document: dotted(document, fill), revision, accepted: [] }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is refused once the item is completed, as is designing one", async () => {
    const { call } = await shop.asMember();
    const productId = await draftOf(call);
    await finishTag(call, productId, NAME_TAG);
    value(await call(confirmDesign, { product_id: productId }));
    expect(await call(removeTagDesign, { product_id: productId, step_id: 2 })).toMatchObject({
      failure: { code: "designs/completed" },
    });
    expect(await call(editImageMagicDesign, { product_id: productId, subsidiary: true })).toMatchObject({
      failure: { code: "designs/completed" },
    });
  });
});

test("an ordered tag is priced by the bands of all pieces, frozen with its line, and printed with it", async () => {
  const { call, member } = await shop.asMember({ kind: "business" });
  const seal = sealFor(shop.shop, member.id);
  const productId = await draftOf(call);
  const nameTag = await finishTag(call, productId, NAME_TAG);
  const hangTag = await finishTag(call, productId, HANG_TAG);
  value(await call(confirmDesign, { product_id: productId }));
  const { address_id: addressId } = value(await call(saveAddress, ADDRESS));
  const add = (quantity: number) => call(addItem, { product_id: productId, sizes: [{ size_id: 23, quantity }] });
  const one = value(await add(1)).lines[0];
  // 1680 + 880 + 140 + 90, then the second band: 840 + 130 + 90.
  expect(one).toMatchObject({
    unit_price: 3069,
    tags: [
      { step_id: 2, name: "ネームタグ", image_url: seal(`/designs/${nameTag}/cover.webp`), fee: 154 },
      { step_id: 3, name: "下げ札", image_url: seal(`/designs/${hangTag}/cover.webp`), fee: 99 },
    ],
    next_fee_band: { missing: 10 },
  });
  const cart = value(await add(10));
  expect(cart.lines).toMatchObject([{ quantity: 11, unit_price: 3014, amount: 33_154 }]);

  const placed = value(await placeAgain({ call, addressId } as never, { ...cart, cart_id: cart.cart_id ?? "" }, 1));
  const order = value(await call(getOrder, { order_id: placed.order_id }));
  const [line] = order.lines;
  if (!line) throw new Error("no line");
  expect(line.tags.map(({ name, fee }) => [name, fee])).toEqual([
    ["ネームタグ", 143],
    ["下げ札", 99],
  ]);
  expect(line).toMatchObject({ unit_price: 3014, tags: cart.lines[0]?.tags });

  const read = async (extension: string) =>
    (await shop.shop.files.read(printKey(line.version_id, `lines/${line.line_id}.${extension}`)))?.toString();
  await waitUntil("the ticket", async () => (await read("json")) !== undefined, 180_000);
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
}, 300_000);
