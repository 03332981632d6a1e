import { randomUUID } from "node:crypto";
import {
  cancelCounterOrder,
  holdCounterOrder,
  releaseCounterOrder,
  shipCounterParcel,
} from "@surimono/contract/counter";
import { makeBatch, openPaper, rejectUnit, scanUnit } from "@surimono/contract/floor";
import { batchCode, courierReference } from "@surimono/domain/floor";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readyOrder } from "./testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type Station = "print" | "check" | "pack" | "store";
const refused = (code: string) => ({ failure: { code: `floor/${code}` } });

async function opened() {
  const hand = await shop.asOperator("owner");
  const { codes, number } = await readyOrder(shop, { 23: 2 });
  const open = (code: string, station: Station) => hand.call(openPaper, { code, station });
  const scan = async (code: string, station: Station) =>
    value(await hand.call(scanUnit, { scan_id: randomUUID(), station, code }));
  return { hand, codes, number, open, scan, paper: courierReference({ number, parcel: 1 }) };
}

test("a batch's paper opens what the station waits for, and says why it is not next (rule floor-papers-at)", async () => {
  const { hand, codes, open, scan } = await opened();
  const { code: batch } = value(await hand.call(makeBatch, { making_id: randomUUID(), codes })).batch;
  const [first = "", second = ""] = codes;
  const waits = async (station: Station) => {
    const { batch: found } = value(await open(batch, station));
    return { codes: found?.next.map(({ code }) => code), waiting: found?.waiting };
  };
  expect(await waits("print")).toEqual({ codes, waiting: 2 });
  expect(await open(batch, "check")).toMatchObject(refused("not-printed"));
  await scan(first, "print");
  expect(await waits("print")).toEqual({ codes: [second], waiting: 1 });
  expect(await waits("check")).toEqual({ codes: [first], waiting: 1 });
  await scan(second, "print");
  expect(await open(batch, "print")).toMatchObject(refused("already-done"));
  expect(await waits("check")).toEqual({ codes, waiting: 2 });
  for (const station of ["pack", "store"] as const)
    expect(await open(batch, station)).toMatchObject(refused("batch-not-here"));
  expect(await open("B99999", "print")).toMatchObject(refused("no-such-paper"));
  expect(await open(batchCode(9999), "print")).toMatchObject(refused("no-such-batch"));
  expect(await open(first, "print")).toMatchObject(refused("no-such-paper"));
});

test("what is printed again lies in its next batch: the old paper asks for it no more", async () => {
  const { hand, codes, open, scan } = await opened();
  const make = async (some: string[]) =>
    value(await hand.call(makeBatch, { making_id: randomUUID(), codes: some })).batch.code;
  const old = await make(codes);
  for (const code of codes) await scan(code, "print");
  const [first = "", second = ""] = codes;
  value(await hand.call(rejectUnit, { scan_id: randomUUID(), code: first, reason: "scorch", note: "" }));
  const next = await make([first]);
  expect(await open(old, "print")).toMatchObject(refused("already-done"));
  expect(value(await open(next, "print")).batch?.next.map(({ code }) => code)).toEqual([first]);
  expect(value(await open(old, "check")).batch?.next.map(({ code }) => code)).toEqual([second]);
});

test("a parcel's label opens its box at the packing table, until it is held, has left or goes nowhere", async () => {
  const { hand, codes, number, open, scan, paper } = await opened();
  for (const station of ["print", "check", "store"] as const)
    expect(await open(paper, station)).toMatchObject(refused("parcel-not-here"));
  expect(value(await open(paper, "pack"))).toMatchObject({
    ...{ batch: null, parcel: { order_number: number, units: 2, packed: 0, is_complete: false } },
  });
  const [first = "", second = ""] = codes;
  for (const station of ["print", "check"] as const) for (const code of codes) await scan(code, station);
  await scan(first, "pack");
  // The box is whoever packs it.
  const other = await shop.asOperator("floor");
  expect(await other.call(openPaper, { code: paper, station: "pack" })).toMatchObject(refused("packed-by-other"));
  await scan(second, "pack");
  expect(value(await open(paper, "pack")).parcel).toMatchObject({ is_complete: true, missing: [] });
  value(await hand.call(holdCounterOrder, { order_number: number, reason: "住所の確認" }));
  expect(await open(paper, "pack")).toMatchObject(refused("order-held"));
  value(await hand.call(releaseCounterOrder, { order_number: number, reason: "確認済み" }));
  expect(await open(courierReference({ number, parcel: 2 }), "pack")).toMatchObject(refused("no-such-parcel"));

  // Cancelled in its box: its pieces come out one by one, then nothing of it is left to do.
  value(await hand.call(cancelCounterOrder, { order_number: number, reason: "お客様のご希望", message: "" }));
  expect(value(await open(paper, "pack")).parcel?.to_take_out.map(({ code }) => code)).toEqual(codes);
  for (const code of codes) expect((await scan(code, "pack")).did).toBe("taken-out");
  expect(await open(paper, "pack")).toMatchObject(refused("parcel-cancelled"));
});

test("the label of a parcel that has left says so", async () => {
  const { hand, codes, number, open, scan, paper } = await opened();
  for (const station of ["print", "check", "pack"] as const) for (const code of codes) await scan(code, station);
  const sent = { order_number: number, parcel_number: 1, courier: "yamato", tracking_number: "123456789012" } as const;
  value(await hand.call(shipCounterParcel, sent));
  expect(await open(paper, "pack")).toMatchObject(refused("has-left"));
});
