import { chooseCoupon } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import { cancelOrder, getOrder } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readLetters, waitForLetter } from "../../members/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";
import { cartOf, fillCart, makeCoupon, openBuyer, openChosen, placeAgain, waitUntil } from "../testing/index.ts";
import { payOrder, watchCoupons } from "./coupon-uses.fixture.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const WELCOME = NEW_MEMBER_COUPON.code;

const { rowsOf, entriesOf, usesOf, takenOf } = watchCoupons(() => opened);

describe("given back", () => {
  test("once, when the buyer cancels, and it can be used for another order", async () => {
    const coupon = await makeCoupon(opened, { maxUses: 1 });
    const { buyer, cart } = await openChosen(opened, coupon.code);
    const begun = value(await placeAgain(buyer, cart));
    expect(await payOrder(buyer, begun)).toBe("placed");
    await Promise.all([1, 2, 3].map(() => buyer.call(cancelOrder, { order_id: begun.order_id })));
    const shown = async () => value(await buyer.call(getOrder, { order_id: begun.order_id }));
    await waitUntil("the refund", async () => (await shown()).refund_note.includes("完了"));
    expect((await shown()).refund_note).toContain("クーポンは、ご利用条件と期間のなかで、もう一度お使いいただけます。");
    expect((await shown()).totals.discounts).toMatchObject([{ kind: "coupon", amount: 500 }]);
    expect(await entriesOf(buyer)).toEqual(["held", "used", "given-back"]);
    expect([await usesOf(buyer), await takenOf(coupon.id)]).toEqual([[], 0]);
    await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email, 3);
    const letters = await readLetters(`${opened.dataDir}/mail`, buyer.member.email);
    expect(letters.map(({ text }) => text).join()).toContain(
      "クーポンは、ご利用条件と期間のなかで、もう一度お使いいただけます。",
    );
    await fillCart(buyer);
    value(await buyer.call(chooseCoupon, { code: coupon.code }));
    expect(await payOrder(buyer, value(await placeAgain(buyer, await cartOf(buyer))))).toBe("placed");
    expect(await takenOf(coupon.id)).toBe(1);
  });

  test("the new member's, when the only order was cancelled: it is the first order again", async () => {
    const { buyer, cart } = await openChosen(opened, WELCOME, { kind: "business" });
    const placed = value(await placeAgain(buyer, cart, 1));
    value(await buyer.call(cancelOrder, { order_id: placed.order_id }));
    expect(value(await buyer.call(listCoupons, {})).coupons).toMatchObject([{ code: WELCOME, state: "usable" }]);
  });

  test("when everything was refunded at the gateway's own desk, and not for a part", async () => {
    const { buyer, cart } = await openChosen(opened);
    const begun = value(await placeAgain(buyer, cart));
    await payOrder(buyer, begun);
    const stripe = localGatewayClient(opened.baseUrl, localGatewayKey(opened.shop.env));
    const session = await stripe.checkout.sessions.retrieve(begun.payment_url?.split("/").at(-1) ?? "");
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: String(session.payment_intent), ...(amount && { amount }) });
    const payment = async () =>
      (await rowsOf(sql`select payment from orders where id = ${begun.order_id}`))[0]?.["payment"];
    await refund(1000);
    await waitUntil("the partial refund", async () => (await payment()) === "partly_refunded");
    expect(await entriesOf(buyer)).toEqual(["held", "used"]);
    await refund();
    await waitUntil("the whole refund", async () => (await payment()) === "refunded");
    await waitUntil("the coupon", async () => (await entriesOf(buyer)).at(-1) === "given-back");
    expect(value(await buyer.call(listCoupons, {})).coupons).toMatchObject([{ code: WELCOME, state: "usable" }]);
  });

  test("when the payment page ends unpaid; the next try takes it again", async () => {
    const coupon = await makeCoupon(opened, { maxUses: 1 });
    const { buyer, cart } = await openChosen(opened, coupon.code);
    const begun = value(await placeAgain(buyer, cart));
    expect(await takenOf(coupon.id)).toBe(1);
    // A buyer's own page does not block them.
    expect((await cartOf(buyer)).coupon?.counts).toBe(true);
    await endPage(begun.order_id);
    expect([await usesOf(buyer), await takenOf(coupon.id)]).toEqual([[], 0]);
    const again = value(await placeAgain(buyer, cart));
    expect(again.order_id).toBe(begun.order_id);
    expect(await payOrder(buyer, again)).toBe("placed");
    expect(await entriesOf(buyer)).toEqual(["held", "given-back", "held", "used"]);
  });

  test("and taken by somebody else meanwhile: the next try is told the total without it", async () => {
    const coupon = await makeCoupon(opened, { maxUses: 1 });
    const { buyer, cart } = await openChosen(opened, coupon.code);
    const begun = value(await placeAgain(buyer, cart));
    const rival = await openBuyer(opened);
    await fillCart(rival);
    expect(await rival.call(chooseCoupon, { code: coupon.code })).toMatchObject({
      failure: { code: "cart/coupon-exhausted" },
    });
    await endPage(begun.order_id);
    value(await rival.call(chooseCoupon, { code: coupon.code }));
    value(await placeAgain(rival, await cartOf(rival)));
    expect(await placeAgain(buyer, cart)).toMatchObject({
      failure: { code: "orders/cart-changed", detail: { current_total: 5632 } },
    });
    expect(value(await placeAgain(buyer, await cartOf(buyer))).order_id).not.toBe(begun.order_id);
  });

  test("when the process died while it asked for the page: the sweeper ends it", async () => {
    const { buyer, cart } = await openChosen(opened);
    const begun = value(await placeAgain(buyer, cart));
    await rowsOf(
      sql`update payment_attempts set state = 'creating', session_id = null, url = null where order_id = ${begun.order_id}`,
    );
    await endPage(begun.order_id);
    expect(await usesOf(buyer)).toEqual([]);
  });

  test("when the draft is given up after a day", async () => {
    const { buyer, cart } = await openChosen(opened);
    const begun = value(await placeAgain(buyer, cart));
    await rowsOf(sql`update payment_attempts set state = 'failed' where order_id = ${begun.order_id}`);
    await rowsOf(sql`update orders set created_at = created_at - interval '25 hours' where id = ${begun.order_id}`);
    await sweep();
    expect(await entriesOf(buyer)).toEqual(["held", "given-back"]);
  });

  /** The page has expired, and the sweeper runs. */
  async function endPage(orderId: string) {
    await rowsOf(sql`update payment_attempts set expires_at = now(), created_at = created_at - interval '2 minutes',
      claimed_until = claimed_until - interval '2 minutes' where order_id = ${orderId}`);
    await sweep();
  }

  async function sweep() {
    await opened.shop.jobs.enqueue(opened.shop.database.db, jobKind<object>("sweep-orders"), {});
    const left = sql`select 1 from pgboss.job where name = 'sweep-orders' and state in ('created', 'active', 'retry')`;
    await waitUntil("the sweep", async () => (await rowsOf(left)).length === 0);
  }
});
