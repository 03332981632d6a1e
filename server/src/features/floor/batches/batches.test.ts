import { randomUUID } from "node:crypto";
import { cancelCounterOrder, getCounterOrder } from "@surimono/contract/counter";
import {
  closeBatch,
  getBatch,
  holdUnit,
  listBatches,
  listBatchGroups,
  listUnits,
  makeBatch,
  makeBatches,
  rejectUnit,
  scanUnit,
  takeOutOfBatch,
  undoScan,
} from "@surimono/contract/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { holdAll, readyOrder } from "../testing/index.ts";

let shop: TestShop;
let hand: Awaited<ReturnType<TestShop["asOperator"]>>;
beforeAll(async () => {
  shop = await openTestShop();
  hand = await shop.asOperator("floor");
});
afterAll(() => shop.stop());
beforeEach(() => holdAll(shop));

const ready = (sizes: Readonly<Record<number, number>>) => readyOrder(shop, sizes);
const byRules = (making_id: string = randomUUID()) => hand.call(makeBatches, { making_id });
const pick = (codes: string[], making_id: string = randomUUID()) => hand.call(makeBatch, { making_id, codes });
const contents = async (batch: string) => {
  const full = value(await hand.call(getBatch, { batch }));
  return { state: full.batch.state, waiting: full.batch.waiting, codes: full.units.map(({ code }) => code) };
};
const print = (code: string, scan_id: string = randomUUID()) =>
  hand.call(scanUnit, { scan_id, station: "print", code });
const groups = async () => value(await hand.call(listBatchGroups, {})).groups;

test("one press batches what waits, and the same press or another one never batches it again", async () => {
  const one = await ready({ 23: 2, 25: 1 });
  const two = await ready({ 23: 1 });
  expect(await groups()).toMatchObject([{ units: 4, rejected: 0, size_name: "" }]);
  const making = randomUUID();
  const [made, again] = [value(await byRules(making)), value(await byRules(making))];
  expect(made).toEqual(again);
  expect(made.batches).toMatchObject([{ state: "open", units: 4, waiting: 4, is_by_hand: false }]);
  const [batch] = made.batches;
  expect((await contents(batch?.code ?? "")).codes).toEqual([...one.codes, ...two.codes]);
  expect(value(await byRules()).batches).toEqual([]);
  expect(await groups()).toEqual([]);
  expect(value(await hand.call(listUnits, { order_number: two.number })).units[0]?.batch).toBe(batch?.code);
});

test("two at once never put a piece in two batches", async () => {
  const { codes } = await ready({ 23: 6 });
  const made = await Promise.all([byRules(), pick(codes.slice(0, 3)), byRules(), pick(codes.slice(2, 5))]);
  const all = made.flatMap((one) => (one.ok ? ("batch" in one.value ? [one.value.batch] : one.value.batches) : []));
  const lying = (await Promise.all(all.map(({ code }) => contents(code)))).flatMap((one) => one.codes);
  expect(lying.toSorted()).toEqual(codes.toSorted());
  await expect(
    shop.shop.database.db.execute(sql`
      with other as (
        insert into batches (state, making_id, is_by_hand, method_id, method_name, item_name, color_name, size_name, dispatch_by, made_at)
        values ('open', gen_random_uuid(), true, 67, '', '', '', '', '2026-12-01', now()) returning number
      )
      insert into batch_units (user_id, unit, batch, position, is_current)
      select user_id, unit, other.number, 1, true from batch_units, other where is_current limit 1`),
  ).rejects.toThrow();
});

test("a batch begins with its first print, is done with its last, and goes on when that is taken back", async () => {
  const { codes } = await ready({ 23: 2 });
  const [first = "", last = ""] = codes;
  const { code } = value(await pick(codes)).batch;
  value(await print(first));
  expect(await contents(code)).toMatchObject({ state: "printing", waiting: 1 });
  const scan = randomUUID();
  value(await print(last, scan));
  expect(await contents(code)).toEqual({ state: "done", waiting: 0, codes });
  expect(value(await hand.call(listBatches, { state: "done" })).batches[0]).toMatchObject({ code, units: 2 });
  value(await hand.call(undoScan, { scan_id: randomUUID(), undoes: scan }));
  expect(await contents(code)).toEqual({ state: "printing", waiting: 1, codes });
  expect(await groups()).toEqual([]);
  value(await print(last));
  // Its batch is done: what turns out bad then waits for another one.
  value(await hand.call(rejectUnit, { scan_id: randomUUID(), code: first, reason: "scorch", note: "" }));
  expect(await groups()).toMatchObject([{ units: 1, rejected: 1 }]);
  expect(value(await byRules()).batches).toMatchObject([{ units: 1, waiting: 1 }]);
});

test("pieces leave their batch by hand, as it is closed, and as their order is cancelled", async () => {
  const [one, two] = [await ready({ 23: 2 }), await ready({ 23: 1 })];
  const { code } = value(await pick([...one.codes, ...two.codes])).batch;
  const [out = "", stays = ""] = one.codes;
  const takeOut = (codes: string[]) => hand.call(takeOutOfBatch, { batch: code, codes, reason: "急ぎ" });
  value(await takeOut([out]));
  expect(await takeOut([stays, out])).toMatchObject({ failure: { code: "floor/not-in-batch" } });
  expect((await contents(code)).codes).toEqual([stays, ...two.codes]);
  value(
    await (await shop.asOperator("owner")).call(cancelCounterOrder, {
      ...{ order_number: two.number, reason: "お電話", message: "" },
    }),
  );
  expect((await contents(code)).codes).toEqual([stays]);
  value(await hand.call(closeBatch, { batch: code, reason: "機械の故障" }));
  expect(await contents(code)).toEqual({ state: "done", waiting: 0, codes: [] });
  expect(await hand.call(closeBatch, { batch: code, reason: "機械の故障" })).toMatchObject({
    failure: { code: "floor/batch-is-done" },
  });
  expect(value(await byRules()).batches).toMatchObject([{ units: 2 }]);
});

test("what is not ready, held, or lies in another batch is refused by name", async () => {
  const { codes, number } = await ready({ 23: 3 });
  const [first = "", second = "", third = ""] = codes;
  value(await pick([first]));
  expect(await pick([first, second])).toMatchObject({ failure: { code: "floor/in-other-batch" } });
  value(await hand.call(holdUnit, { scan_id: randomUUID(), code: second, reason: "糸くず" }));
  expect(await pick([second, third])).toMatchObject({ failure: { code: "floor/batch-not-ready" } });
  expect(await pick(["12345678"])).toMatchObject({ failure: { code: "floor/no-such-unit" } });
  expect(await hand.call(getBatch, { batch: "B12345" })).toMatchObject({ failure: { code: "floor/no-such-batch" } });
  expect(value(await hand.call(getCounterOrder, { order_number: number })).axes.fulfilment).toBe("waiting");
  value(await pick([third]));
});
