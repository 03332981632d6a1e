import { chooseCoupon, chooseMiles, getDestinations } from "@surimono/contract/cart";
import { cancelOrder, getOrder, getPaymentResult, placeOrder } from "@surimono/contract/orders";
import { DAY_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { openDemoSession } from "../../members/index.ts";
import { earnArrived, expireMiles, giveTestMiles } from "../../miles/testing/index.ts";
import {
  enter,
  letPass,
  reconcile,
  returnsOf,
  type Split,
  type Step,
  step,
  sumOf,
  take,
  wholeSplit,
} from "../parcels/money-history.fixture.ts";
import { actAtPayPage, makeCoupon, openBuyer, type TestBuyer, waitUntil } from "../testing/index.ts";
import { checkBenefitsOf, checkWallet } from "./reconcile-benefits.fixture.ts";

let opened: TestShop;
const BEGIN = new Date("2026-11-21T03:00:00Z");
let now = BEGIN;
beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

/** What the buyer has and chooses; miles that the account does not have, and more than fits, are left out by the cart. */
const choice = fc.record({
  held: fc.constantFrom(0, 400, 1_500),
  spent: fc.constantFrom(0, 130, 100_000),
  hasCoupon: fc.boolean(),
  end: fc.constantFrom("open", "open", "refunded", "refunded", "cancelled"),
});
type Choice = typeof choice extends fc.Arbitrary<infer One> ? One : never;

/** Days pass, over the 7 of a courier that reports nothing or over the year of miles; or the miles that came pay for another order. */
const moment = fc.oneof(
  { weight: 6, arbitrary: fc.record({ which: fc.nat(1), done: step }) },
  { weight: 2, arbitrary: fc.record({ days: fc.constantFrom<number[]>(8, 31, 374) }) },
  { weight: 1, arbitrary: fc.constant({ again: true as const }) },
);
type Moment = typeof moment extends fc.Arbitrary<infer One> ? One : never;

const ONE_OF_EACH: [number, number][] = [
  [1, 1],
  [1, 1],
  [1, 1],
];
const ADVANCE = { which: 0, done: { kind: "advance" as const } };
const GIVE = { which: 0, done: { kind: "amount" as const, amount: 500 } };

/** What chance brings too rarely. */
const EXAMPLES: [[number, number][], Choice, Moment[]][] = [
  // The miles of an order pay for another; then the money of both goes back.
  [
    ONE_OF_EACH,
    { held: 0, spent: 0, hasCoupon: true, end: "refunded" },
    [ADVANCE, ADVANCE, ADVANCE, { days: 8 }, { again: true }],
  ],
  // A courier that reports nothing has brought it after a week.
  [ONE_OF_EACH, { held: 0, spent: 0, hasCoupon: false, end: "open" }, [ADVANCE, ADVANCE, ADVANCE, { days: 8 }]],
  // On their last day miles are there, on the next they are not, and what comes back after it has some days more.
  [ONE_OF_EACH, { held: 400, spent: 130, hasCoupon: true, end: "open" }, [GIVE, { days: 374 }, { days: 1 }, GIVE]],
];

async function place(buyer: TestBuyer, counts: Split, { spent, hasCoupon }: Pick<Choice, "spent" | "hasCoupon">) {
  const { cart } = await enter(opened, buyer, counts, counts);
  if (hasCoupon) value(await buyer.call(chooseCoupon, { code: (await makeCoupon(opened, { maxUses: 2 })).code }));
  value(await buyer.call(chooseMiles, { miles: spent }));
  const { totals } = value(await buyer.call(getDestinations, {}));
  const wanted = { cart_id: cart.cart_id, expected_total: totals.total, payment_type: 2 } as const;
  const placed = value(await buyer.call(placeOrder, wanted));
  await actAtPayPage(placed.payment_url, "pay");
  expect(value(await buyer.call(getPaymentResult, { order_id: placed.order_id })).state).toBe("placed");
  return placed;
}
type Placed = Awaited<ReturnType<typeof place>>;

/** All of it back, by the buyer. */
async function cancel(buyer: TestBuyer, order_id: string) {
  value(await buyer.call(cancelOrder, { order_id }));
  await waitUntil("the money", async () => value(await buyer.call(getOrder, { order_id })).refund_state === "whole");
  const order = value(await buyer.call(getOrder, { order_id }));
  expect(sumOf((await returnsOf(buyer, order_id)).map(({ sum }) => sum.amount))).toBe(order.total);
}

/** Whatever is left of the money. */
async function giveRest(buyer: TestBuyer, placed: Placed): Promise<void> {
  const { kept_total: amount } = await reconcile(opened, buyer, placed);
  if (amount > 0) await take(opened, buyer, placed, { kind: "amount", amount });
}

/** With what the hours and nights of these days do, twice at once. The buyer signs in once more. */
async function wait(buyer: TestBuyer, days: number): Promise<TestBuyer> {
  const { db } = opened.shop.database;
  await waitUntil("the refunds", async () => {
    const asked = sql`select 1 from order_refunds where user_id = ${buyer.member.id} and state = 'asked'`;
    return (await db.execute(asked)).rowCount === 0;
  });
  now = new Date(now.getTime() + days * DAY_MS);
  const { shop } = opened;
  await Promise.all([expireMiles(shop), expireMiles(shop), earnArrived(shop), earnArrived(shop)]);
  return { ...buyer, call: opened.callAs(await openDemoSession(shop, buyer.member.id)) };
}

test("whatever happens to orders with coupons and miles: money, tax, documents, miles and coupons reconcile", async () => {
  await fc.assert(
    fc.asyncProperty(
      wholeSplit,
      choice,
      fc.array(moment, { minLength: 4, maxLength: 12 }),
      async (counts, chosen, moments) => {
        now = BEGIN;
        let buyer = await openBuyer(opened);
        const { held } = chosen;
        if (held > 0) await giveTestMiles(opened.shop, buyer.member.id, held);
        const orders = [await place(buyer, counts, chosen)];
        const [first] = orders as [Placed];
        if (chosen.end === "cancelled") await cancel(buyer, first.order_id);
        else await letPass(opened, first);
        for (const one of moments) {
          if ("days" in one) buyer = await wait(buyer, one.days);
          else if ("done" in one) await happen(buyer, orders, one);
          else if (orders.length === 1) orders.push(await again(buyer, counts));
        }
        if (chosen.end === "refunded") for (const placed of orders) await giveRest(buyer, placed);
        buyer = await wait(buyer, 0);
        for (const placed of orders) {
          const isCancelled = placed === first && chosen.end === "cancelled";
          if (!isCancelled) await reconcile(opened, buyer, placed);
          await checkBenefitsOf(opened.shop, buyer, placed.order_id, now);
        }
        await checkWallet(opened.shop, buyer.member.id, now);
      },
    ),
    { numRuns: 6, endOnFailure: true, examples: EXAMPLES },
  );
});

/** With every mile that there is. */
async function again(buyer: TestBuyer, counts: Split): Promise<Placed> {
  const placed = await place(buyer, counts, { spent: 100_000, hasCoupon: false });
  await letPass(opened, placed);
  return placed;
}

async function happen(
  buyer: TestBuyer,
  orders: readonly Placed[],
  { which, done }: { readonly which: number; readonly done: Step },
): Promise<void> {
  const placed = orders[which % orders.length];
  if (placed) await take(opened, buyer, placed, done);
}
