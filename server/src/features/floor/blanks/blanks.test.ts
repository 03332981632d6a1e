import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  countBlank,
  exportPurchases,
  listBlanks,
  makeBatch,
  printPickList,
  rejectUnit,
  saveBlankSource,
  scanUnit,
  undoScan,
} from "@surimono/contract/floor";
import { DAY_MS } from "@surimono/domain/kernel";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { hasTool, runTool } from "../../../testing/outside-tools.ts";
import { holdAll, readyOrder } from "../testing/index.ts";

let ahead = 0;
let shop: TestShop;
let hand: Awaited<ReturnType<TestShop["asOperator"]>>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead) });
  hand = await shop.asOperator("floor");
});
afterAll(() => shop.stop());
beforeEach(() => holdAll(shop));

const blanks = async (wanted: { batch?: string; until?: string } = {}) =>
  value(await hand.call(listBlanks, wanted)).blanks;
const pick = async (codes: string[]) =>
  value(await hand.call(makeBatch, { making_id: randomUUID(), codes })).batch.code;
const NO_WORDS = { supplier: "", item_code: "", color_code: "", size_code: "", shelf: "" };

test("a batch needs what it still prints on, and the day what no printing batch has taken from the shelf", async () => {
  const { codes } = await readyOrder(shop, { 23: 3, 25: 1 });
  const { codes: others } = await readyOrder(shop, { 23: 2 });
  const batch = await pick(codes);
  expect(await blanks({ batch })).toMatchObject([{ units: 3, on_hand: null, to_buy: 3 }, { units: 1 }]);
  expect((await blanks()).map(({ units }) => units)).toEqual([5, 1]);
  expect(await blanks({ until: "2020-01-01" })).toEqual([]);
  value(await hand.call(scanUnit, { scan_id: randomUUID(), station: "print", code: codes[0] ?? "" }));
  expect((await blanks({ batch })).map(({ units }) => units)).toEqual([2, 1]);
  expect((await blanks()).map(({ units }) => units)).toEqual([2]);
  const other = await pick(others);
  expect((await blanks({ batch: other })).map(({ units }) => units)).toEqual([2]);
  expect(await hand.call(listBlanks, { batch: "B12345" })).toMatchObject({ failure: { code: "floor/no-such-batch" } });
});

test("a piece that is rejected while its batch is printing needs a new blank that day", async () => {
  const { codes } = await readyOrder(shop, { 23: 3 });
  const [first = "", second = ""] = codes;
  const print = (code: string) => hand.call(scanUnit, { scan_id: randomUUID(), station: "print", code });
  const reject = async (code: string) =>
    value(await hand.call(rejectUnit, { scan_id: randomUUID(), code, reason: "place", note: "" }));
  // What was rejected before has its new blank from the shelf with the batch.
  value(await print(first));
  await reject(first);
  const batch = await pick(codes);
  expect((await blanks()).map(({ units }) => units)).toEqual([3]);
  value(await print(second));
  expect(await blanks()).toEqual([]);
  await reject(second);
  expect(await blanks()).toMatchObject([{ units: 1, to_buy: 1 }]);
  expect((await blanks({ batch })).map(({ units }) => units)).toEqual([3]);
  value(await print(second));
  expect(await blanks()).toEqual([]);
});

test("goods come from where their item does, and from elsewhere where that is said of them alone", async () => {
  await readyOrder(shop, { 23: 1, 25: 1 });
  const [small, large] = await blanks();
  const { item_id = 0, color_id = 0, size_id = 0 } = small ?? {};
  const say = async (source: object) =>
    value(await hand.call(saveBlankSource, { item_id, color_id: 0, size_id: 0, ...NO_WORDS, ...source }));
  await say({ supplier: "丸高商店", item_code: "5001", shelf: "A-3" });
  await say({ color_id, color_code: "001" });
  await say({ size_id, size_code: "SS" });
  await say({ color_id, size_id, shelf: "B-1" });
  expect(await blanks()).toMatchObject([
    { size_id: large?.size_id, supplier: "丸高商店", color_code: "001", size_code: "", shelf: "A-3" },
    { size_id, supplier: "丸高商店", item_code: "5001", color_code: "001", size_code: "SS", shelf: "B-1" },
  ]);
  await say({ color_id, size_id });
  expect((await blanks()).map(({ shelf }) => shelf)).toEqual(["A-3", "A-3"]);
});

test("what was counted today need not be bought, and tomorrow is counted again", async () => {
  await readyOrder(shop, { 23: 4 });
  const [{ item_id, color_id, size_id } = { item_id: 0, color_id: 0, size_id: 0 }] = await blanks();
  const count = async (on_hand: number) => value(await hand.call(countBlank, { item_id, color_id, size_id, on_hand }));
  await count(9);
  expect(await blanks()).toMatchObject([{ units: 4, on_hand: 9, to_buy: 0 }]);
  await count(1);
  value(await hand.call(saveBlankSource, { item_id, color_id: 0, size_id: 0, ...NO_WORDS, supplier: "=1+1" }));
  expect(await blanks()).toMatchObject([{ to_buy: 3 }]);
  const csv = await (value(await hand.call(exportPurchases, {})) as Blob).text();
  const [head, row, end] = csv.split("\r\n");
  expect(head).toMatch(/^\ufeff?"仕入先","品番"/);
  expect(row).toMatch(/^"'=1\+1","",.*"3",.*"4","1"$/);
  expect(end).toBe("");
  ahead = DAY_MS;
  hand = await shop.asOperator("floor");
  expect(await blanks()).toMatchObject([{ on_hand: null, to_buy: 4 }]);
  ahead = 0;
  hand = await shop.asOperator("floor");
});

test("what left the shelf since it was counted is not on hand any more, and what left it before was not counted", async () => {
  const [one, two, loose] = [
    await readyOrder(shop, { 23: 4 }),
    await readyOrder(shop, { 23: 3 }),
    await readyOrder(shop, { 23: 5 }),
  ];
  const print = async (code = "", scan_id = randomUUID()) =>
    value(await hand.call(scanUnit, { scan_id, station: "print", code }));
  const before = await pick(one.codes);
  await print(one.codes[0]);
  const [goods] = await blanks();
  const { item_id = 0, color_id = 0, size_id = 0 } = goods ?? {};
  // 8 are needed, for which 6 lie there.
  value(await hand.call(countBlank, { item_id, color_id, size_id, on_hand: 6 }));
  expect(await blanks()).toMatchObject([{ units: 8, on_hand: 6, to_buy: 2 }]);
  await print(one.codes[1]);
  expect(await blanks()).toMatchObject([{ units: 8, on_hand: 6, to_buy: 2 }]);

  const after = await pick(two.codes);
  await print(two.codes[0]);
  expect(await blanks()).toMatchObject([{ units: 5, on_hand: 3, to_buy: 2 }]);
  // What lies at the press for it is there.
  expect(await blanks({ batch: after })).toMatchObject([{ units: 2, on_hand: 5, to_buy: 0 }]);
  await print(two.codes[1]);
  expect(await blanks()).toMatchObject([{ units: 5, on_hand: 3, to_buy: 2 }]);

  const scan_id = randomUUID();
  await print(loose.codes[0], scan_id);
  expect(await blanks()).toMatchObject([{ units: 4, on_hand: 2, to_buy: 2 }]);
  value(await hand.call(undoScan, { scan_id: randomUUID(), undoes: scan_id }));
  expect(await blanks()).toMatchObject([{ units: 5, on_hand: 3, to_buy: 2 }]);
  // A misprint needs one more, also of the batch that was begun before.
  for (const code of [one.codes[1] ?? "", two.codes[1] ?? ""])
    value(await hand.call(rejectUnit, { scan_id: randomUUID(), code, reason: "place", note: "" }));
  expect(await blanks()).toMatchObject([{ units: 7, on_hand: 3, to_buy: 4 }]);
  await print(one.codes[1]);
  await print(two.codes[1]);
  expect(await blanks()).toMatchObject([{ units: 5, on_hand: 1, to_buy: 4 }]);
  expect(await blanks({ batch: before })).toMatchObject([{ units: 2, on_hand: 3, to_buy: 0 }]);
});

describe.runIf(hasTool("pdftotext"))("poppler", () => {
  test("the pick list has shelves and counts, and its purchases by supplier", async () => {
    const { codes } = await readyOrder(shop, { 23: 7 });
    const batch = await pick(codes);
    const [{ item_id } = { item_id: 0 }] = await blanks({ batch });
    const source = { item_id, color_id: 0, size_id: 0, ...NO_WORDS, supplier: "丸高商店", shelf: "Z-9" };
    value(await hand.call(saveBlankSource, source));
    const pdf: Blob = value(await hand.call(printPickList, { batch }));
    const folder = mkdtempSync(join(tmpdir(), "pick-list-"));
    try {
      const file = join(folder, "list.pdf");
      writeFileSync(file, Buffer.from(await pdf.arrayBuffer()));
      const [first = "", second = ""] = runTool("pdftotext", "-layout", file, "-").split("\f");
      expect(first).toContain(batch);
      expect(first).toMatch(/Z-9.*7/);
      expect(second).toContain("丸高商店");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
