import {
  finishDesign,
  getPicture,
  listPictures,
  PICTURE_PAGE,
  removePicture,
  saveDesign,
  uploadPicture,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { startedDesign } from "../testing/started-design.fixture.ts";
import { insertPicture } from "./pictures.store.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function upload(call: Caller) {
  const bytes = await sharp({ create: { width: 1600, height: 800, channels: 4, background: "#d9240f80" } })
    .png()
    .toBuffer();
  const files = { picture: new File([new Uint8Array(bytes)], "海.png") };
  const answer = await call(uploadPicture, {}, { files });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.asset_id;
}

const NOTHING_FOUND = { seeThrough: 0, midTones: 0, unreachable: {} };

test("pages through one's own uploads, each once, newest first, also where many came in one moment", async () => {
  const { call, member } = await shop.asMember();
  const stranger = await shop.asMember();
  const ids = Array.from({ length: PICTURE_PAGE * 2 + 3 }, () => crypto.randomUUID());
  for (const [index, id] of ids.entries()) {
    await insertPicture(shop.shop.database.db, {
      ...{ userId: member.id, id, name: `${index}.png`, contentType: "image/png", byteSize: 1 },
      ...{ pixelWidth: 10, pixelHeight: 10, facts: NOTHING_FOUND, createdAt: new Date(Math.floor(index / 40) * 1000) },
    });
  }
  const seen: string[] = [];
  for (let after: string | undefined, more = true; more; after = seen.at(-1)) {
    const page = await call(listPictures, after === undefined ? {} : { after });
    if (!page.ok) throw new Error(page.failure.code);
    seen.push(...page.value.pictures.map(({ asset_id }) => asset_id));
    more = page.value.has_more;
    expect(page.value.total).toBe(ids.length);
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(await stranger.call(listPictures, {})).toMatchObject({ value: { pictures: [], has_more: false, total: 0 } });
  expect(await stranger.call(listPictures, { after: ids[0] ?? "" })).toMatchObject({ value: { pictures: [] } });
});

test("a thumbnail is small, keeps ratio and transparency, and is its owner's alone", async () => {
  const { call } = await shop.asMember();
  const stranger = await shop.asMember();
  const asset_id = await upload(call);
  for (const _ of ["made", "kept"]) {
    const answer = await call(getPicture, { asset_id, size: "thumbnail" });
    if (!answer.ok) throw new Error(answer.failure.code);
    const { width, height, hasAlpha, format } = await sharp(await (answer.value as Blob).arrayBuffer()).metadata();
    expect({ width, height, hasAlpha, format }).toEqual({ width: 320, height: 160, hasAlpha: true, format: "webp" });
  }
  expect(await stranger.call(getPicture, { asset_id, size: "thumbnail" })).toMatchObject({ failure: { status: 404 } });
});

test("an upload that a design uses leaves the gallery, and is still saved, drawn and printed", async () => {
  const { call } = await shop.asMember();
  const asset_id = await upload(call);
  const design = await startedDesign(shop, call);
  const layer = {
    ...{ kind: "image" as const, id: "a", name: "海", assetId: asset_id, pixelWidth: 1600, pixelHeight: 800 },
    ...{ x: 150_000, y: 150_000, width: 120_000, height: 60_000, rotation: 0, opacity: 1000 },
    ...{ flipX: false, flipY: false, locked: false, hidden: false },
  };
  const document = { ...design.document, areas: design.document.areas.map((area) => ({ ...area, layers: [layer] })) };
  expect((await call(saveDesign, { product_id: design.product_id, document, revision: 0 })).ok).toBe(true);
  expect((await call(removePicture, { asset_id })).ok).toBe(true);
  expect(await call(listPictures, {})).toMatchObject({ value: { pictures: [], total: 0 } });
  expect((await call(getPicture, { asset_id })).ok).toBe(true);
  expect(
    await call(finishDesign, { product_id: design.product_id, document, revision: 1, accepted: [] }),
  ).toMatchObject({
    ok: true,
  });
});
