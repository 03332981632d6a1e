import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdCounterOrder, releaseCounterOrder } from "@surimono/contract/counter";
import {
  addToBatch,
  getBatch,
  getPressPackage,
  getPressSheets,
  holdUnit,
  layPressPackage,
  layPressSheets,
  listPressPackages,
  makeBatch,
  makePressPackage,
  makePressSheets,
  releaseUnit,
  takeOutOfBatch,
} from "@surimono/contract/floor";
import { DAY_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, stopClock, type TestShop, value } from "../../../testing/index.ts";
import { waitUntil } from "../../orders/testing/index.ts";
import { type Hand, holdAll, inkOf, madePackage, printedOrder } from "../testing/index.ts";
import { tendHotFolder } from "./hot-folder.ts";
import { packPackage } from "./pack-package.ts";

const folder = mkdtempSync(join(tmpdir(), "hot-"));
let shop: TestShop;
let hand: Hand;
let counter: Hand;
let ahead = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead), variables: { HOT_FOLDER: folder } });
  await stopClock(shop, "tend-hot-folder");
  [hand, counter] = [await shop.asOperator("floor"), await shop.asOperator("owner")];
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  ahead = 0;
  await holdAll(shop);
});

const order = async (count: number) =>
  printedOrder(shop, count, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }]);
const make = async (codes: string[]) =>
  value(await hand.call(makeBatch, { making_id: randomUUID(), codes })).batch.code;
const hold = async (code: string) => value(await hand.call(holdUnit, { scan_id: randomUUID(), code, reason: "確認" }));
const release = async (code: string) => value(await hand.call(releaseUnit, { scan_id: randomUUID(), code }));
const ofBatch = async (batch: string) =>
  value(await hand.call(listPressPackages, {})).packages.filter(({ source_name }) => source_name === batch);
const codesOf = async (package_id = "") =>
  value(await hand.call(getPressPackage, { package_id })).units.map(({ code }) => code);
/** As the clock would so long after the batch was made; then what was begun is made: not before this run has laid what was there. */
async function tend(after: number) {
  ahead = after;
  const begun: string[] = [];
  const enqueue = async (_tx: unknown, _kind: unknown, { packageId }: { packageId: string }) =>
    void begun.push(packageId);
  await tendHotFolder({ ...shop.shop, jobs: { ...shop.shop.jobs, enqueue: enqueue as never } });
  ahead = 0;
  for (const id of begun) await packPackage(shop.shop, id);
}
/** Newest first: its pieces, and whether it was laid. */
async function packed(batch: string) {
  const made = await ofBatch(batch);
  return Promise.all(made.map(async ({ package_id, laid_at }) => [await codesOf(package_id), laid_at !== null]));
}

test("a held piece, and one of a held order, is in no package of its batch until it is released, however late", async () => {
  const [one, two] = [await order(2), await order(1)];
  const [first = "", second = ""] = one.codes;
  const [third = ""] = two.codes;
  const batch = await make([first, second, third]);
  await hold(second);
  value(await counter.call(holdCounterOrder, { order_number: two.order, reason: "入金の確認" }));
  await tend(6 * MINUTE_MS);
  expect(await packed(batch)).toEqual([[[first], false]]);
  expect(value(await hand.call(getBatch, { batch })).not_packed).toEqual([]);
  expect(await hand.call(makePressPackage, { codes: [first, second] })).toMatchObject({
    failure: { code: "floor/print-held" },
  });
  expect(await hand.call(makePressPackage, { order_number: two.order })).toMatchObject({
    failure: { code: "floor/print-held" },
  });
  expect((await madePackage(hand, { order_number: one.order })).units.map(({ code }) => code)).toEqual([first]);
  await tend(7 * MINUTE_MS);
  await release(second);
  value(await counter.call(releaseCounterOrder, { order_number: two.order, reason: "入金済み" }));
  await tend(3 * DAY_MS);
  expect(await packed(batch)).toEqual([
    [[second, third], false],
    [[first], true],
  ]);
});

test("a batch of which everything was held for long is packed once something is released", async () => {
  const { codes, order: number } = await order(2);
  const batch = await make(codes);
  value(await counter.call(holdCounterOrder, { order_number: number, reason: "入金の確認" }));
  await tend(6 * MINUTE_MS);
  await tend(3 * DAY_MS);
  expect(await packed(batch)).toEqual([]);
  ahead = 3 * DAY_MS;
  const later = await shop.asOperator("owner");
  value(await later.call(releaseCounterOrder, { order_number: number, reason: "入金済み" }));
  await tend(3 * DAY_MS + MINUTE_MS);
  expect(await packed(batch)).toEqual([[codes, false]]);
});

test("what is held after its package was made keeps it out of the folder, and is packed again once released", async () => {
  const { codes } = await order(2);
  const [first = "", second = ""] = codes;
  const batch = await make(codes);
  await tend(6 * MINUTE_MS);
  const [one] = await ofBatch(batch);
  const package_id = one?.package_id ?? "";
  await hold(second);
  expect(await hand.call(layPressPackage, { package_id })).toMatchObject({
    failure: { code: "floor/package-changed" },
  });
  await tend(7 * MINUTE_MS);
  const { units, failure } = value(await hand.call(getPressPackage, { package_id }));
  expect(units).toMatchObject([{ is_held: false }, { is_gone: false, is_held: true, has_left: false }]);
  expect(failure).toContain("保留にした品");
  await release(second);
  await tend(8 * MINUTE_MS);
  await tend(9 * MINUTE_MS);
  expect(await packed(batch)).toEqual([
    [[second], true],
    [[first], true],
    [[first, second], false],
  ]);
  expect(existsSync(join(folder, one?.code ?? "none"))).toBe(false);
});

test("film with a held piece on it is not laid, and none is made of it", async () => {
  const { codes, order: number } = await order(1);
  const { package_id } = (await madePackage(hand, { order_number: number })).package;
  value(await hand.call(makePressSheets, { package_id }));
  const gang = async () => value(await hand.call(getPressSheets, { package_id })).gang;
  await waitUntil("the sheets", async () => (await gang())?.state === "ready");
  await hold(codes[0] ?? "");
  expect(await hand.call(layPressSheets, { gang_id: (await gang())?.gang_id ?? "" })).toMatchObject({
    failure: { code: "floor/sheets-changed" },
  });
  expect(await hand.call(makePressSheets, { package_id })).toMatchObject({ failure: { code: "floor/no-film-prints" } });
});

test("a piece that comes back after the package it was in was withdrawn is packed again", async () => {
  const { codes } = await order(3);
  const [first = "", second = "", third = ""] = codes;
  const batch = await make(codes);
  await tend(6 * MINUTE_MS);
  value(await hand.call(takeOutOfBatch, { batch, codes: [first], reason: "急ぎ" }));
  await tend(7 * MINUTE_MS);
  expect(await packed(batch)).toEqual([
    [[second, third], false],
    [[first, second, third], false],
  ]);
  ahead = 8 * MINUTE_MS;
  value(await hand.call(addToBatch, { batch, codes: [first], reason: "急ぎ" }));
  ahead = 0;
  expect(value(await hand.call(getBatch, { batch })).not_packed).toEqual([first]);
  expect((await ofBatch(batch)).map(({ batch_changed }) => batch_changed)).toEqual([true, true]);
  await tend(14 * MINUTE_MS);
  await tend(15 * MINUTE_MS);
  expect(await packed(batch)).toEqual([
    [[first], true],
    [[second, third], true],
    [[first, second, third], false],
  ]);
});
