import { MINUTE_MS } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Hook } from "../../../platform/hook.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { recordPayment } from "../../billing/index.ts";
import { findUncleared } from "../../designs/index.ts";
import type { OrderDesk, PlacedOrder } from "../order-desk.ts";
import { findOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { applySession } from "../payment/settle-payment.ts";
import { cancelOrder } from "../refunds/cancel-order.ts";
import { fillCart, openBuyer, placeCart, type TestBuyer } from "../testing/index.ts";
import { placeOrder } from "./place-order.ts";

let opened: TestShop;
let desk: OrderDesk;
let now = new Date("2026-11-21T03:00:00Z");
const heard: string[] = [];

const hears =
  (what: string): Hook<Order> =>
  async (_, { sequence, lifecycle, payment }) => {
    heard.push(`${what} ${orderNumber(sequence)} ${lifecycle} ${payment}`);
  };
const hearsPlaced: Hook<PlacedOrder> = (tx, { order, lines }, shop) =>
  hears(`placed with ${lines.length}`)(tx, order, shop);

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
  desk = {
    ...opened.shop,
    gateway: undefined,
    findUncleared,
    printPieces: async () => {},
    judgeInvoice: { look: async () => undefined, hold: async () => () => undefined },
    issueReturns: async () => new Map(),
    explainRefunds: async () => new Map(),
    onPlaced: [hearsPlaced],
    onPaid: [hears("paid")],
    onCancelled: [hears("cancelled")],
    onRefunded: [],
    onRefundFailed: [],
    onMoved: [],
    holdStock: async () => true,
  };
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => opened.stop());

/** The buyer's cart, placed by invoice. */
async function placeByInvoice(buyer: TestBuyer) {
  const cart = await fillCart(buyer);
  const wish = { cartId: cart.cart_id, expectedTotal: cart.totals.total, addressId: buyer.addressId };
  return placeOrder(desk, opened.shop, buyer.member, {
    ...wish,
    method: "invoice",
    wish: undefined,
    deliveryMethod: "courier",
    returnOrigin: opened.baseUrl,
  });
}

const openBusiness = () => openBuyer(opened, { kind: "business" });

test("an invoice is placed first, and paid once, when its money is recorded", async () => {
  const { order_number: number } = value(await placeByInvoice(await openBusiness()));
  expect(heard).toEqual([`placed with 1 ${number} placed invoiced`]);
  now = new Date(now.getTime() + 31 * MINUTE_MS);
  const fails: Hook<Order> = async () => {
    throw new Error("no");
  };
  const pay = (onPaid: readonly Hook<Order>[]) =>
    recordPayment({ ...opened.shop, onPaid, onRefunded: [] }, { number, day: "2026-11-23", note: "" });
  await expect(pay([...desk.onPaid, fails])).rejects.toThrow("no");
  expect(value(await pay(desk.onPaid))).toMatchObject({ open: 0 });
  expect(value(await pay(desk.onPaid))).toMatchObject({ open: 0 });
  // The first was undone with its transaction.
  expect(heard.slice(1)).toEqual(Array.from({ length: 2 }, () => `paid ${number} placed paid`));
});

test("a card is placed and paid at once, however often the gateway says so", async () => {
  const buyer = await openBuyer(opened);
  const { order_id: orderId, order_number: number } = value(await placeCart(buyer));
  const key = { userId: buyer.member.id, orderId };
  const total = (await findOrder(opened.shop.database.db, key))?.total ?? 0;
  const session = { id: "cs_told", url: undefined, paymentRef: "pi_told", amount: total };
  const paid = { ...session, state: "paid", attempt: { ...key, attempt: 1 } } as const;
  await Promise.all(Array.from({ length: 4 }, () => applySession(desk, paid, "webhook")));
  expect(heard).toEqual([`placed with 1 ${number} placed paid`, `paid ${number} placed paid`]);
});

test("a cancellation is told once", async () => {
  const buyer = await openBusiness();
  const { order_id: orderId, order_number: number } = value(await placeByInvoice(buyer));
  const key = { userId: buyer.member.id, orderId };
  await Promise.all([cancelOrder(desk, key), cancelOrder(desk, key)]);
  expect(heard.slice(1)).toEqual([`cancelled ${number} cancelled void`]);
});
