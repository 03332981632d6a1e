import { chooseCoupon, chooseMiles, getDestinations } from "@surimono/contract/cart";
import { cancelOrder, getOrder, getPaymentResult, placeOrder } from "@surimono/contract/orders";
import { milesBack, milesFor } from "@surimono/domain/miles";
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { giveTestMiles } from "../../miles/testing/index.ts";
import {
  enter,
  letPass,
  reconcile,
  returnsOf,
  type Split,
  step,
  sumOf,
  take,
  wholeSplit,
} from "../parcels/money-history.fixture.ts";
import { actAtPayPage, makeCoupon, openBuyer, type TestBuyer, waitUntil } from "../testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const rowsOf = async (query: SQL) => (await opened.shop.database.db.execute<Record<string, number>>(query)).rows;

/** What the buyer has and chooses; miles that the account does not have, and more than fits, are left out by the cart. */
const choice = fc.record({
  held: fc.constantFrom(0, 400, 1_500),
  spent: fc.constantFrom(0, 130, 100_000),
  hasCoupon: fc.boolean(),
  end: fc.constantFrom("open", "open", "refunded", "refunded", "cancelled"),
});
type Choice = typeof choice extends fc.Arbitrary<infer One> ? One : never;

async function place(buyer: TestBuyer, counts: Split, { held, spent, hasCoupon }: Choice) {
  if (held > 0) await giveTestMiles(opened.shop, buyer.member.id, held);
  const { cart } = await enter(opened, buyer, counts, counts);
  if (hasCoupon) value(await buyer.call(chooseCoupon, { code: (await makeCoupon(opened)).code }));
  value(await buyer.call(chooseMiles, { miles: spent }));
  const { totals } = value(await buyer.call(getDestinations, {}));
  const wanted = { cart_id: cart.cart_id, expected_total: totals.total, payment_type: 2 } as const;
  const placed = value(await buyer.call(placeOrder, wanted));
  await actAtPayPage(placed.payment_url, "pay");
  expect(value(await buyer.call(getPaymentResult, { order_id: placed.order_id })).state).toBe("placed");
  return placed;
}

/** All of it back, by the buyer. */
async function cancel(buyer: TestBuyer, order_id: string) {
  value(await buyer.call(cancelOrder, { order_id }));
  await waitUntil("the money", async () => value(await buyer.call(getOrder, { order_id })).refund_state === "whole");
  const order = value(await buyer.call(getOrder, { order_id }));
  expect(sumOf((await returnsOf(buyer, order_id)).map(({ sum }) => sum.amount))).toBe(order.total);
  return order;
}

/** Whatever is left of the money. */
async function giveRest(buyer: TestBuyer, placed: Awaited<ReturnType<typeof place>>): Promise<void> {
  const { kept_total: amount } = await reconcile(opened, buyer, placed);
  if (amount > 0) await take(opened, buyer, placed, { kind: "amount", amount });
}

type Order = Awaited<ReturnType<typeof cancel>>;

async function checkBenefits({ member: { id: userId } }: TestBuyer, order: Order): Promise<void> {
  const { order_id, total, kept_total: kept, totals } = order;
  const offOf = (kind: string) => sumOf(totals.discounts.flatMap((one) => (one.kind === kind ? [one.amount] : [])));
  expect(totals.subtotal - sumOf(totals.discounts.map(({ amount }) => amount)) + totals.delivery_fee).toBe(total);
  const [money] = await rowsOf(sql`
    select coalesce(sum(amount) filter (where type = 'captured'), 0)::int as captured,
      coalesce(sum(amount) filter (where type = 'refunded'), 0)::int as refunded
    from payment_events where order_id = ${order_id}`);
  expect(money).toEqual({ captured: total, refunded: order.refunded_total });

  // Spent miles are out for what is kept of the money; those of the order come with its delivery, for what is kept.
  const [miles] = await rowsOf(sql`
    select coalesce(max(held.balance), 0)::int as balance,
      (select coalesce(sum(miles), 0)::int from mile_entries where user_id = ${userId}) as ledger,
      (select coalesce(sum(remaining), 0)::int from mile_lots where user_id = ${userId}) as remaining,
      (select coalesce(sum(spent), 0)::int from mile_lots where user_id = ${userId}) as spent,
      (select coalesce(sum(miles - returned), 0)::int from mile_spends where order_id = ${order_id}) as out,
      (select coalesce(sum(remaining + spent - owed), 0)::int from mile_lots where order_id = ${order_id}) as earned,
      (select coalesce(max(rate), 0)::int from mile_promises where order_id = ${order_id}) as rate
    from mile_balances held where held.user_id = ${userId}`);
  const used = offOf("miles");
  const out = used - milesBack(used, { kept, total });
  const going = order.destinations.filter(({ state }) => state !== "cancelled");
  const hasArrived = order.status === 2 && going.every(({ state }) => state === "delivered");
  const earned = hasArrived ? milesFor(kept, miles?.["rate"] ?? 0) : 0;
  expect(miles).toMatchObject({ out, spent: out, earned });
  expect([miles?.["ledger"], miles?.["remaining"]]).toEqual([miles?.["balance"], miles?.["balance"]]);

  const uses = await rowsOf(sql`select state from coupon_uses where order_id = ${order_id}`);
  expect(uses).toEqual(offOf("coupon") > 0 && kept > 0 ? [{ state: "used" }] : []);
}

test("whatever happens to an order with a coupon and miles: money, tax, documents, miles and coupon reconcile", async () => {
  await fc.assert(
    fc.asyncProperty(
      wholeSplit,
      choice,
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (counts, chosen, steps) => {
        const buyer = await openBuyer(opened);
        const placed = await place(buyer, counts, chosen);
        if (chosen.end === "cancelled") return checkBenefits(buyer, await cancel(buyer, placed.order_id));
        await letPass(opened, placed);
        for (const one of steps) await take(opened, buyer, placed, one);
        if (chosen.end === "refunded") await giveRest(buyer, placed);
        await checkBenefits(buyer, await reconcile(opened, buyer, placed));
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});
