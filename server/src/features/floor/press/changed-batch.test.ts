import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addToBatch,
  getBatch,
  getPressPackage,
  getPressSheets,
  layPressPackage,
  listPressPackages,
  makeBatch,
  makePressLink,
  makePressPackage,
  makePressSheets,
  takeOutOfBatch,
} from "@surimono/contract/floor";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, stopClock, type TestShop, value } from "../../../testing/index.ts";
import { waitUntil } from "../../orders/testing/index.ts";
import { type Hand, holdAll, inkOf, printedOrder } from "../testing/index.ts";
import { tendHotFolder } from "./hot-folder.ts";
import { packBatches } from "./pack-batches.ts";

const folder = mkdtempSync(join(tmpdir(), "hot-"));
let shop: TestShop;
let hand: Hand;
let ahead = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead), variables: { HOT_FOLDER: folder } });
  await stopClock(shop, "tend-hot-folder");
  hand = await shop.asOperator("floor");
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  ahead = 0;
  await holdAll(shop);
});

const pieces = async (count: number) =>
  (await printedOrder(shop, count, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }])).codes;
const make = async (codes: string[]) =>
  value(await hand.call(makeBatch, { making_id: randomUUID(), codes })).batch.code;
const add = async (batch: string, codes: string[]) =>
  value(await hand.call(addToBatch, { batch, codes, reason: "急ぎ" }));
const takeOut = async (batch: string, codes: string[]) =>
  value(await hand.call(takeOutOfBatch, { batch, codes, reason: "急ぎ" }));
const seen = async (package_id: string) => value(await hand.call(getPressPackage, { package_id }));
async function packed(batch: string, only_added?: boolean) {
  const wanted = { batch, ...(only_added && { only_added }) };
  const { package_id } = value(await hand.call(makePressPackage, wanted));
  await waitUntil("the package", async () => (await seen(package_id)).package.state === "ready");
  return seen(package_id);
}
const gone = ({ units }: Awaited<ReturnType<typeof seen>>) =>
  units.filter(({ is_gone }) => is_gone).map(({ code }) => code);
const ofBatch = async (batch: string) =>
  value(await hand.call(listPressPackages, {})).packages.filter(({ source_name }) => source_name === batch);

test("a package says what came into its batch and what left it since, and what came is packed alone", async () => {
  const [first = "", second = "", third = ""] = await pieces(3);
  const batch = await make([first, second]);
  expect(value(await hand.call(getBatch, { batch })).not_packed).toEqual([]);
  const { package: made } = await packed(batch);
  expect(made.batch_changed).toBe(false);
  await add(batch, [third]);
  await takeOut(batch, [second]);
  const after = await seen(made.package_id);
  expect(after).toMatchObject({ added: [third], package: { batch_changed: true } });
  expect(gone(after)).toEqual([second]);
  expect(value(await hand.call(getBatch, { batch })).not_packed).toEqual([third]);
  const rest = await packed(batch, true);
  expect(rest.units.map(({ code }) => code)).toEqual([third]);
  expect(rest).toMatchObject({ added: [], package: { source: "batch", source_name: batch, batch_changed: false } });
  expect(await hand.call(makePressPackage, { batch, only_added: true })).toMatchObject({
    failure: { code: "floor/nothing-to-print" },
  });
  // Back again: it is to be printed after all.
  await add(batch, [second]);
  expect(gone(await seen(made.package_id))).toEqual([]);
  expect((await packed(batch)).units.map(({ code }) => code)).toEqual([first, third, second]);
});

test("what is gone is laid on no film, named to a print shop elsewhere, and never laid for the press by hand", async () => {
  const [first = "", second = ""] = await pieces(2);
  const batch = await make([first, second]);
  const { package_id } = (await packed(batch)).package;
  const { url } = value(await hand.call(makePressLink, { package_id, recipient: "東京印刷", days: 1 }));
  const visit = async () => (await fetch(`${shop.baseUrl}/press${new URL(url).search}`)).text();
  expect(await visit()).not.toContain("印刷しないでください");
  await shop.shop.database.db.execute(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, state, 'cancelled', 'order', now() from units where number = ${Number(second.slice(0, -1))}`);
  expect(gone(await seen(package_id))).toEqual([second]);
  expect(await visit()).toContain(
    `印刷が取りやめになりました：<span>${second.slice(0, -4)}-${second.slice(-4)}</span>`,
  );
  expect(await hand.call(layPressPackage, { package_id })).toMatchObject({
    failure: { code: "floor/package-changed" },
  });
  value(await hand.call(makePressSheets, { package_id }));
  const sheets = async () => value(await hand.call(getPressSheets, { package_id })).gang;
  await waitUntil("the sheets", async () => (await sheets())?.state === "ready");
  const codes = async () =>
    (await sheets())?.sheets.flatMap((sheet) => sheet.pieces.map(({ code, is_gone }) => [code, is_gone]));
  expect(await codes()).toEqual([[first, false]]);
  await takeOut(batch, [first]);
  expect(await codes()).toEqual([[first, true]]);
  expect(await hand.call(makePressSheets, { package_id })).toMatchObject({
    failure: { code: "floor/no-film-prints" },
  });
});

test("the press gets what was added once, and nothing that left before it was laid", async () => {
  const [first = "", second = "", third = "", fourth = ""] = await pieces(4);
  const batch = await make([first, second]);
  const packages = async (count: number) => {
    await waitUntil("the packages", async () => (await ofBatch(batch)).every(({ state }) => state === "ready"));
    expect(await ofBatch(batch)).toHaveLength(count);
  };
  const twice = async (minutes: number, work: (press: TestShop["shop"]) => Promise<void>) => {
    ahead = minutes * MINUTE_MS;
    await Promise.all([work(shop.shop), work(shop.shop)]);
  };
  await twice(6, tendHotFolder);
  await packages(1);
  await tendHotFolder(shop.shop);
  const [one] = await ofBatch(batch);
  expect(one?.laid_at).not.toBeNull();
  // Somebody may still be adding.
  await add(batch, [third, fourth]);
  await twice(7, tendHotFolder);
  await packages(1);
  // Not laid by the same run, however quickly it is made.
  await twice(12, packBatches);
  await packages(2);
  await takeOut(batch, [fourth]);
  await twice(13, tendHotFolder);
  await packages(3);
  await tendHotFolder(shop.shop);
  const [three, two] = await ofBatch(batch);
  expect([three?.laid_at, two?.laid_at]).toEqual([expect.any(String), null]);
  expect(three?.units).toBe(1);
  const laid = readdirSync(join(folder, three?.code ?? "", "tickets"));
  expect(laid).toEqual([expect.stringContaining(`_${third}.json`)]);
  expect(existsSync(join(folder, two?.code ?? "none"))).toBe(false);
  expect((await seen(two?.package_id ?? "")).failure).toContain("外した品");
  await twice(20, tendHotFolder);
  await packages(3);
});
