import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  getPressPackage,
  getPressSheets,
  layPressPackage,
  layPressSheets,
  listPressPackages,
  makeBatch,
  makePressSheets,
} from "@surimono/contract/floor";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitUntil } from "../../orders/testing/index.ts";
import { type Hand, inkOf, madePackage, printedOrder } from "../testing/index.ts";
import { layPackage, tendHotFolder } from "./hot-folder.ts";
import { findPackage } from "./press.store.ts";
import { sha256Of } from "./read-prints.ts";

const folder = mkdtempSync(join(tmpdir(), "hot-"));
let shop: TestShop;
let hand: Hand;
let ahead = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead), variables: { HOT_FOLDER: folder } });
  hand = await shop.asOperator("floor");
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

async function made() {
  const { order } = await printedOrder(shop, 1, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }]);
  return (await madePackage(hand, { order_number: order })).package;
}
const seen = async (package_id: string) => value(await hand.call(getPressPackage, { package_id })).package;
/** Without what another run, by the clock, is just making. */
const lying = () => readdirSync(folder).filter((name) => !name.startsWith("."));
const within = (path: string) => readdirSync(path, { recursive: true, encoding: "utf8" });

/** Another process, which stops at the first file that it reads. It reads none where a run by the clock was before it. */
function slowShop(of: TestShop["shop"]) {
  const reading = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const wait = async () => {
    reading.resolve();
    await gate.promise;
  };
  const files: typeof of.files = {
    ...of.files,
    read: async (...wanted) => wait().then(() => of.files.read(...wanted)),
    stream: async (...wanted) => wait().then(() => of.files.stream(...wanted)),
  };
  return { shop: { ...of, files }, isReading: reading.promise, goOn: gate.resolve };
}

test("a package lies in the folder whole, once, and once more when asked; the press reports back", async () => {
  const { package_id, code, sha256, files } = await made();
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([]);
  value(await hand.call(layPressPackage, { package_id }));
  await Promise.all([tendHotFolder(shop.shop), tendHotFolder(shop.shop)]);
  expect(lying()).toEqual([code]);
  expect(readFileSync(join(folder, code, "package.sha256"), "utf8")).toBe(`${sha256}\n`);
  expect(within(join(folder, code, "prints"))).toHaveLength(files);
  expect((await seen(package_id)).laid_at).not.toBeNull();

  // Taken by the press: it is not laid again by itself.
  rmSync(join(folder, code), { recursive: true });
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([]);
  mkdirSync(join(folder, code));
  writeFileSync(join(folder, code, "half.png"), "x");
  value(await hand.call(layPressPackage, { package_id }));
  await tendHotFolder(shop.shop);
  expect(readdirSync(join(folder, code)).sort()).toEqual(["index.csv", "package.sha256", "prints", "tickets"]);

  writeFileSync(join(folder, `${code}.done`), "");
  await tendHotFolder(shop.shop);
  expect((await seen(package_id)).done_at).not.toBeNull();
  expect(lying()).toEqual([code]);
  rmSync(join(folder, code), { recursive: true });
});

test("what another process laid, and the press took, while this one was still filling its own is not laid again", async () => {
  const { package_id, code } = await made();
  value(await hand.call(layPressPackage, { package_id }));
  const late = slowShop(shop.shop);
  const packaged = tendHotFolder(late.shop);
  await Promise.race([late.isReading, packaged]);
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([code]);
  rmSync(join(folder, code), { recursive: true });
  late.goOn();
  await packaged;
  expect(readdirSync(folder)).toEqual([]);
});

test("nor are sheets of film", async () => {
  const { package_id, code } = await made();
  value(await hand.call(makePressSheets, { package_id }));
  const gang = async () => value(await hand.call(getPressSheets, { package_id })).gang;
  await waitUntil("the sheets", async () => (await gang())?.state === "ready");
  value(await hand.call(layPressSheets, { gang_id: (await gang())?.gang_id ?? "" }));
  const later = slowShop(shop.shop);
  const filmed = tendHotFolder(later.shop);
  await Promise.race([later.isReading, filmed]);
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([`${code}-film`]);
  rmSync(join(folder, `${code}-film`), { recursive: true });
  later.goOn();
  await filmed;
  expect(readdirSync(folder)).toEqual([]);
});

test("each batch under way gets its package by itself, once, five minutes after it was made", async () => {
  const { codes } = await printedOrder(shop, 2, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }]);
  const { batch } = value(await hand.call(makeBatch, { making_id: randomUUID(), codes }));
  const ofBatch = async () =>
    value(await hand.call(listPressPackages, {})).packages.filter((one) => one.source_name === batch.code);
  await tendHotFolder(shop.shop);
  expect(await ofBatch()).toEqual([]);
  ahead = 6 * MINUTE_MS;
  await Promise.all([tendHotFolder(shop.shop), tendHotFolder(shop.shop)]);
  ahead = 0;
  await waitUntil("the package", async () => (await ofBatch())[0]?.state === "ready");
  await tendHotFolder(shop.shop);
  expect(await ofBatch()).toMatchObject([{ units: 2, made_by: "", laid_at: expect.any(String) }]);
  rmSync(join(folder, (await ofBatch())[0]?.code ?? "none"), { recursive: true });
});

test("sheets of film are laid when asked, whole and once, and not with a piece that was cancelled", async () => {
  const { package_id, code } = await made();
  value(await hand.call(makePressSheets, { package_id }));
  const gang = async () => value(await hand.call(getPressSheets, { package_id })).gang;
  await waitUntil("the sheets", async () => (await gang())?.state === "ready");
  const { gang_id = "", sheets = [] } = (await gang()) ?? {};
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([]);
  value(await hand.call(layPressSheets, { gang_id }));
  await Promise.all([tendHotFolder(shop.shop), tendHotFolder(shop.shop)]);
  expect(lying()).toEqual([`${code}-film`]);
  const files = sheets.flatMap((sheet) => sheet.files).filter(({ kind }) => kind !== "preview");
  expect(readdirSync(join(folder, `${code}-film`)).sort()).toEqual(
    ["package.sha256", ...files.map(({ name }) => name)].sort(),
  );
  for (const { name, sha256 } of files) expect(sha256Of(readFileSync(join(folder, `${code}-film`, name)))).toBe(sha256);
  expect(await gang()).toMatchObject({ laid_at: expect.any(String), done_at: null });
  // The press took them.
  rmSync(join(folder, `${code}-film`), { recursive: true });
  writeFileSync(join(folder, `${code}-film.done`), "");
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([]);
  expect((await gang())?.done_at).not.toBeNull();
  expect((await seen(package_id)).done_at).toBeNull();

  value(await hand.call(layPressSheets, { gang_id }));
  await shop.shop.database.db.execute(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, state, 'cancelled', 'order', now() from units
    where number in (select jsonb_array_elements_text(units)::bigint from press_packages where id = ${package_id}::uuid)`);
  await tendHotFolder(shop.shop);
  expect(lying()).toEqual([]);
  expect((await gang())?.failure).toContain("品が外れた");
  expect(await hand.call(layPressSheets, { gang_id })).toMatchObject({ failure: { code: "floor/sheets-changed" } });
});

test("what cannot be laid whole leaves nothing, and what a killed process left goes after a day", async () => {
  const { package_id } = await made();
  const found = await findPackage(shop.shop.database.db, package_id);
  if (!found) throw new Error("no package");
  const files = { ...shop.shop.files, read: async () => undefined };
  await expect(layPackage({ files }, found, folder)).rejects.toThrow("lost");
  value(await hand.call(layPressPackage, { package_id }));
  await shop.shop.files.remove(Object.values(found.plan?.keys ?? {})[0] ?? "");
  const whole = await made();
  value(await hand.call(layPressPackage, { package_id: whole.package_id }));
  await tendHotFolder(shop.shop);
  // The one that cannot be laid keeps no other from it.
  expect(lying()).toEqual([whole.code]);
  rmSync(join(folder, whole.code), { recursive: true });
  const { failure } = value(await hand.call(getPressPackage, { package_id }));
  expect(failure).toContain("失われた");
  for (const name of [".P000001-old", ".P000002-young"]) mkdirSync(join(folder, name));
  const longAgo = new Date(Date.now() - 25 * 3600 * 1000);
  utimesSync(join(folder, ".P000001-old"), longAgo, longAgo);
  await tendHotFolder(shop.shop);
  expect(readdirSync(folder)).toEqual([".P000002-young"]);
});
