import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as catalogue from "@surimono/contract/catalogue";
import { getMyItem, listPublishedItems, publishedPicturePath, publishMyItem } from "@surimono/contract/my-items";
import type { ItemFile } from "@surimono/domain/catalogue";
import { writeItem } from "@surimono/domain/catalogue";
import { itemPicturePath } from "@surimono/domain/designs";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeMyItem } from "./features/my-items/testing/index.ts";
import { waitUntil } from "./features/orders/testing/index.ts";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";
import { openS3Server, type S3Server } from "./platform/files/s3-server.fixture.ts";
import { openTestShop, openWire, type TestShop, value, type Wire } from "./testing/index.ts";

const TEE = "items/1001-organic-cotton-tee.json";
const NOWHERE = "postgres://127.0.0.1:1/nowhere";
/** Look-ups, shelves, goods and the studio's files: none of them is about anybody. */
const OF_NOBODY = ["/fonts/bebas-neue.ttf", "/emoji/licence.txt", "/api/docs", "/api/openapi.json", "/robots.txt"];
const [SMALL, LARGE] = [120, 360] as const;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let wire: Wire;
let store: S3Server;
let shop: TestShop;
let photograph: string;
let galleryPicture: string;
let sealed: string;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = await openWire(database.url);
  store = await openS3Server("key");
  const keys = { FILES_S3_ACCESS_KEY_ID: "key", FILES_S3_SECRET_ACCESS_KEY: "secret" };
  const variables = { ...keys, FILES_S3_BUCKET: "shop", FILES_S3_ENDPOINT: store.url };
  shop = await openTestShop({ databaseUrl: wire.url, variables });
  photograph = itemPicturePath(await sellWithPhotograph());
  const { call } = await shop.asMember();
  const product_id = await makeMyItem(shop, call, "completed");
  value(await call(publishMyItem, { product_id, promotion_flag: 1 }));
  galleryPicture = publishedPicturePath(product_id, 0);
  sealed = value(await call(getMyItem, { product_id })).images.images[0]?.url ?? "";
});
afterEach(() => wire.leadTo(database.url));
afterAll(async () => {
  await shop.stop();
  await wire.close();
  store.close();
  await database.drop();
});

async function sellWithPhotograph(): Promise<string> {
  const { call } = await shop.asOperator("catalogue");
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#3050a0" } })
    .jpeg()
    .toBuffer();
  const { picture_id } = value(
    await call(catalogue.uploadItemPicture, { photo: photo.toString("base64"), whole: false }),
  );
  const { text, edition } = value(await call(catalogue.getCatalogueFile, { path: TEE }));
  const item = { ...(JSON.parse(text ?? "") as ItemFile), pictures: [{ id: picture_id, alt: "着た人" }] };
  const wish = { path: TEE, base: edition, revision: null, text: writeItem(item) };
  const { revision } = value(await call(catalogue.saveCatalogueDraft, wish));
  const drafts = [{ path: TEE, revision }];
  value(await call(catalogue.publishCatalogueDrafts, { drafts, at: null, reason: "写真" }));
  return picture_id;
}

const get = (path: string) => fetch(shop.baseUrl + path, { headers: { accept: "image/webp" } });
const statusOf = async (path: string) => (await get(path)).status;
/** A proxy sends it requests all the while. */
async function databaseOf() {
  const answer = await get("/readyz");
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { database: string }).database;
}
const picture = (path: string, width: 120 | 360) => catalogue.imageAddress(path, width);
const blank = (width: 120 | 360) => picture("/catalogue/1001/101/front.webp", width);

test("without the database guests find the goods, their pictures and what the studio loads, also what nobody asked for before", async () => {
  const before = await statusOf(picture(galleryPicture, SMALL));
  wire.leadTo(NOWHERE);
  wire.cut();
  await waitUntil("nothing reaches the database", async () => (await databaseOf()) === "unreachable");
  const guest = shop.callAs();
  const asked = await Promise.all([
    guest(catalogue.getDisplayCategories, {}),
    guest(catalogue.getKinds, {}),
    guest(catalogue.getPrintMethods, {}),
    guest(catalogue.getRanking, {}),
    guest(catalogue.getSustainableMaterials, {}),
    guest(catalogue.getFabricTypes, {}),
    guest(catalogue.getDonations, {}),
    guest(catalogue.suggestWords, { searchStr: "てぃー" }),
    guest(catalogue.queryProduct, { product_id: 1001 }),
    guest(catalogue.searchProducts, {}),
  ]);
  expect(asked.map(({ ok }) => ok)).toEqual(asked.map(() => true));
  for (const path of [...OF_NOBODY, blank(SMALL), picture(photograph, SMALL)])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  // Whether a member still shows them only the database knows: a cache in front goes on for an hour.
  expect(before).toBe(200);
  const refused = await get(picture(galleryPicture, SMALL));
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(await statusOf(listPublishedItems.path)).toBe(503);
  wire.leadTo(database.url);
  await waitUntil("the database is reached", async () => (await databaseOf()) === "answers");
});

test("without the file store goods, photographs and the gallery are shown, and a member's own is asked for again", async () => {
  for (const path of [blank(SMALL), picture(photograph, SMALL), picture(galleryPicture, SMALL), OF_NOBODY[0] ?? ""])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  store.close();
  for (const path of [blank(SMALL), picture(photograph, SMALL), picture(galleryPicture, SMALL)])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  // In a size that nobody asked for: drawn from what is near.
  for (const path of [blank(LARGE), picture(photograph, LARGE), picture(galleryPicture, LARGE)])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  for (const path of OF_NOBODY) expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await statusOf(picture(sealed, SMALL))).toBe(503);
  // A machine that has no copy says that it cannot, and not that something is broken.
  await rm(join(shop.dataDir, "near"), { recursive: true });
  const missing = await get(picture(photograph, SMALL));
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(await statusOf(blank(SMALL))).toBe(200);
});
