import * as calls from "@surimono/contract/catalogue";
import { getToday } from "@surimono/contract/counter";
import type { Caller } from "@surimono/contract/kernel";
import { getOrder } from "@surimono/contract/orders";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { value } from "../../../testing/value.ts";
import { aroundEditions } from "../../../wiring/around-catalogue.ts";
import { fillCart, openBuyer, placeAgain, placeCart } from "../../orders/testing/index.ts";
import { openCatalogue } from "../index.ts";
import { publishPlanned } from "./publish-planned.ts";

const TEE = "items/1001-organic-cotton-tee.json";
const BY_INVOICE = 1;
const MUG = "items/1004-ceramic-mug-330.json";
const PRINT = "fees/print.json";

let opened: TestShop;
let console: Caller;
let clock = new Date("2026-11-23T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => clock });
  console = (await opened.asOperator("catalogue")).call;
});
afterAll(() => opened.stop());

const fileOf = async (path: string) => value(await console(calls.getCatalogueFile, { path }));
const textOf = async (path: string) => (await fileOf(path)).text ?? "";
const check = async (...paths: string[]) => value(await console(calls.checkCatalogueDrafts, { paths }));

async function save(path: string, text: string | null) {
  const { edition, draft } = await fileOf(path);
  const saved = await console(calls.saveCatalogueDraft, {
    ...{ path, text, base: edition, revision: draft?.revision ?? null },
  });
  return { path, revision: value(saved).revision };
}

const publish = (drafts: readonly { path: string; revision: string }[], at: Date | null = null) =>
  console(calls.publishCatalogueDrafts, {
    drafts: [...drafts],
    at: at?.toISOString() ?? null,
    reason: "仕入れの値上がり",
  });

async function sold(id: number) {
  const [product] = value(await opened.callAs()(calls.queryProduct, { product_id: id })).data;
  if (!product) throw new Error(`no product ${id}`);
  return product;
}
const priceOf = async (id: number) => (await sold(id)).item_price;

const deeds = async (action: string) =>
  (await opened.shop.database.pool.query("select * from operator_deeds where action = $1 order by id desc", [action]))
    .rows;

test("a draft is seen by nobody, is checked by line and field, and is sold only once it is published", async () => {
  const before = await textOf(TEE);
  const buyer = await openBuyer(opened, { kind: "business", approved: true });
  const placed = value(await placeCart(buyer, BY_INVOICE, { 23: 1 }));
  const wrong = await save(
    TEE,
    before.replace('"XS", "group": "adult", "price": 1680', '"XS", "group": "adult", "price": 1685'),
  );
  expect((await check(TEE)).problems).toEqual([
    {
      ...{ path: TEE, line: 18, field: "sizes.0.price", users: [] },
      problem: "is not a positive multiple of ten",
    },
  ]);
  expect(await publish([wrong])).toMatchObject({ ok: false, failure: { code: "catalogue/not-sellable" } });
  const right = await save(TEE, before.replaceAll('"price": 1680', '"price": 1780'));
  expect(await check(TEE)).toMatchObject({
    problems: [],
    items: [{ item_id: 1001, kind: "changed", prices: expect.arrayContaining([{ size: "XS", was: 1680, is: 1780 }]) }],
  });
  const order = async () => value(await buyer.call(getOrder, { order_id: placed.order_id }));
  const ordered = await order();
  const was = await priceOf(1001);
  expect(value(await publish([right]))).toEqual({ result: "ok" });
  expect(await priceOf(1001)).not.toBe(was);
  // A restart reads the folder, which still has the old price.
  await openCatalogue(opened.shop);
  expect(await priceOf(1001)).not.toBe(was);
  expect(await order()).toEqual(ordered);
  const { draft, versions, edition } = await fileOf(TEE);
  expect(draft).toBeNull();
  expect(versions).toMatchObject([
    { edition, cause: "console", reason: "仕入れの値上がり", is_removal: false },
    { edition: 1, cause: "folder" },
  ]);
  const [deed] = await deeds("publishCatalogueDrafts");
  expect(deed).toMatchObject({
    ...{ subject_id: TEE, reason: "仕入れの値上がり", actor_kind: "operator" },
    ...{ before: { edition: edition - 1 }, after: { edition, paths: [TEE] } },
  });
  // And back: the text of the first edition becomes a draft, and is published like any other.
  const back = value(await console(calls.bringBackCatalogueVersion, { path: TEE, edition: 1, revision: null }));
  value(await publish([{ path: TEE, revision: back.revision }]));
  expect(await priceOf(1001)).toBe(was);
  expect(await textOf(TEE)).toBe(before);
  expect(await deeds("bringBackCatalogueVersion")).toHaveLength(1);
});

test("of two who change one draft the later is refused, and so is a draft begun before another publication", async () => {
  const text = await textOf(MUG);
  const { edition } = await fileOf(MUG);
  const first = await save(MUG, text.replace("}", "} "));
  const blind = { path: MUG, text, base: edition };
  expect(await console(calls.saveCatalogueDraft, { ...blind, revision: null })).toMatchObject({
    failure: { code: "catalogue/draft-changed" },
  });
  const other = "00000000-0000-7000-8000-000000000001";
  for (const revision of [other, null])
    expect(await console(calls.saveCatalogueDraft, { ...blind, revision })).toMatchObject({ ok: false });
  expect((await fileOf(MUG)).draft?.revision).toBe(first.revision);
  // Only one of many at once is kept.
  const racing = await Promise.all(
    Array.from({ length: 6 }, () => console(calls.saveCatalogueDraft, { ...blind, revision: first.revision })),
  );
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  const { draft } = await fileOf(MUG);
  const stale = value(
    await console(calls.saveCatalogueDraft, { ...blind, base: 0, revision: draft?.revision ?? null, text: `${text} ` }),
  );
  expect(await publish([{ path: MUG, revision: stale.revision }])).toMatchObject({
    failure: { code: "catalogue/draft-outdated" },
  });
  expect((await fileOf(MUG)).draft?.is_outdated).toBe(true);
  value(await console(calls.discardCatalogueDraft, { path: MUG, revision: stale.revision }));
  expect((await fileOf(MUG)).draft).toBeNull();
  expect(await deeds("discardCatalogueDraft")).toHaveLength(1);
  expect(await deeds("saveCatalogueDraft")).toHaveLength(5);
});

test("a change of a table says which items it moves, and what is planned is published once, when its time has come", async () => {
  const text = await textOf(PRINT);
  const at = new Date(clock.getTime() + 60 * MINUTE_MS);
  const drafted = await save(PRINT, text.replace('"fees": { "1": 880', '"fees": { "1": 900'));
  const { fees } = await check(PRINT);
  expect(fees).toMatchObject([{ table: "chest-transfer", steps: [{ from: 1, was: 880, is: 900 }] }]);
  expect(fees[0]?.items.length).toBeGreaterThan(5);
  expect(await publish([drafted], new Date(clock.getTime() - 1))).toMatchObject({
    failure: { code: "catalogue/time-is-over" },
  });
  value(await publish([drafted], at));
  const desk = { ...opened.shop, ...aroundEditions(opened.shop) };
  expect(await publishPlanned(desk)).toEqual([]);
  expect((await fileOf(PRINT)).draft?.planned_for).toBe(at.toISOString());
  clock = at;
  expect(await Promise.all([publishPlanned(desk), publishPlanned(desk)])).toEqual([[], []]);
  const { draft, versions } = await fileOf(PRINT);
  expect(draft).toBeNull();
  expect(versions.map(({ cause }) => cause)).toEqual(["plan", "folder"]);
  // All that an edition changed goes back together.
  const [edition] = value(await console(calls.listCatalogueEditions, {})).editions;
  const { paths } = value(await console(calls.bringBackBeforeEdition, { edition: edition?.edition ?? 0 }));
  expect(paths).toEqual([PRINT]);
  value(await publish([{ path: PRINT, revision: (await fileOf(PRINT)).draft?.revision ?? "" }]));
  expect(await textOf(PRINT)).toBe(text);
});

test("what can no longer be sold when its time comes stays a draft and says why; the rest is published", async () => {
  const at = new Date(clock.getTime() + 60 * MINUTE_MS);
  const tee = await textOf(TEE);
  const named = await save(TEE, tee.replace('"weightText": "5.3oz"', '"weightText": "5.4oz"'));
  const mug = await save(MUG, (await textOf(MUG)).replace(/"weightText": "[^"]*"/, '"weightText": "400g"'));
  value(await publish([named, mug], at));
  // Whatever happens to its base in between.
  await opened.shop.database.pool.query(
    "update catalogue_drafts set text = replace(text, '1680', '1685') where path = $1",
    [TEE],
  );
  clock = at;
  const troubles = await publishPlanned({ ...opened.shop, ...aroundEditions(opened.shop) });
  expect(troubles).toEqual([expect.stringContaining(`${TEE}:18 sizes.0.price: is not a positive multiple of ten`)]);
  expect(await textOf(MUG)).toContain('"weightText": "400g"');
  const { draft } = await fileOf(TEE);
  expect(draft).toMatchObject({ planned_for: null, trouble: expect.stringContaining("sizes.0.price") });
  expect(value(await console(calls.listCatalogueDrafts, {})).drafts).toMatchObject([{ path: TEE, planned_for: null }]);
  expect(value(await console(getToday, {})).counts.goods_held_back).toBe(1);
  value(await console(calls.discardCatalogueDraft, { path: TEE, revision: draft?.revision ?? "" }));
  expect(value(await console(getToday, {})).counts.goods_held_back).toBe(0);
});

test.each([
  "update catalogue_editions set reason = 'another'",
  "delete from catalogue_files",
  "truncate catalogue_files",
  "truncate catalogue_editions cascade",
])("nobody changes what was sold once: %s", async (statement) => {
  await expect(opened.shop.database.pool.query(statement)).rejects.toThrow(/only ever added to/);
});

test("an item that is withdrawn stops carts with their own words, and comes back", async () => {
  const buyer = await openBuyer(opened, { itemId: 1004 });
  const cart = await fillCart(buyer, { 1: 1 });
  const gone = await save(MUG, null);
  value(await publish([gone]));
  expect((await sold(1004)).withdrawn).toBe(true);
  expect(await placeAgain(buyer, cart)).toMatchObject({ ok: false });
  expect(value(await console(calls.listGoods, { view: "withdrawn" })).goods).toMatchObject([
    { path: MUG, item_id: 1004, state: "withdrawn", draft: null },
  ]);
  const [, before] = (await fileOf(MUG)).versions;
  const draft = { path: MUG, edition: before?.edition ?? 0, revision: null };
  const { revision } = value(await console(calls.bringBackCatalogueVersion, draft));
  value(await publish([{ path: MUG, revision }]));
  expect((await sold(1004)).withdrawn).toBe(false);
  expect(await placeAgain(buyer, cart)).toMatchObject({ ok: true });
});

test("a new item begins as a copy of another one, with numbers of its own", async () => {
  const { path } = value(await console(calls.copyCatalogueItem, { path: TEE }));
  const again = value(await console(calls.copyCatalogueItem, { path: TEE }));
  const [one, two] = await Promise.all([path, again.path].map(async (each) => (await fileOf(each)).draft?.text ?? ""));
  const [item, other] = [JSON.parse(one ?? ""), JSON.parse(two ?? "")];
  expect(item).toMatchObject({ name: "オーガニックコットンTシャツ（コピー）", releasedOn: "2026-11-23" });
  expect(new Set([1001, item.id, other.id]).size).toBe(3);
  expect(item.pku).not.toBe(other.pku);
  expect((await check(path)).problems).toEqual([]);
  value(await publish([{ path, revision: (await fileOf(path)).draft?.revision ?? "" }]));
  expect((await sold(item.id)).withdrawn).toBe(false);
  const found = value(await console(calls.listGoods, { view: "sold", text: "コピー" })).goods;
  expect(found).toMatchObject([{ item_id: item.id, state: "sold" }]);
  value(
    await console(calls.discardCatalogueDraft, {
      path: again.path,
      revision: (await fileOf(again.path)).draft?.revision ?? "",
    }),
  );
});

test("a size that was taken off keeps its id: no other gets it, and it comes back under its name", async () => {
  const whole = await textOf(TEE);
  const fewer = whole.replace(/,\n *\{ "id": 26, [^\n]*/, "");
  value(await publish([await save(TEE, fewer)]));
  expect(await fileOf(TEE)).toMatchObject({ text: fewer, last_size_id: 26 });
  const another = await save(TEE, whole.replace('"XXL"', '"3XL"'));
  expect((await check(TEE)).problems).toMatchObject([{ path: "items", field: "1001.sizes.26" }]);
  expect(await publish([another])).toMatchObject({ failure: { code: "catalogue/not-sellable" } });
  value(await publish([await save(TEE, whole)]));
  expect(await textOf(TEE)).toBe(whole);
});
