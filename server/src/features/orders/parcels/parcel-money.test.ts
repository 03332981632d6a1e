import { getDestinations } from "@surimono/contract/cart";
import { placeOrder } from "@surimono/contract/orders";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { openBuyer, type TestBuyer } from "../testing/index.ts";
import { enter, letPass, linesOf, reconcile, split, step, sumOf, take, wholeSplit } from "./money-history.fixture.ts";

let opened: TestShop;
let buyer: TestBuyer;

beforeAll(async () => {
  opened = await openTestShop();
  buyer = await openBuyer(opened, { kind: "business", approved: true });
});
afterAll(() => opened.stop());

test("a split is taken as it is, and can be ordered exactly when it adds up and no parcel is empty", async () => {
  await fc.assert(
    fc.asyncProperty(split, split, fc.boolean(), async (ordered, other, isSame) => {
      fc.pre(sumOf(linesOf(ordered)) > 0);
      const wanted = isSame ? ordered : other;
      const { kept } = await enter(opened, buyer, ordered, wanted);
      const lines = linesOf(ordered);
      // Pieces of a line that the cart does not have cannot be named.
      const given = linesOf(wanted).map((count, at) => (lines[at] ? count : 0));
      const isFilled = wanted.every((counts) => counts.some((count, at) => count > 0 && (lines[at] ?? 0) > 0));
      const addsUp = given.every((count, at) => count === lines[at]);
      expect(kept.obstacles.length === 0).toBe(addsUp && isFilled);
      expect(value(await buyer.call(getDestinations, {}))).toEqual(kept);
      const filled = kept.destinations.filter(({ pieces }) => pieces.length > 0).length;
      expect(kept.totals.delivery_fee).toBe(Math.max(0, filled - 1) * 770);
    }),
    { numRuns: 25 },
  );
});

test("whatever is shipped, undone, taken out and refunded: pieces, money, tax and documents reconcile", async () => {
  await fc.assert(
    fc.asyncProperty(wholeSplit, fc.array(step, { minLength: 4, maxLength: 14 }), async (counts, steps) => {
      const { cart, kept } = await enter(opened, buyer, counts, counts);
      const wanted = { cart_id: cart.cart_id, expected_total: kept.totals.total, payment_type: 1 } as const;
      const placed = value(await buyer.call(placeOrder, wanted));
      await letPass(opened, placed);
      for (const one of steps) await take(opened, buyer, placed, one);
      await reconcile(opened, buyer, placed);
    }),
    { numRuns: 14 },
  );
});
