import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as calls from "@surimono/contract/catalogue";
import type { Caller } from "@surimono/contract/kernel";
import type { ItemFile } from "@surimono/domain/catalogue";
import { writeItem } from "@surimono/domain/catalogue";
import { itemPicturePath } from "@surimono/domain/designs";
import { DAY_MS } from "@surimono/domain/kernel";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../platform/database/index.ts";
import { createTestDatabase } from "../../../platform/embedded-postgres/test-database.ts";
import { openFiles } from "../../../platform/files/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { catalogueOfZip } from "../editions/exchange.ts";
import { followFolder } from "../editions/follow-folder.ts";
import { filesOfTexts } from "../read-catalogue.ts";
import { bakePicture } from "./bake-picture.ts";
import { findItemPicture } from "./item-pictures.store.ts";
import { sweepPictures } from "./sweep-pictures.ts";
import { takeInPictures } from "./take-in-pictures.ts";

const TEE = "items/1001-organic-cotton-tee.json";
/** Of the tee, and of other items alone. */
const BLACK = 107;
const OUT_OF_STOCK = 102;
const UNKNOWN = "0123456789abcdef0123456789abcdef";

let opened: TestShop;
let console: Caller;
beforeAll(async () => {
  // Sizes are made by a worker, which here is not at work.
  opened = await openTestShop({ variables: { ROLE: "web", DATABASE_URL: "postgres://elsewhere/shop" } });
  console = (await opened.asOperator("catalogue")).call;
});
afterAll(() => opened.stop());

/** Upside down, as a camera held so writes it, with its place and maker beside the picture. */
const photo = (background: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: "camera" } } })
    .jpeg()
    .toBuffer();
const upload = async (bytes: Buffer, whole = false) =>
  console(calls.uploadItemPicture, { photo: bytes.toString("base64"), whole });
const uploaded = async (background: string) => value(await upload(await photo(background))).picture_id;

const fetched = (id: string, accept = "image/webp") =>
  fetch(`${opened.baseUrl}${calls.imageAddress(itemPicturePath(id), 360)}`, { headers: { accept } });
const photographs = async () => {
  const [product] = value(await opened.callAs()(calls.queryProduct, { product_id: 1001 })).data;
  return product?.images.images.filter(({ image_type }) => image_type === 2) ?? [];
};

async function draftWith(pictures: ItemFile["pictures"]) {
  const { text, draft, edition } = value(await console(calls.getCatalogueFile, { path: TEE }));
  const item = JSON.parse(text ?? "") as ItemFile;
  const wish = { path: TEE, base: edition, revision: draft?.revision ?? null };
  const { revision } = value(
    await console(calls.saveCatalogueDraft, { ...wish, text: writeItem({ ...item, ...(pictures && { pictures }) }) }),
  );
  return { path: TEE, revision };
}
const publish = async (draft: { path: string; revision: string }) =>
  console(calls.publishCatalogueDrafts, { drafts: [draft], at: null, reason: "新しい写真" });

test("a photograph is made upright, cut to the shape of the drawings and kept without what the camera wrote", async () => {
  const made = value(await upload(await photo("#3050a0")));
  expect(made).toMatchObject({ width: 800, height: 907 });
  const answer = await fetched(made.picture_id);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes("camera")).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 360, height: 408 });
  // All of it, where the goods fill the picture: on white.
  const whole = value(await upload(await photo("#3050a0"), true));
  expect(whole).toMatchObject({ width: 1059, height: 1200 });
  const corner = await sharp(Buffer.from(await (await fetched(whole.picture_id)).arrayBuffer()))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner].every((one) => one > 250)).toBe(true);
});

test("every size is there before anybody asks, and the same picture is kept once", async () => {
  const bytes = await photo("#a03050");
  const made = (await Promise.all([upload(bytes), upload(bytes)])).map((one) => value(one).picture_id);
  expect(new Set(made).size).toBe(1);
  const [id = ""] = made;
  const row = await findItemPicture(opened.shop.database.db, id);
  await bakePicture(opened.shop, id);
  const folder = join(opened.dataDir, "files/pictures/items");
  expect(await readdir(join(folder, row?.file ?? ""))).toHaveLength(1 + 2 * calls.IMAGE_WIDTHS.length);
  const { rows } = await opened.shop.database.pool.query("select count(*)::int as kept from catalogue_pictures");
  expect(await readdir(folder)).toHaveLength(rows[0].kept);
});

test.each([
  ["no picture at all", async () => Buffer.from("no picture"), "catalogue/picture-unreadable"],
  ["one too small", () => photo("#3050a0", 1200, 799), "catalogue/picture-too-small"],
] as const)("refuses %s", async (_, make, code) => {
  expect(await upload(await make())).toMatchObject({ ok: false, failure: { code } });
});

test("is shown once its draft is published, goes with an undo, and stays for whoever brings it back", async () => {
  const [front, blue, former] = [await uploaded("#20a040"), await uploaded("#2040a0"), await uploaded("#40a020")];
  const unknown = await draftWith([{ id: UNKNOWN, alt: "ない写真" }]);
  expect(value(await console(calls.checkCatalogueDrafts, { paths: [TEE] })).problems).toMatchObject([
    { path: TEE, field: "pictures.0.id", problem: `there is no picture ${UNKNOWN} here` },
  ]);
  expect(await publish(unknown)).toMatchObject({ failure: { code: "catalogue/not-sellable" } });
  // A colour that is out of stock is not shown, and its photograph is kept for its return.
  const draft = await draftWith([
    { id: front, alt: "公園で着た人" },
    { id: blue, colorId: BLACK, alt: "たたんだところ" },
    { id: former, colorId: OUT_OF_STOCK, alt: "もうない色" },
  ]);
  const checked = value(await console(calls.checkCatalogueDrafts, { paths: [TEE] }));
  expect(checked).toMatchObject({ problems: [], items: [{ item_id: 1001, pictures: { was: 0, is: 3 } }] });
  expect(await photographs()).toEqual([]);
  value(await publish(draft));
  const [first, ...more] = await photographs();
  expect(first).toMatchObject({ url: itemPicturePath(front), color: 0, description: "公園で着た人" });
  expect(more).toMatchObject([{ url: itemPicturePath(blue), color: BLACK }]);
  const { data } = value(await opened.callAs()(calls.searchProducts, { searchStr: "オーガニックコットンTシャツ" }));
  expect(data.find(({ product_id }) => product_id === 1001)?.images.images).toMatchObject([{ image_id: front }]);
  const { edition } = value(await console(calls.listCatalogueEditions, {})).editions[0] ?? { edition: 0 };
  value(await console(calls.bringBackBeforeEdition, { edition }));
  const { draft: back } = value(await console(calls.getCatalogueFile, { path: TEE }));
  value(await publish({ path: TEE, revision: back?.revision ?? "" }));
  expect(await photographs()).toEqual([]);
  const later = { ...opened.shop, now: () => new Date(Date.now() + 400 * DAY_MS) };
  await sweepPictures(later);
  expect((await fetched(front)).status).toBe(200);
  const gone = opened.shop.database.pool.query("delete from catalogue_pictures where id = $1", [front]);
  await expect(gone).rejects.toThrow(/only ever added to/);
});

test("what nobody published is swept after a month, unless a draft names it", async () => {
  const [drafted, left] = [await uploaded("#606060"), await uploaded("#707070")];
  const { revision } = await draftWith([{ id: drafted, alt: "色ちがい" }]);
  const after = (days: number) => ({ ...opened.shop, now: () => new Date(Date.now() + days * DAY_MS) });
  await sweepPictures(after(29));
  expect((await fetched(left)).status).toBe(200);
  await sweepPictures(after(31));
  expect((await fetched(left)).status).toBe(404);
  expect((await fetched(drafted)).status).toBe(200);
  // Uploaded again, it is there again.
  expect(await uploaded("#707070")).toBe(left);
  expect((await fetched(left)).status).toBe(200);
  value(await console(calls.discardCatalogueDraft, { path: TEE, revision }));
});

test("goes out with the catalogue and comes in again elsewhere, if it is what its name says", async () => {
  const id = await uploaded("#804020");
  value(await publish(await draftWith([{ id, alt: "うしろ姿" }])));
  const zip = Buffer.from(await (value(await console(calls.exportCatalogue, {})) as Blob).arrayBuffer());
  const { texts, picture } = value(catalogueOfZip(zip));
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url);
  const taking = { database, files: await openFiles({ dataDir: join(opened.dataDir, "else"), filesS3: undefined }) };
  const who = { by: "start", at: new Date() };
  const other = await photo("#802040");
  const meta = await sharp(await picture(id))
    .withMetadata({ exif: { IFD0: { Copyright: "camera" } } })
    .webp()
    .toBuffer();
  for (const bytes of [other, meta])
    expect(await takeInPictures({ ...taking, ...who }, texts, async () => bytes)).toEqual([]);
  await expect(followFolder(database, filesOfTexts(texts), new Date())).rejects.toThrow(
    `there is no picture ${id} here`,
  );
  expect(await takeInPictures({ ...taking, ...who }, texts, picture)).toEqual([id]);
  expect(await followFolder(database, filesOfTexts(texts), new Date())).toBe("imported");
  expect((await findItemPicture(database.db, id))?.publishedIn).toBeGreaterThan(0);
  await database.close();
  await drop();
});
