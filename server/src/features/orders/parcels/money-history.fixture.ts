import { randomUUID } from "node:crypto";
import { saveDestinations } from "@surimono/contract/cart";
import { getDocument, getOrderDocuments } from "@surimono/contract/documents";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { type TestShop, value } from "../../../testing/index.ts";
import { refundPieces } from "../refunds/ask-refund.ts";
import { refundAmount } from "../refunds/refund-amount.ts";
import { advanceOrder } from "../steps/advance-order.ts";
import { ADDRESS, fillCart, type TestBuyer, waitUntil } from "../testing/index.ts";
import { cancelParcel } from "./cancel-parcel.ts";
import { deliverParcel, shipParcel, undoParcel } from "./move-parcel.ts";

const PARCELS = 3;
/** For each parcel how many of each of two lines. */
export const split = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: PARCELS, maxLength: PARCELS });
export type Split = readonly (readonly [number, number])[];
export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
export const linesOf = (counts: Split) => [0, 1].map((at) => sumOf(counts.map((one) => one[at] ?? 0)));

/** Into the cart, in several parcels: the lines have what the first split holds, the parcels what the second says. */
export async function enter({ shop }: TestShop, buyer: TestBuyer, ordered: Split, wanted: Split) {
  const [first = 0, second = 0] = linesOf(ordered);
  await shop.database.db.execute(sql`delete from carts where user_id = ${buyer.member.id} and state = 'open'`);
  const cart = await fillCart(buyer, { ...(first && { 23: first }), ...(second && { 25: second }) });
  const idOf = (at: number) => cart.lines.find(({ size_id }) => size_id === [23, 25][at])?.line_id;
  const destinations = wanted.map((counts, at) => ({
    ...{ destination_id: randomUUID(), address: { ...ADDRESS, last_name: `宛先${at + 1}` } },
    pieces: counts.flatMap((quantity, line) => {
      const line_id = idOf(line);
      return quantity && line_id ? [{ line_id, quantity }] : [];
    }),
  }));
  const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
  return { cart, kept };
}

/** Every parcel holds something, and every line is there. */
export const wholeSplit = split.filter(
  (counts) => counts.every((one) => sumOf(one) > 0) && linesOf(counts).every((sum) => sum > 0),
);

interface Placed {
  readonly order_id: string;
  readonly order_number: string;
}

const parcel = fc.integer({ min: 1, max: PARCELS });
/** Something that happens to an order. */
export const step = fc.oneof(
  fc.record({ kind: fc.constantFrom("advance" as const) }),
  fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ kind: fc.constantFrom("ship" as const, "deliver" as const, "undo" as const, "cancel" as const), parcel }),
  fc.record({
    kind: fc.constant("refund" as const),
    parcel,
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
    withDelivery: fc.boolean(),
  }),
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** The minutes are over in which the buyer may cancel. */
export async function letPass({ shop }: TestShop, { order_id }: Placed): Promise<void> {
  const older = sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`;
  await shop.database.db.execute(older);
}

/** One step, where it is possible. */
export async function take(opened: TestShop, buyer: TestBuyer, placed: Placed, one: Step): Promise<void> {
  const { order_id, order_number: number } = placed;
  const shop = { ...opened.shop, onMoved: [] };
  const now = shop.now();
  const order = value(await buyer.call(getOrder, { order_id }));
  if (one.kind === "advance") {
    const next = ({ 1: "printing", 5: "packed", 6: "shipped" } as const)[order.status];
    if (next) await advanceOrder(shop, number, next, now);
  } else if (one.kind === "amount") await refundAmount(shop, { number, amount: one.amount, reason: "test" }, now);
  else if (one.kind === "ship")
    await shipParcel(shop, { number, parcel: one.parcel, courier: "yamato", tracking: "123456789012" }, now);
  else if (one.kind === "deliver") await deliverParcel(shop, { number, parcel: one.parcel }, now);
  else if (one.kind === "refund") {
    const lineId = order.lines[one.line]?.line_id ?? randomUUID();
    const wish = { parcel: one.parcel, pieces: [{ lineId, quantity: one.quantity }], withDelivery: one.withDelivery };
    await refundPieces(shop, { number, ...wish, reason: "test" }, now);
  } else {
    const from = order.destinations[one.parcel - 1]?.state ?? "preparing";
    const named = { number, parcel: one.parcel, reason: "test", from };
    if (one.kind === "undo") await undoParcel(shop, named, now);
    else await cancelParcel(shop, named, now);
  }
}

/** What holds whatever happened, with no refund under way. */
export async function reconcile({ shop }: TestShop, buyer: TestBuyer, { order_id }: Placed) {
  await waitUntil("the refunds", async () => {
    const asked = sql`select 1 from order_refunds where order_id = ${order_id} and state = 'asked'`;
    return (await shop.database.db.execute(asked)).rowCount === 0;
  });
  const order = value(await buyer.call(getOrder, { order_id }));
  const parcels = order.destinations;
  const countOf = (pieces: readonly { line_id: string; quantity: number }[], lineId: string) =>
    sumOf(pieces.filter(({ line_id }) => line_id === lineId).map(({ quantity }) => quantity));
  for (const { line_id, quantity } of order.lines) {
    expect(sumOf(parcels.map(({ pieces }) => countOf(pieces, line_id)))).toBe(quantity);
    for (const { pieces, refunded_pieces, state } of parcels) {
      const back = countOf(refunded_pieces, line_id);
      expect(back).toBeLessThanOrEqual(countOf(pieces, line_id));
      if (state === "cancelled") expect(back).toBe(countOf(pieces, line_id));
    }
  }
  const back = sumOf(order.refunds.map(({ amount }) => amount));
  expect([order.refunded_total, order.kept_total]).toEqual([back, order.total - back]);
  expect(order.kept_total).toBeGreaterThanOrEqual(0);
  expect(sumOf(order.refunds.map(({ delivery_fee }) => delivery_fee))).toBeLessThanOrEqual(order.totals.delivery_fee);
  const sheets = await returnsOf(buyer, order_id);
  expect(sheets.map(({ sum }) => sum.amount).toSorted()).toEqual(order.refunds.map(({ amount }) => amount).toSorted());
  for (const { rate, amount } of order.totals.taxes) {
    const ofRate = [...sheets.flatMap(({ taxes }) => taxes), ...order.kept_taxes].filter(
      (share) => share.rate === rate,
    );
    expect(sumOf(ofRate.map((share) => share.amount))).toBe(amount);
  }
  for (const { sum, groups } of sheets) {
    const goods = groups.flatMap(({ lines }) => lines.map(({ amount }) => amount));
    expect(sumOf([...goods, ...groups.flatMap(({ extras }) => extras.map(({ amount }) => amount))])).toBe(sum.amount);
  }
  // Shipped is an order of which nothing is left to leave.
  const going = parcels.filter(({ state }) => state !== "cancelled");
  expect([order.parcels, order.parcels_shipped]).toEqual([
    going.length,
    going.filter(({ state }) => state === "shipped" || state === "delivered").length,
  ]);
  expect(order.status === 2).toBe(order.parcels_shipped === order.parcels);
  return order;
}

/** What the 適格返還請求書 of an order say. */
export async function returnsOf({ call }: TestBuyer, order_id: string) {
  const { documents } = value(await call(getOrderDocuments, { order_id }));
  const ids = documents.filter(({ kind }) => kind === "return").map(({ document_id }) => document_id);
  return Promise.all(ids.map(async (document_id) => value(await call(getDocument, { document_id })).sheet));
}
