import { changeQuantity, chooseCoupon, getCart, removeCoupon, removeLine } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { fail, ok } from "@surimono/domain/kernel";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { fillCart, makeCoupon, openBuyer, placeCart } from "../orders/testing/index.ts";
import { coupons } from "./coupons.tables.ts";
import { finishUse, holdUse, honourUse, type NewCoupon, stopCoupon } from "./index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const { kind: _kind, rate: _rate, ...welcome } = NEW_MEMBER_COUPON;
const WELCOME = welcome.code;
const yesterday = () => new Date(Date.now() - 86_400_000);

test("the database is born with the new member's coupon", async () => {
  const rows = await opened.shop.database.db.select().from(coupons).where(eq(coupons.code, WELCOME));
  expect(rows).toMatchObject([
    {
      ...NEW_MEMBER_COUPON,
      audience: "everybody",
      newMembersOnly: true,
      isOffered: true,
      maxUses: null,
      stoppedAt: null,
    },
  ]);
});

test("every new account has it in its cart without being asked, and every tab shows the same", async () => {
  const buyer = await openBuyer(opened, { isNew: true });
  const offered = { ...welcome, worth: "¥ 1,000引き", valid_until: null, state: "usable", order_id: null };
  expect(value(await buyer.call(listCoupons, {})).coupons).toEqual([offered]);
  expect(value(await buyer.call(getCart, {}))).toMatchObject({ coupon: null, coupon_at_stake: "" });
  const { cart_id: _, ...cart } = await fillCart(buyer, { 23: 1 });
  expect(cart.totals).toMatchObject({
    subtotal: 2816,
    discounts: [{ kind: "coupon", name: "新規会員クーポン", rate: 0, amount: 1000 }],
    total: 1816,
    taxes: [{ rate: 1000, amount: 1816, tax: 165 }],
  });
  expect(cart.coupon).toMatchObject({ ...welcome, valid_until: null, counts: true, message: "" });
  expect(cart.coupon_at_stake).toBe("");
  expect(cart.lines).toMatchObject([{ discount: 1000 }]);
  expect(value(await buyer.call(getCart, {}))).toMatchObject(cart);
  // It survives every change of the cart.
  const line_id = cart.lines[0]?.line_id ?? "";
  expect(value(await buyer.call(changeQuantity, { line_id, quantity: 3 })).totals.total).toBe(3 * 2816 - 1000);
  expect((await fillCart(buyer, { 25: 1 })).totals.total).toBe(3 * 2816 + 2981 - 1000);
  expect(value(await buyer.call(removeLine, { line_id })).coupon?.counts).toBe(true);
  expect(value(await buyer.call(listCoupons, {})).coupons).toEqual([offered]);
});

test("taken off it stays off for that cart, which says what that costs; chosen again it is there", async () => {
  const buyer = await openBuyer(opened, { isNew: true });
  await fillCart(buyer);
  const off = value(await buyer.call(removeCoupon, {}));
  expect([off.coupon, off.totals.discounts, off.totals.total]).toEqual([null, [], 5632]);
  expect(off.coupon_at_stake).toBe(
    "「新規会員クーポン」（¥ 1,000引き）は、はじめてのご注文だけにお使いいただけます。使わずに注文すると、あとからはご利用いただけません。",
  );
  const line_id = off.lines[0]?.line_id ?? "";
  expect(value(await buyer.call(getCart, {}))).toEqual(off);
  expect((await fillCart(buyer, { 25: 1 })).coupon).toBeNull();
  expect(value(await buyer.call(changeQuantity, { line_id, quantity: 3 })).coupon).toBeNull();
  expect(value(await buyer.call(chooseCoupon, { code: WELCOME }))).toMatchObject({
    coupon: { code: WELCOME, counts: true },
    coupon_at_stake: "",
  });
});

test("below its minimum the cart says what is missing, and that the order would cost it", async () => {
  const buyer = await openBuyer(opened);
  const { id, code } = await makeCoupon(opened, { isOffered: true, newMembersOnly: true, amount: 900, minimum: 6_000 });
  const cart = await fillCart(buyer);
  expect(cart.coupon).toMatchObject({
    code,
    counts: false,
    message: "あと¥ 368（税込）のお買い物で、クーポンをお使いいただけます。",
  });
  expect(cart.coupon_at_stake).toContain("¥ 900引き");
  expect(cart.totals.total).toBe(5632);
  await stopCoupon(opened.shop.database.db, id, new Date());
  expect(value(await buyer.call(getCart, {}))).toMatchObject({ coupon: null, coupon_at_stake: "" });
});

test("below the minimum it stays chosen, says what is missing, and the total goes without it", async () => {
  const buyer = await openBuyer(opened);
  const { code } = await makeCoupon(opened, { amount: 500, minimum: 6_000 });
  const cart = await fillCart(buyer, { 23: 2 });
  const chosen = value(await buyer.call(chooseCoupon, { code }));
  expect(chosen.coupon).toMatchObject({
    counts: false,
    message: "あと¥ 368（税込）のお買い物で、クーポンをお使いいただけます。",
  });
  expect(chosen.totals).toEqual(cart.totals);
  const line_id = cart.lines[0]?.line_id ?? "";
  const more = value(await buyer.call(changeQuantity, { line_id, quantity: 3 }));
  expect([more.coupon?.counts, more.totals.total]).toEqual([true, 3 * 2816 - 500]);
  const none = value(await buyer.call(removeLine, { line_id }));
  expect([none.coupon?.code, none.totals.total]).toEqual([code, 0]);
});

describe("a code that cannot be used", () => {
  test.each<[string, Partial<NewCoupon>, string, number]>([
    ["before its time", { validFrom: new Date(Date.now() + 86_400_000) }, "cart/coupon-not-yet", 409],
    ["after its time", { validFrom: new Date(0), validUntil: yesterday() }, "cart/coupon-expired", 409],
    ["for the other account", { audience: "business" }, "cart/coupon-other-account", 403],
  ])("%s: says why, and the cart keeps the one that it has", async (_name, change, code, status) => {
    const buyer = await openBuyer(opened, { isNew: true });
    await fillCart(buyer);
    const kept = value(await buyer.call(chooseCoupon, { code: WELCOME }));
    const coupon = await makeCoupon(opened, change);
    const refused = await buyer.call(chooseCoupon, { code: coupon.code });
    expect(refused).toMatchObject({ ok: false, failure: { code, status } });
    expect(!refused.ok && refused.failure.message).toMatch(/^このクーポンコードはご利用いただけません。.+。$/);
    expect(value(await buyer.call(getCart, {}))).toEqual(kept);
  });

  test("stopped: nobody can choose it, and where it was chosen it counts no longer", async () => {
    const [early, late] = [await openBuyer(opened), await openBuyer(opened)];
    const coupon = await makeCoupon(opened);
    await fillCart(early);
    value(await early.call(chooseCoupon, { code: coupon.code }));
    expect(await stopCoupon(opened.shop.database.db, coupon.id, new Date())).toBe(true);
    expect(await stopCoupon(opened.shop.database.db, coupon.id, new Date())).toBe(false);
    expect(await late.call(chooseCoupon, { code: coupon.code })).toMatchObject({
      failure: { code: "cart/coupon-stopped" },
    });
    const cart = value(await early.call(getCart, {}));
    expect(cart.coupon).toMatchObject({ code: coupon.code, counts: false, message: expect.stringContaining("終了") });
    expect(cart.totals.total).toBe(cart.totals.subtotal);
  });

  test("the new member's after an order: it is not offered and not taken", async () => {
    const buyer = await openBuyer(opened, { kind: "business", isNew: true });
    await fillCart(buyer);
    value(await buyer.call(removeCoupon, {}));
    value(await placeCart(buyer, 1));
    expect(value(await buyer.call(listCoupons, {})).coupons).toEqual([]);
    expect(await buyer.call(chooseCoupon, { code: WELCOME })).toMatchObject({
      failure: { code: "cart/coupon-new-members-only", status: 409 },
    });
  });

  test("unknown, or nothing that a code looks like; whoever goes on guessing has to wait", async () => {
    const buyer = await openBuyer(opened);
    for (const code of ["NOSUCHCODE", "", "ク", "' or 1=1 --"]) {
      expect(await buyer.call(chooseCoupon, { code })).toMatchObject({
        failure: { code: "cart/coupon-unknown", status: 404 },
      });
    }
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => buyer.call(chooseCoupon, { code: `GUESS${index}` })),
    );
    const codes = guesses.map((guess) => (guess.ok ? "" : guess.failure.code));
    expect(codes.filter((code) => code === "request/too-many").length).toBe(14);
    // No one else waits.
    const other = await openBuyer(opened, { isNew: true });
    expect((await other.call(chooseCoupon, { code: WELCOME })).ok).toBe(true);
  });
});

test("the use that an order holds is counted once, however often it is asked for, and none of a stopped coupon", async () => {
  const { inTransaction, db } = opened.shop.database;
  const { member } = await openBuyer(opened);
  const hold = (couponId: number, orderId: string) =>
    inTransaction(async (tx) =>
      (await holdUse(tx, { userId: member.id, orderId, couponId, amount: 500 }, new Date()))
        ? ok(true)
        : fail("not held"),
    );
  const limited = await makeCoupon(opened, { maxUses: 3 });
  const orderId = crypto.randomUUID();
  for (const _time of [1, 2]) expect(await hold(limited.id, orderId)).toMatchObject({ ok: true });
  expect(await hold(limited.id, crypto.randomUUID())).toMatchObject({ ok: false });
  const stopped = await makeCoupon(opened);
  await stopCoupon(db, stopped.id, new Date());
  expect(await hold(stopped.id, orderId)).toMatchObject({ ok: false });
  const held = await db.execute(
    sql`select coupon_id, kind from coupon_entries where user_id = ${member.id} order by coupon_id`,
  );
  expect(held.rows).toEqual([{ coupon_id: limited.id, kind: "held" }]);
  const counted = await db.execute(sql`select uses_taken from coupons where id = ${limited.id}`);
  expect(counted.rows).toEqual([{ uses_taken: 1 }]);
});

test("a use is final once, and money that comes late takes none that another order has used", async () => {
  const { inTransaction, db } = opened.shop.database;
  const { member } = await openBuyer(opened);
  const { id: couponId } = await makeCoupon(opened);
  const [first, late] = [crypto.randomUUID(), crypto.randomUUID()];
  const key = { userId: member.id, couponId };
  const now = new Date();
  await inTransaction((tx) => holdUse(tx, { ...key, orderId: first, amount: 500 }, now));
  const finish = () => inTransaction((tx) => finishUse(tx, { ...key, orderId: first }, now));
  expect([await finish(), await finish()]).toEqual([true, false]);
  await inTransaction((tx) => honourUse(tx, { ...key, orderId: late }, now));
  const uses = await db.execute(
    sql`select order_id, state from coupon_uses where user_id = ${member.id} and coupon_id = ${couponId}`,
  );
  expect(uses.rows).toEqual([{ order_id: first, state: "used" }]);
  const noted = await db.execute(
    sql`select kind from coupon_entries where user_id = ${member.id} and coupon_id = ${couponId} order by id`,
  );
  expect(noted.rows.map(({ kind }) => kind)).toEqual(["held", "used", "honoured"]);
});

test("a code typed in any width is the same", async () => {
  const buyer = await openBuyer(opened, { isNew: true });
  await fillCart(buyer);
  const cart = value(await buyer.call(chooseCoupon, { code: "　ｗｅｌｃｏｍｅ－１０００ " }));
  expect(cart.coupon?.code).toBe(WELCOME);
});

test("the last day is shown as the day in Japan, and coupons without an offer are nobody's to see", async () => {
  const buyer = await openBuyer(opened, { isNew: true });
  const until = new Date("2099-01-01T00:00:00+09:00");
  const offered = await makeCoupon(opened, { isOffered: true, validUntil: until });
  const listed = value(await buyer.call(listCoupons, {})).coupons;
  expect(listed.map(({ code, valid_until }) => [code, valid_until])).toEqual([
    [WELCOME, null],
    [offered.code, "2098-12-31"],
  ]);
  await stopCoupon(opened.shop.database.db, offered.id, new Date());
});

test("the database itself refuses a coupon that could leave an amount that nobody can pay", async () => {
  await expect(makeCoupon(opened, { amount: 500, minimum: 549 })).rejects.toThrow();
  await expect(
    opened.shop.database.db.execute(sql`update coupons set max_uses = 0, uses_taken = 1 where code = ${WELCOME}`),
  ).rejects.toThrow();
});
