import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Coupon,
  type CouponHolder,
  type CouponOffers,
  couponAtStake,
  couponProblem,
  NEW_MEMBER_COUPON,
  offersWithout,
  pickCoupon,
  readCouponCode,
} from "./coupons.ts";
import { type CouponTerms, couponLabel, couponWorth, leastMinimum, MOST_RATE, worthWords } from "./worth.ts";

const of = (goods: number) => ({ goods, delivery: 0 });

const now = new Date("2026-11-21T03:00:00Z");
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  ...{ id: 1, ...NEW_MEMBER_COUPON, audience: "everybody", newMembersOnly: true },
  ...{ validFrom: new Date("2026-01-01T00:00:00Z"), validUntil: null, maxUses: null, usesTaken: 0, stoppedAt: null },
  ...{ rankId: null, budget: null, budgetSpent: 0, pausedAt: null },
  ...change,
});
const holder = (change: Partial<CouponHolder> = {}): CouponHolder => ({
  ...{ kind: "consumer", hasOrdered: false, rankId: 1, isNamed: false, use: "none", earlyDays: 0 },
  ...change,
});
const problemOf = (change: Partial<Coupon>, who: Partial<CouponHolder> = {}, goods = 1_500) =>
  couponProblem({ coupon: coupon(change), holder: holder(who), now }, { goods, delivery: 0 })?.code;

describe("the new member's coupon", () => {
  test("counts from 1,500 yen, tax included", () => {
    const offer = { coupon: coupon(), holder: holder(), now };
    expect([1_499, 1_500, 9_000].map((goods) => couponProblem(offer, { goods, delivery: 0 })?.missing)).toEqual([
      1,
      undefined,
      undefined,
    ]);
    expect(couponProblem(offer, { goods: 1_200, delivery: 0 })).toEqual({
      code: "cart/coupon-below-minimum",
      missing: 300,
    });
  });

  test("is for the first order; a use held by the buyer's own unpaid order is still theirs", () => {
    expect(problemOf({}, { hasOrdered: true })).toBe("cart/coupon-new-members-only");
    expect(problemOf({ newMembersOnly: false }, { hasOrdered: true })).toBeUndefined();
    expect(problemOf({}, { use: "held" })).toBeUndefined();
  });
});

describe("why a coupon does not count", () => {
  const over = new Date(now.getTime());
  const later = new Date(now.getTime() + 1);
  test.each<[string, Partial<Coupon>, Partial<CouponHolder>, string | undefined]>([
    ["used", {}, { use: "used" }, "cart/coupon-used"],
    ["used, then stopped: the one that can never be mended", { stoppedAt: now }, { use: "used" }, "cart/coupon-used"],
    ["stopped", { stoppedAt: now }, {}, "cart/coupon-stopped"],
    ["over at the very moment", { validUntil: over }, {}, "cart/coupon-expired"],
    ["the moment before", { validUntil: later }, {}, undefined],
    ["not yet", { validFrom: later }, {}, "cart/coupon-not-yet"],
    ["begins now", { validFrom: now }, {}, undefined],
    ["for businesses", { audience: "business" }, {}, "cart/coupon-other-account"],
    ["for consumers", { audience: "consumer" }, { kind: "business" }, "cart/coupon-other-account"],
    ["for a rank above", { audience: "rank", rankId: 3 }, { rankId: 2 }, "cart/coupon-other-account"],
    ["for a rank below", { audience: "rank", rankId: 3 }, { rankId: 4 }, undefined],
    ["for a rank, and a business", { audience: "rank", rankId: 1 }, { rankId: 0 }, "cart/coupon-other-account"],
    ["for others by name", { audience: "named" }, {}, "cart/coupon-other-account"],
    ["by name", { audience: "named" }, { isNamed: true }, undefined],
    ["paused", { pausedAt: now }, {}, "cart/coupon-paused"],
    ["paused, but held", { pausedAt: now }, { use: "held" }, undefined],
    ["its budget is spent", { budget: 1_000, budgetSpent: 1_000 }, {}, "cart/coupon-exhausted"],
    ["its budget is spent by this order", { budget: 1_000, budgetSpent: 1_000 }, { use: "held" }, undefined],
    ["for this kind", { audience: "business" }, { kind: "business" }, undefined],
    ["used up", { maxUses: 3, usesTaken: 3 }, {}, "cart/coupon-exhausted"],
    ["used up, by this one's own order too", { maxUses: 3, usesTaken: 3 }, { use: "held" }, undefined],
    ["the last one", { maxUses: 3, usesTaken: 2 }, {}, undefined],
  ])("%s", (_name, change, who, code) => {
    expect(problemOf(change, who)).toBe(code);
  });
});

describe("the coupon of a cart", () => {
  const offer = (change: Partial<Coupon>, who: Partial<CouponHolder> = {}) => ({
    coupon: coupon({ newMembersOnly: false, ...change }),
    holder: holder(who),
    now,
  });
  const welcome = offer({ newMembersOnly: true });
  const summer = offer({ id: 2, amount: 500, minimum: 1_000 });
  const large = offer({ id: 3, amount: 2_000, minimum: 8_000 });
  const gone = offer({ id: 4, amount: 9_000, minimum: 9_050 }, { use: "used" });
  const offers: CouponOffers = { chosen: undefined, isDeclined: false, offered: [gone, summer, welcome, large] };
  const idAt = (goods: number, change: Partial<CouponOffers> = {}) =>
    pickCoupon({ ...offers, ...change }, of(goods))?.coupon.id;

  test("automatically the one that takes most off, otherwise the one that is missing least", () => {
    expect([700, 1_000, 1_499, 1_500, 7_999, 8_000].map((goods) => idAt(goods))).toEqual([2, 2, 2, 1, 1, 3]);
    expect(pickCoupon({ ...offers, offered: [welcome] }, of(1_200))?.problem).toEqual({
      code: "cart/coupon-below-minimum",
      missing: 300,
    });
    expect(idAt(5_000, { offered: [gone] })).toBeUndefined();
  });

  test("of two with the same amount, the one that ends first", () => {
    const ending = offer({ id: 9, validUntil: new Date(now.getTime() + 1_000) });
    expect(idAt(3_000, { offered: [welcome, ending] })).toBe(9);
  });

  test("a chosen one stays, even if it does not count; a removed one stays removed", () => {
    expect(idAt(3_000, { chosen: large })).toBe(3);
    expect(idAt(9_000, { chosen: gone })).toBe(4);
    expect(idAt(9_000, { isDeclined: true })).toBeUndefined();
    expect(idAt(9_000, { isDeclined: true, chosen: summer })).toBe(2);
  });

  test("one for new members is at stake whenever the order would not use it", () => {
    const stakeAt = (goods: number, change: Partial<CouponOffers> = {}) =>
      couponAtStake({ ...offers, ...change }, pickCoupon({ ...offers, ...change }, of(goods)))?.id;
    expect(stakeAt(3_000)).toBeUndefined();
    expect(stakeAt(1_200, { offered: [welcome] })).toBe(1);
    expect(stakeAt(3_000, { isDeclined: true })).toBe(1);
    expect(stakeAt(3_000, { chosen: summer })).toBe(1);
    expect(stakeAt(9_000)).toBe(1);
    expect(stakeAt(3_000, { isDeclined: true, offered: [offer({ newMembersOnly: true }, { hasOrdered: true })] })).toBe(
      undefined,
    );
  });

  test("one known by its code alone is at stake like an offered one", () => {
    const chosen = offer({ newMembersOnly: true, minimum: 5_000 });
    const offers = { chosen, isDeclined: false, offered: [] };
    expect(couponAtStake(offers, pickCoupon(offers, of(2_000)))?.id).toBe(chosen.coupon.id);
    expect(couponAtStake(offers, pickCoupon(offers, of(5_000)))).toBeUndefined();
  });

  test("if somebody else took the last use: the next best, but nothing in place of a chosen one", () => {
    expect(pickCoupon(offersWithout(offers, 1), of(3_000))?.coupon.id).toBe(2);
    expect(pickCoupon(offersWithout({ ...offers, chosen: welcome }, 1), of(3_000))).toBeUndefined();
  });
});

test.each([
  ["WELCOME1000", "WELCOME1000"],
  [" welcome-1000 ", "WELCOME1000"],
  ["ｗｅｌｃｏｍｅ　１０００", "WELCOME1000"],
  ["Welcome－1000", "WELCOME1000"],
  ["WELCOMEー1000", "WELCOME1000"],
  ["wel—come–10‐00", "WELCOME1000"],
  ["ABC", undefined],
  ["", undefined],
  ["クーポン", undefined],
  ["A".repeat(21), undefined],
  ["ABCD'; drop", undefined],
])("%j is read as %s", (typed, code) => {
  expect(readCouponCode(typed)).toBe(code);
});

test("a coupon that counts leaves at least what every method takes, and still counts when more is bought", () => {
  const terms = fc.record({
    kind: fc.constantFrom("amount", "percent", "delivery"),
    amount: fc.integer({ min: 1, max: 100_000 }),
    rate: fc.integer({ min: 1, max: MOST_RATE }),
  });
  const sum = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(terms, sum(1_000_000), sum(2_000_000), sum(5_000), (some, above, goods, delivery) => {
      const offer = { coupon: coupon({ ...some, minimum: leastMinimum(some) + above }), holder: holder(), now };
      if (couponProblem(offer, { goods, delivery })) return;
      const worth = couponWorth(offer.coupon, { goods, delivery });
      expect(worth).toBeGreaterThan(0);
      expect(worth).toBeLessThanOrEqual(some.amount);
      expect(goods + delivery - worth).toBeGreaterThanOrEqual(50);
      expect(some.kind === "delivery" ? delivery : goods - worth).toBeGreaterThanOrEqual(
        some.kind === "delivery" ? worth : 49,
      );
      expect(couponProblem(offer, { goods: goods + 1, delivery })).toBeUndefined();
    }),
  );
});

test.each<[CouponTerms, string, string]>([
  [{ kind: "amount", amount: 1_000, rate: 0, minimum: 0 }, "¥ 1,000引き", "夏"],
  [{ kind: "percent", amount: 2_000, rate: 1_250, minimum: 0 }, "12.5%引き（最大¥ 2,000）", "夏（商品の12.5%）"],
  [{ kind: "delivery", amount: 770, rate: 0, minimum: 0 }, "送料 最大¥ 770引き", "夏（送料）"],
])("what it is worth is said in words: %o", (terms, words, label) => {
  expect([worthWords(terms), couponLabel({ ...terms, name: "夏" }, 500)]).toEqual([words, label]);
});
