import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyCatalogue } from "../../testing/copy-catalogue.ts";
import type { StoredItem } from "./catalogue.store.ts";
import { catalogueChanges, tellItemChange } from "./catalogue-changes.ts";
import { feeChanges, type MadeCount } from "./fee-changes.ts";
import { feeMoveOf, tellFeeMove } from "./fee-moves.ts";
import { openCatalogueFiles } from "./read-catalogue.ts";

const TRANSFER = 67;
const INK_JET = 43;
const NAPE = 7;
const CHEST = 1;
const TEE = 1001;
const TOTE = 1002;

let folder: string;

beforeEach(async () => {
  folder = await copyCatalogue();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, path), "utf8");
  expect(text).toContain(from);
  await writeFile(join(folder, path), text.replace(from, to));
}

/** What the operator is told about the changed files, while the shop sells by its own. */
async function told(made: readonly MadeCount[] = [], withdrawn: readonly number[] = []) {
  const sold = (await openCatalogueFiles()).read().items;
  const stored = sold.map((item): StoredItem => ({ item, everSold: item, withdrawn: withdrawn.includes(item.id) }));
  const files = await openCatalogueFiles(folder);
  const fees = feeChanges(stored, files.read(), files.readTables());
  return {
    moved: new Set(fees.flatMap(({ itemIds }) => [...itemIds])),
    fees: fees.map((one) => tellFeeMove(feeMoveOf(one, { myItems: made, cartLines: made.slice(0, 1) }))),
    items: catalogueChanges(stored, files.read(), fees).map(tellItemChange),
  };
}

const made = (itemId: number, methodId: number, areaKindIds: readonly number[], count: number): MadeCount => ({
  ...{ itemId, methodId, areaKindIds, count },
  ...{ hasNameTag: false, hasHangTag: true, personalKinds: [] },
});

test("a change of one table names every item that it moves, and what of it members have", async () => {
  await change("fees/print.json", '"1": 320, "11": 300, "21": 270', '"1": 330, "11": 300, "21": 280');
  const { moved, fees, items } = await told([
    made(TEE, TRANSFER, [CHEST, NAPE], 2),
    made(TEE, TRANSFER, [NAPE], 3),
    made(TEE, TRANSFER, [CHEST], 5),
    made(TEE, INK_JET, [NAPE], 7),
    made(TOTE, TRANSFER, [NAPE], 11),
  ]);
  expect(fees).toEqual([
    `fees nape-transfer: from 1 320 → 330 yen, from 21 270 → 280 yen. Items: ${moved.size}, my items: 5, lines in carts: 2.`,
  ]);
  expect(items).toContain("changed: 1001 オーガニックコットンTシャツ, fees: nape-transfer");
  expect(items).toHaveLength(moved.size);
  const priced = (await openCatalogueFiles(folder))
    .read()
    .items.filter(({ methods }) =>
      methods.some(
        ({ methodId, areas }) => methodId === TRANSFER && areas.some(({ areaKindId }) => areaKindId === NAPE),
      ),
    );
  expect([...moved].sort()).toEqual(priced.map(({ id }) => id).sort());
});

test("steps that begin elsewhere are told by what a piece costs from there on", async () => {
  await change("fees/print.json", '"1": 320, "11": 300, "21": 270', '"1": 320, "6": 300, "21": 270');
  expect((await told()).fees).toEqual([expect.stringContaining("nape-transfer: from 6 320 → 300 yen.")]);
});

test("fees of tags, by the things that have one", async () => {
  await change("fees/tags.json", '"11": 90', '"11": 80');
  const { moved, fees } = await told([
    made(TEE, INK_JET, [CHEST], 4),
    { ...made(TEE, INK_JET, [2], 1), hasHangTag: false },
  ]);
  expect(fees).toEqual([`fees hang-tag: from 11 90 → 80 yen. Items: ${moved.size}, my items: 4, lines in carts: 4.`]);
});

test("an item that is told to use another table, and the price of the goods", async () => {
  const tee = "items/1001-organic-cotton-tee.json";
  await change(tee, '"nape-ink-jet-a"', '"nape-ink-jet-b"');
  await change(tee, '"name": "XL", "group": "adult", "price": 1830', '"name": "XL", "group": "adult", "price": 1930');
  const { fees, items } = await told();
  expect(fees).toEqual([expect.stringMatching(/^fees nape-ink-jet-b: from 1 300 → 280 yen, .* Items: 1, my items: 0/)]);
  expect(items).toEqual(["changed: 1001 オーガニックコットンTシャツ, fees: nape-ink-jet-b, XL 1830 → 1930 yen"]);
});

test("no fees are told of what is not sold, or comes or goes", async () => {
  const tee = "items/1001-organic-cotton-tee.json";
  await change(tee, '  "nameTagFees": "name-tag",\n', "");
  expect(await told()).toMatchObject({
    fees: [],
    items: ["changed: 1001 オーガニックコットンTシャツ, no longer sold: name tag"],
  });
  await change(tee, '"nape-ink-jet-a"', '"nape-ink-jet-b"');
  expect(await told([], [TEE])).toMatchObject({ fees: [], items: [expect.stringContaining("on sale again: 1001")] });
});

test("a fee of names or numbers names the items, and counts what has such words", async () => {
  await change("fees/personal.json", '"name": 300', '"name": 350');
  const own = { ...made(TEE, TRANSFER, [CHEST], 2), personalKinds: ["name", "number"] as const };
  const { moved, fees, items } = await told([
    own,
    { ...own, personalKinds: ["number"] },
    made(TEE, TRANSFER, [CHEST], 5),
  ]);
  expect(moved).toContain(TEE);
  expect(moved).not.toContain(TOTE);
  expect(fees).toEqual([
    `fees apparel 名前: from 1 300 → 350 yen. Items: ${moved.size}, my items: 2, lines in carts: 2.`,
  ]);
  expect(items[0]).toBe("changed: 1001 オーガニックコットンTシャツ, fees: apparel 名前");
});

test("goods that are no longer sold with names and numbers say so", async () => {
  await change("items/1001-organic-cotton-tee.json", '"personalFees": "apparel",', "");
  expect((await told()).items).toEqual([
    "changed: 1001 オーガニックコットンTシャツ, no longer sold: names and numbers",
  ]);
});
