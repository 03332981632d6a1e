import { randomUUID } from "node:crypto";
import {
  addToBatch,
  closeBatch,
  getBatch,
  holdUnit,
  listBlanks,
  listUnits,
  makeBatch,
  scanUnit,
  takeOutOfBatch,
} from "@surimono/contract/floor";
import { unitCode } from "@surimono/domain/floor";
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
const make = async (codes: string[]) =>
  value(await hand.call(makeBatch, { making_id: randomUUID(), codes })).batch.code;
const add = (batch: string, codes: string[], reason = "急ぎ") => hand.call(addToBatch, { batch, codes, reason });
const takeOut = (batch: string, codes: string[]) => hand.call(takeOutOfBatch, { batch, codes, reason: "急ぎ" });
const print = (code: string) => hand.call(scanUnit, { scan_id: randomUUID(), station: "print", code });
const full = async (batch: string) => {
  const found = value(await hand.call(getBatch, { batch }));
  return { ...found, codes: found.units.map(({ code }) => code) };
};
const blanks = async (batch: string) =>
  value(await hand.call(listBlanks, { batch })).blanks.map(({ size_name, units }) => [size_name, units]);

test("a piece put in later is at the batch's end, on its pick list, and in its name and day", async () => {
  const [one, two] = [await ready({ 23: 2 }), await ready({ 25: 1 })];
  const batch = await make(one.codes);
  const before = await full(batch);
  expect(before).toMatchObject({ added: [], batch: { changed_at: null, added: 0 } });
  expect(before.batch.size_name).not.toBe("");
  await shop.shop.database.db.execute(sql`update orders set dispatch_by = dispatch_by - 3 where id = ${two.id}::uuid`);
  value(await add(batch, two.codes));
  // Its answer was lost.
  value(await add(batch, two.codes));
  const after = await full(batch);
  expect(after.codes).toEqual([...one.codes, ...two.codes]);
  expect(after.added).toEqual(two.codes);
  expect(after.batch).toMatchObject({ units: 3, waiting: 3, added: 1, taken_out: 0, size_name: "" });
  expect(after.batch.changed_at).not.toBeNull();
  expect(after.batch.dispatch_by < before.batch.dispatch_by).toBe(true);
  expect(await blanks(batch)).toHaveLength(2);

  value(await takeOut(batch, two.codes));
  expect((await full(batch)).batch).toMatchObject({
    ...{ units: 2, added: 0, taken_out: 1, size_name: before.batch.size_name, dispatch_by: before.batch.dispatch_by },
  });
  expect(await blanks(batch)).toHaveLength(1);
  value(await add(batch, two.codes));
  expect((await full(batch)).codes).toEqual([...one.codes, ...two.codes]);
});

test("who added and took out what is in the record, once", async () => {
  const { codes } = await ready({ 23: 3 });
  const [first = "", second = "", third = ""] = codes;
  const batch = await make([first]);
  value(await add(batch, [second, third], "同じ版"));
  value(await takeOut(batch, [second]));
  const { rows } = await shop.shop.database.db.execute(sql`
    select action, reason, before, after from operator_deeds where subject_id = ${batch} and action <> 'makeBatch' order by id`);
  expect(rows).toEqual([
    {
      ...{ action: "addToBatch", reason: "同じ版", before: { state: "open", units: 1, pieces: [] } },
      after: { state: "open", units: 3, pieces: [second, third] },
    },
    {
      ...{ action: "takeOutOfBatch", reason: "急ぎ", before: { state: "open", units: 3, pieces: [second] } },
      after: { state: "open", units: 2, pieces: [] },
    },
  ]);
});

test("what cannot be printed with the batch is refused by name, and then nothing of it is added", async () => {
  const { codes, id } = await ready({ 23: 5 });
  const [first = "", second = "", third = "", held = "", printed = ""] = codes;
  const batch = await make([first]);
  const other = await make([second]);
  expect(await add(batch, [third, second])).toMatchObject({ failure: { code: "floor/in-other-batch" } });
  expect(await add(batch, [third, "12345678"])).toMatchObject({ failure: { code: "floor/no-such-unit" } });
  expect(await add("B12345", [third])).toMatchObject({ failure: { code: "floor/no-such-batch" } });
  value(await hand.call(holdUnit, { scan_id: randomUUID(), code: held, reason: "糸くず" }));
  value(await print(printed));
  for (const late of [held, printed])
    expect(await add(batch, [third, late])).toMatchObject({ failure: { code: "floor/batch-not-ready" } });
  const mixed = await ready({ 23: 1 });
  await shop.shop.database.db.execute(
    sql`update order_lines set method_id = 43 where order_id = ${mixed.id}::uuid and order_id <> ${id}::uuid`,
  );
  expect(await add(batch, [third, ...mixed.codes])).toMatchObject({ failure: { code: "floor/batch-mixed" } });
  expect((await full(batch)).codes).toEqual([first]);
  value(await hand.call(closeBatch, { batch: other, reason: "機械の故障" }));
  expect(await add(other, [third])).toMatchObject({ failure: { code: "floor/batch-is-done" } });
  const viewer = await shop.asOperator("viewer");
  expect(await viewer.call(addToBatch, { batch, codes: [third], reason: "急ぎ" })).toMatchObject({ ok: false });
});

test("a batch holds 200 and no more", async () => {
  const { id } = await ready({ 23: 100, 25: 101 });
  const { rows } = await shop.shop.database.db.execute<{ number: string }>(
    sql`select number from units where order_id = ${id}::uuid order by number`,
  );
  const codes = rows.map(({ number }) => unitCode(Number(number)));
  const batch = await make(codes.slice(0, 199));
  expect(await add(batch, codes.slice(199))).toMatchObject({ failure: { code: "floor/batch-full" } });
  value(await add(batch, codes.slice(199, 200)));
  expect((await full(batch)).batch.units).toBe(200);
});

test("two at once: a piece comes into one of two batches, and into none that is closed or printed meanwhile", async () => {
  const { codes } = await ready({ 23: 8 });
  const [first = "", second = "", ...rest] = codes;
  const [one, two] = [await make([first]), await make([second])];
  const added = await Promise.all(
    rest.flatMap((code) => [
      add(one, [code]),
      add(two, [code]),
      ...(code === rest[0] ? [print(first)] : []),
      ...(code === rest[3] ? [print(code), takeOut(two, [second])] : []),
    ]),
  );
  const [inOne, inTwo] = [(await full(one)).codes, (await full(two)).codes];
  const lying = [...inOne, ...inTwo];
  expect(new Set(lying).size).toBe(lying.length);
  for (const answer of added)
    if (!answer.ok)
      expect(["floor/in-other-batch", "floor/batch-not-ready", "floor/batch-is-done"]).toContain(answer.failure.code);
  const { units } = value(await hand.call(listUnits, { state: "ready" }));
  expect(units.filter(({ code, batch }) => batch === "" && lying.includes(code)).map(({ code }) => code)).toEqual([]);
});
