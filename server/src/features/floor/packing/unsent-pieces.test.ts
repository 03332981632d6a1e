import { advanceCounterOrder, refundCounterPieces, shipCounterParcel } from "@surimono/contract/counter";
import { getDocument, issueOrderDocument } from "@surimono/contract/documents";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitUntil } from "../../orders/testing/index.ts";
import { readyOrder } from "../testing/index.ts";
import { readPacking } from "./read-packing.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("delivery notes leave out what was refunded before it left, and keep what was refunded later (rule documents-sent)", async () => {
  const { call } = await shop.asOperator("owner");
  const { number: order_number, id: order_id, buyer } = await readyOrder(shop, { 23: 3, 24: 2 });
  const { lines, total } = value(await buyer.call(getOrder, { order_id }));
  const [three, two] = [3, 2].map((quantity) => lines.find((line) => line.quantity === quantity)?.line_id ?? "");
  const made = async () => {
    const rows = sql`select 1 from order_refunds where order_id = ${order_id}::uuid and state = 'done'`;
    return (await shop.shop.database.db.execute(rows)).rows.length;
  };
  const refund = async (line_id = "", quantity = 1) => {
    const wish = { order_number, parcel_number: 1, pieces: [{ line_id, quantity }], with_delivery: false };
    const before = await made();
    const { amount } = value(await call(refundCounterPieces, { ...wish, reason: "品切れ" }));
    await waitUntil("the money went back", async () => (await made()) > before);
    return amount;
  };
  /** What lies in the box, as its paper says it, and the sums that the receiver adds up. */
  const slip = async () => {
    const wanted = [{ order_number, parcel_number: 0 }];
    const [paper] = value(await shop.shop.database.inTransaction((tx) => readPacking(tx, shop.shop.env, wanted, 200)));
    const { lines: goods = [], sums } = paper ?? {};
    const all = [...goods, ...(sums?.extras ?? [])].reduce((sum, { amount }) => sum + amount, 0);
    expect(all).toBe(sums?.total);
    return { pieces: goods.map(({ quantity }) => quantity), total: sums?.total };
  };
  expect(await slip()).toEqual({ pieces: [3, 2], total });
  const gone = (await refund(three, 1)) + (await refund(two, 2));
  expect(await slip()).toEqual({ pieces: [2], total: total - gone });

  for (const to of ["printing", "packed"] as const) value(await call(advanceCounterOrder, { order_number, to }));
  const sent = { order_number, parcel_number: 1, courier: "yamato", tracking_number: "123456789010" } as const;
  value(await call(shipCounterParcel, sent));
  await refund(three, 1);
  // Printed again, it is about the same box.
  expect(await slip()).toEqual({ pieces: [2], total: total - gone });
  const wish = { order_id, kind: "delivery", recipient: "見本", honorific: "御中", issue: 1 } as const;
  const { document_id, amount } = value(await buyer.call(issueOrderDocument, wish));
  expect(amount).toBe(total - gone);
  const { sheet } = value(await buyer.call(getDocument, { document_id }));
  expect(sheet.groups.map(({ heading, lines: goods }) => [heading, goods.map(({ quantity }) => quantity)])).toEqual([
    ["", [2]],
  ]);
  const printed = sheet.groups.flatMap((group) => [...group.lines, ...group.extras]);
  expect(printed.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  expect(sheet.taxes.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
});
