import { randomUUID } from "node:crypto";
import {
  advanceCounterOrder,
  getCounterOrder,
  refundCounterAmount,
  refundCounterPieces,
  replaceCounterPieces,
} from "@surimono/contract/counter";
import { getCounterDefect, refundCounterDefect, reportDefect, reprintCounterDefect } from "@surimono/contract/defects";
import { getDeskReturn, returnDeskOrder } from "@surimono/contract/desk";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart, waitUntil } from "../orders/testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** Three shirts that have left, of which one is reported, and two operators who look at them at the same time. */
async function openReported() {
  const { db } = shop.shop.database;
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1, { 23: 3 }));
  await db.execute(sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`);
  const [one, other] = [await shop.asOperator("owner"), await shop.asOperator("owner")];
  for (const to of ["printing", "packed", "shipped"] as const)
    value(await one.call(advanceCounterOrder, { order_number, to }));
  await db.execute(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const pieces = [{ line_id: lines[0]?.line_id ?? "", quantity: 1 }];
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a33" } });
  const file = new File([new Uint8Array(await photo.jpeg().toBuffer())], "傷.jpg");
  const report = {
    request_key: randomUUID(),
    order_id,
    parcel_number: 1,
    wish: "refund",
    words: "傷",
    pieces,
  } as const;
  value(await buyer.call(reportDefect, { report }, { files: { photo_0: file } }));
  const look = async () => value(await one.call(getCounterOrder, { order_number })).remedies;
  return { order_number, pieces, look, both: [one.call, other.call] as const };
}

type Opened = Awaited<ReturnType<typeof openReported>>;
type Call = Opened["both"][0];
type Decision = (
  of: Opened,
  call: Call,
  remedies: number | undefined,
  request_key?: string,
) => Promise<{ ok: boolean }>;

const parcel = ({ order_number, pieces }: Opened) => ({ order_number, parcel_number: 1, pieces, reason: "傷" });
const report = ({ order_number }: Opened) => ({ order_number, report: 1, from: "received", words: "" }) as const;

const DECISIONS: Readonly<Record<string, Decision>> = {
  amount: ({ order_number }, call, remedies, request_key = randomUUID()) =>
    call(refundCounterAmount, { order_number, amount: 300, reason: "傷", remedies, request_key }),
  pieces: (of, call, remedies, request_key = randomUUID()) =>
    call(refundCounterPieces, { ...parcel(of), with_delivery: false, remedies, request_key }),
  replacement: (of, call, remedies, request_key = randomUUID()) =>
    call(replaceCounterPieces, { ...parcel(of), remedies, request_key }),
  "report refunded": (of, call, remedies) => call(refundCounterDefect, { ...report(of), pieces: of.pieces, remedies }),
  "report reprinted": (of, call, remedies) =>
    call(reprintCounterDefect, { ...report(of), pieces: of.pieces, remedies }),
};

const decide = (name: string): Decision => DECISIONS[name] ?? (() => Promise.reject(new Error(name)));
const MOVED = { ok: false, failure: { code: "orders/moved-meanwhile" } };

test.each([
  ["amount", "amount"],
  ["pieces", "pieces"],
  ["replacement", "replacement"],
  ["amount", "replacement"],
  ["report refunded", "amount"],
])("of two who saw the same order, one decides: %s and %s (rule orders-remedies-read)", async (first, second) => {
  const of = await openReported();
  const seen = await of.look();
  expect(seen).toBe(0);
  const [mine, theirs] = of.both;
  const answers = await Promise.all([decide(first)(of, mine, seen), decide(second)(of, theirs, seen)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject(MOVED);
  expect(await of.look()).toBe(1);
  // Whoever has read it again decides as before.
  expect(await decide("amount")(of, theirs, 1)).toMatchObject({ ok: true });
});

test.each(["report refunded", "report reprinted"])("%s is refused after money went back at the order", async (name) => {
  const of = await openReported();
  const [mine, theirs] = of.both;
  const read = value(await theirs(getCounterDefect, { order_number: of.order_number, report: 1 }));
  expect(await decide("amount")(of, mine, 0)).toMatchObject({ ok: true });
  expect(await decide(name)(of, theirs, read.remedies)).toMatchObject(MOVED);
  expect(await decide(name)(of, theirs, 1)).toMatchObject({ ok: true });
});

test("a decision that is sent again finds itself made, and the job that makes it is no other one", async () => {
  const of = await openReported();
  const [mine, theirs] = of.both;
  for (const [index, name] of ["amount", "pieces", "replacement"].entries()) {
    const key = randomUUID();
    const first = await decide(name)(of, mine, index, key);
    expect(first).toMatchObject({ ok: true });
    expect(await decide(name)(of, mine, index, key)).toEqual(first);
    expect(await of.look()).toBe(index + 1);
  }
  await waitUntil("both sums went back", async () => {
    const { rows } = await shop.shop.database.db.execute(sql`
      select 1 from order_refunds refund join orders on orders.id = refund.order_id
      where orders.sequence = (select max(sequence) from orders where replaces is null) and refund.state = 'done'`);
    return rows.length === 2;
  });
  expect(await of.look()).toBe(3);
  // Taken off the bill at the other desk.
  const { order_number } = of;
  const { left } = value(await mine(getDeskReturn, { order_number }));
  value(await mine(returnDeskOrder, { order_number, amount: 100, left, reason: "値引き" }));
  expect(await decide("amount")(of, theirs, 3)).toMatchObject(MOVED);
});
