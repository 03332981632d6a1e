import { getImage } from "@surimono/contract/catalogue";
import { editImageMagicDesign, finishDesign, saveDesign } from "@surimono/contract/designs";
import { confirmDesign, getMyItem, listMyItems, updateProduct } from "@surimono/contract/my-items";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { printKey } from "../package/index.ts";
import { pictured } from "../testing/pictured-design.fixture.ts";
import { openAt } from "../testing/started-design.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ printsAhead: true });
});
afterAll(() => shop.stop());

test("finishing keeps a version, draws it, prints it, and lets the item be completed and no longer edited", async () => {
  const { call, member } = await shop.asMember();
  const { design, document } = await pictured(shop, call);
  const product_id = design.product_id;
  const finished = await call(finishDesign, { product_id, document, revision: 0, accepted: [] });
  if (!finished.ok) throw new Error(JSON.stringify(finished.failure));
  const versionId = finished.value.version_id;

  const words = { product_id, new_name: "夜ふかしT", description: "みんなで着ます。", regular_price: 9000 };
  expect(await call(updateProduct, { product: words, isSave: true })).toMatchObject({ ok: true });
  expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({
    value: { drafts: 1, data: [{ new_name: "夜ふかしT" }] },
  });
  expect(await call(confirmDesign, { product_id })).toMatchObject({
    value: { message: "myitem status update success" },
  });
  expect(await call(confirmDesign, { product_id })).toMatchObject({ ok: true });
  expect(await call(listMyItems, { item_tab: 0 })).toMatchObject({ value: { completed: 1, drafts: 0 } });
  expect(await call(updateProduct, { product: words, isSave: true })).toMatchObject({
    failure: { code: "my-items/completed" },
  });
  expect(await call(saveDesign, { product_id, document, revision: 1 })).toMatchObject({
    failure: { code: "designs/completed" },
  });

  const front = sealFor(shop.shop, member.id)(`/designs/${versionId}/front.webp`);
  const picture = await shop.callAs()(getImage, { url: `images${front}`, w: 240 });
  if (!picture.ok) throw new Error(picture.failure.code);
  const { data, info } = await sharp(Buffer.from(await (picture.value as Blob).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reds = Array.from({ length: info.width * info.height }, (_, index) => index * 3).filter(
    (at) => (data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 90,
  );
  expect(reds.length).toBeGreaterThan(200);
  for (const url of [`images${front.replace("front", "left")}`, `images/designs/${"-".repeat(36)}/front.webp`])
    expect(await shop.callAs()(getImage, { url, w: 240 })).toMatchObject({ failure: { status: 404 } });

  const key = printKey(versionId, "1.png");
  await expect.poll(() => shop.shop.files.read(key)).toBeDefined();
  const print = await sharp((await shop.shop.files.read(key)) as Buffer).metadata();
  const area = document.areas[0];
  expect(print).toMatchObject({
    format: "png",
    density: 300,
    width: Math.round(((area?.width ?? 0) * 300) / 25_400),
    hasAlpha: true,
  });
});

test("a place in which all is hidden is neither printed nor paid for, and stays in the design", async () => {
  const { call } = await shop.asMember();
  const { design, document, area, layer } = await pictured(shop, call);
  const product_id = design.product_id;
  const { w: width = 0, h: height = 0 } = design.areas.find(({ area_kind_id }) => area_kind_id === 2)?.rect ?? {};
  const back = { ...area, width, height, areaKindId: 2, layers: [{ ...layer, id: "b", hidden: true }] };
  const whole = { ...document, areas: [...document.areas, back] };
  const { revision } = value(await call(finishDesign, { product_id, document: whole, revision: 0, accepted: [] }));
  const opened = await openAt(call, value(await call(editImageMagicDesign, { product_id })).url);
  expect(opened.document.areas.map(({ areaKindId }) => areaKindId)).toEqual([1, 2]);
  const item = async () => value(await call(getMyItem, { product_id }));
  expect(await item()).toMatchObject({ area_kind_ids: [1] });
  // It is what was finished still: it can be completed.
  value(await call(saveDesign, { product_id, document: whole, revision }));
  expect(await call(confirmDesign, { product_id })).toMatchObject({ ok: true });
});

test("refuses a face that the shop does not have", async () => {
  const { call } = await shop.asMember();
  const { design, document, area, layer } = await pictured(shop, call);
  const { assetId: _, pixelWidth: __, pixelHeight: ___, ...place } = layer;
  const text = {
    ...place,
    kind: "text" as const,
    text: "摺物",
    fontId: "nobody-has-this",
    fontSize: 20_000,
    color: "#000000",
    direction: "horizontal" as const,
    align: "start" as const,
    letterSpacing: 0,
    lineHeight: 1000,
  };
  const withText = { ...document, areas: [{ ...area, layers: [text] }] };
  const payload = { product_id: design.product_id, revision: 0, document: withText };
  const refused = { failure: { code: "designs/does-not-fit" } };
  expect(await call(saveDesign, payload)).toMatchObject(refused);
  expect(await call(finishDesign, { ...payload, accepted: [] })).toMatchObject(refused);
});

test("keeps a stamp, and refuses one that the shop does not have", async () => {
  const { call } = await shop.asMember();
  const { design, document, area, layer } = await pictured(shop, call);
  const { assetId: _, pixelWidth: __, pixelHeight: ___, ...place } = layer;
  const save = (stampId: string) => {
    const stamp = { ...place, kind: "stamp" as const, stampId, inks: ["#fe3a27", "#22356f", "#fff4df", "#ffc533"] };
    const stamped = { ...document, areas: [{ ...area, layers: [stamp] }] };
    return call(saveDesign, { product_id: design.product_id, revision: 0, document: stamped });
  };
  expect(await save("luck-nobody-drew-this")).toMatchObject({ failure: { code: "designs/does-not-fit" } });
  expect(await save("luck-daruma")).toMatchObject({ ok: true });
});

test("refuses an empty area and one that sticks out, saying where", async () => {
  const { call } = await shop.asMember();
  const { design, document, area, layer } = await pictured(shop, call);
  const finish = (layers: unknown[]) =>
    call(finishDesign, {
      product_id: design.product_id,
      revision: 0,
      accepted: [],
      document: { ...document, areas: [{ ...area, layers }] } as never,
    });
  expect(await finish([])).toMatchObject({
    failure: {
      code: "designs/not-printable",
      detail: { findings: [{ code: "designs/empty-area", areaKindId: 1 }] },
    },
  });
  expect(await finish([{ ...layer, y: -20_000 }])).toMatchObject({
    failure: { detail: { findings: [{ code: "designs/outside-area", layerId: "a" }] } },
  });
  // A refused finish saves nothing: the revision is still the first.
  expect(await call(saveDesign, { product_id: design.product_id, document, revision: 0 })).toMatchObject({
    ok: true,
  });
});
