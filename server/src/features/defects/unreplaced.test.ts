import { randomUUID } from "node:crypto";
import { advanceCounterOrder, cancelCounterOrder, getToday } from "@surimono/contract/counter";
import { getCounterDefect, reportDefect, reprintCounterDefect } from "@surimono/contract/defects";
import { getOrder } from "@surimono/contract/orders";
import { getTicket, listTickets } from "@surimono/contract/support";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("a report whose goods are not made again after all waits for the shop, which has them made once more (rule defects-states)", async () => {
  const { db } = shop.shop.database;
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1, { 23: 3 }));
  await db.execute(sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`);
  const { call } = await shop.asOperator("owner");
  for (const to of ["printing", "packed", "shipped"] as const)
    value(await call(advanceCounterOrder, { order_number, to }));
  await db.execute(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a33" } });
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "reprint" as const, words: "にじんでいます。" },
    pieces: [{ line_id: lines[0]?.line_id ?? "", quantity: 3 }],
  };
  const file = new File([new Uint8Array(await photo.jpeg().toBuffer())], "傷.jpg");
  value(await buyer.call(reportDefect, { report }, { files: { photo_0: file } }));

  const named = { order_number, report: 1 };
  const look = async () => value(await call(getCounterDefect, named));
  const reprint = async () => {
    const { remedies } = await look();
    value(await call(reprintCounterDefect, { ...named, from: "received", words: "作り直します。", remedies }));
    return (await look()).replacement ?? "";
  };
  const waiting = async () => {
    const { defects_waiting, tickets_open } = value(await call(getToday, {})).counts;
    return [defects_waiting, tickets_open];
  };
  const first = await reprint();
  expect(await waiting()).toEqual([0, 0]);
  value(await call(cancelCounterOrder, { order_number: first, reason: "品切れ", message: "" }));
  expect(await look()).toMatchObject({ defect: { state: "received", resolution: null }, replacement: null });
  expect(await waiting()).toEqual([1, 1]);
  const [ticket] = value(await call(listTickets, { view: "open", text: order_number })).tickets;
  const { entries } = value(await call(getTicket, { ticket_id: ticket?.ticket_id ?? "" }));
  expect(entries.at(-1)).toMatchObject({ kind: "note", text: expect.stringContaining(first) });

  // Made once more it is another order, and the one that was cancelled stays so.
  const second = await reprint();
  expect(second).not.toBe(first);
  const { replacements } = value(await buyer.call(getOrder, { order_id }));
  expect(replacements.map((one) => one.order_number)).toEqual([first, second]);
  const made = replacements[1]?.order_id ?? "";
  await db.execute(sql`update orders set placed_at = placed_at - interval '2 hours' where id = ${made}`);
  for (const to of ["printing", "packed", "shipped"] as const)
    value(await call(advanceCounterOrder, { order_number: second, to }));
  expect((await look()).defect.state).toBe("done");
});
