import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveDestinations } from "@surimono/contract/cart";
import { cancelCounterOrder } from "@surimono/contract/counter";
import { printPackingPapers } from "@surimono/contract/floor";
import { placeOrder } from "@surimono/contract/orders";
import { MADE_AGAIN_FREE } from "@surimono/domain/documents";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { hasTool, runTool } from "../../../testing/outside-tools.ts";
import { ADDRESS, fillCart, openBuyer, placeCart } from "../../orders/testing/index.ts";
import { packingPdf } from "./packing-pdf.ts";
import { readPacking } from "./read-packing.ts";

let shop: TestShop;
let hand: Awaited<ReturnType<TestShop["asOperator"]>>;
beforeAll(async () => {
  shop = await openTestShop();
  hand = await shop.asOperator("floor");
});
afterAll(() => shop.stop());

const db = () => shop.shop.database.db;

async function numberOf(orderId: string, dispatchBy: string) {
  const { rows } = await db().execute<{ sequence: string }>(
    sql`update orders set dispatch_by = ${dispatchBy}::date where id = ${orderId}::uuid returning sequence`,
  );
  return orderNumber(Number(rows[0]?.sequence));
}

async function placed(dispatchBy: string) {
  const { order_id } = value(await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: 2 }));
  return { id: order_id, number: await numberOf(order_id, dispatchBy) };
}

async function several(dispatchBy: string) {
  const buyer = await openBuyer(shop, { kind: "business", discountRateBp: 0 });
  const cart = await fillCart(buyer, { 23: 3 });
  const line_id = cart.lines[0]?.line_id ?? "";
  const go = (quantity: number, to: object) => ({
    ...{ destination_id: randomUUID(), ...to, pieces: [{ line_id, quantity }] },
  });
  const destinations = [go(2, { address_id: buyer.addressId }), go(1, { address: ADDRESS })];
  const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const { order_id } = value(
    await buyer.call(placeOrder, { cart_id: cart.cart_id, expected_total: kept.totals.total, payment_type: 1 }),
  );
  return { id: order_id, number: await numberOf(order_id, dispatchBy) };
}

const whole = (order_number: string) => ({ order_number, parcel_number: 0 });
const read = (parcels: { order_number: string; parcel_number: number }[], most = 200) =>
  shop.shop.database.inTransaction((tx) => readPacking(tx, shop.shop.env, parcels, most));

test("papers come in the order of the promised day, each parcel once", async () => {
  const [late, two, early] = [await placed("2026-12-09"), await several("2026-12-08"), await placed("2026-12-07")];
  const parcels = value(
    await read([
      whole(late.number),
      whole(two.number),
      { order_number: two.number, parcel_number: 2 },
      whole(early.number),
    ]),
  );
  expect(parcels.map(({ number, place, lines }) => [number, place, lines[0]?.quantity])).toEqual([
    [early.number, "", 2],
    [two.number, "小包 1 / 2", 2],
    [two.number, "小包 2 / 2", 1],
    [late.number, "", 2],
  ]);
  expect(parcels[1]?.code).toBe(`${two.number.replaceAll("-", "")}P1`);
  expect(await read([whole(two.number), whole(late.number)], 2)).toMatchObject({
    failure: { code: "floor/too-many-papers" },
  });
});

test("prices are in the box of who paid alone: their sum is the order's", async () => {
  const [own, present, two] = [await placed("2026-12-08"), await placed("2026-12-09"), await several("2026-12-10")];
  await db().execute(sql`update order_destinations set sender = 'present' where order_id = ${present.id}::uuid`);
  const parcels = value(await read([own, present, two].map(({ number }) => whole(number))));
  expect(parcels.map(({ sums }) => sums !== undefined)).toEqual([true, false, false, false]);
  const { rows } = await db().execute<{ total: number }>(sql`select total from orders where id = ${own.id}::uuid`);
  const [{ sums, lines } = { sums: undefined, lines: [] }] = parcels;
  const all = [...lines, ...(sums?.extras ?? [])].reduce((sum, { amount }) => sum + amount, 0);
  expect([all, sums?.total]).toEqual([rows[0]?.total, rows[0]?.total]);
});

test("the box of a sending has no prices: what was paid is the storing of its pieces", async () => {
  const own = await placed("2026-12-08");
  await db().execute(sql`update orders set way = 'sending' where id = ${own.id}::uuid`);
  const [parcel] = value(await read([whole(own.number)]));
  expect(parcel).toMatchObject({ lines: [{ quantity: 2 }], sums: undefined });
});

test("the box of what was made once more has no prices, and says to who ordered it that it cost nothing (rule documents-free)", async () => {
  const [first, again, present] = [await placed("2026-12-07"), await placed("2026-12-08"), await placed("2026-12-09")];
  await db().execute(
    sql`update orders set replaces = ${first.id}::uuid where id in (${again.id}::uuid, ${present.id}::uuid)`,
  );
  await db().execute(sql`update order_destinations set sender = 'present' where order_id = ${present.id}::uuid`);
  const parcels = value(await read([first, again, present].map(({ number }) => whole(number))));
  expect(parcels.map(({ sums, note }) => [sums !== undefined, note])).toEqual([
    [true, ""],
    [false, MADE_AGAIN_FREE],
    [false, ""],
  ]);
  const paper = JSON.stringify(packingPdf({ kind: "slips", parcels, shop: { name: "", contact: "" } }));
  expect(paper.split(MADE_AGAIN_FREE)).toHaveLength(2);
});

test("none is printed for an order that was cancelled or a parcel that is not there", async () => {
  const [stays, gone] = [await placed("2026-12-08"), await placed("2026-12-08")];
  const print = (parcels: { order_number: string; parcel_number: number }[]) =>
    hand.call(printPackingPapers, { paper: "labels", parcels });
  value(
    await (await shop.asOperator("owner")).call(cancelCounterOrder, {
      ...{ order_number: gone.number, reason: "お電話", message: "" },
    }),
  );
  const changed = { failure: { code: "floor/parcels-changed" } };
  expect(await print([whole(stays.number), whole(gone.number)])).toMatchObject(changed);
  expect(await print([{ order_number: stays.number, parcel_number: 2 }])).toMatchObject(changed);
});

describe.runIf(hasTool("pdftotext"))("poppler", () => {
  test("a label of 100 × 150 mm and a delivery note for each parcel", async () => {
    const { number, id } = await placed("2026-12-08");
    await db().execute(sql`update order_destinations set sender = 'present' where order_id = ${id}::uuid`);
    const folder = mkdtempSync(join(tmpdir(), "packing-"));
    try {
      for (const paper of ["labels", "slips"] as const) {
        const pdf: Blob = value(await hand.call(printPackingPapers, { paper, parcels: [whole(number)] }));
        const file = join(folder, `${paper}.pdf`);
        writeFileSync(file, Buffer.from(await pdf.arrayBuffer()));
        const text = runTool("pdftotext", "-layout", file, "-");
        expect(text).toContain(number);
        expect(runTool("pdfinfo", file)).toMatch(/Pages:\s+1\n/);
        if (paper === "labels") {
          expect(runTool("pdfinfo", file)).toMatch(/Page size:\s+283\.\d+ x 425\.\d+ pts/);
          expect(text).toContain("〒");
        } else expect(text).not.toMatch(/[¥￥]/);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
