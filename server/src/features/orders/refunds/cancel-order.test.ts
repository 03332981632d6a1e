import { cancelOrder, getOrder, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitForLetter } from "../../members/testing/index.ts";
import { advanceOrder, type FulfilmentStep } from "../steps/advance-order.ts";
import { actAtPayPage, openBuyer, placeCart, storing, waitUntil } from "../testing/index.ts";
import { refundJob } from "./cancel-order.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

describe("cancelling", () => {
  test("gives the money back once and says so", async () => {
    const buyer = await openBuyer(opened);
    const begun = value(await placeCart(buyer));
    await actAtPayPage(begun.payment_url, "pay");
    await buyer.call(getPaymentResult, { order_id: begun.order_id });
    const both = await Promise.all([1, 2].map(() => buyer.call(cancelOrder, { order_id: begun.order_id })));
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const shown = async () => value(await buyer.call(getOrder, { order_id: begun.order_id }));
    await waitUntil("the refund", async () => (await shown()).refund_note.includes("完了"));
    expect(await shown()).toMatchObject({ status: 4, status_name: "キャンセル", can_cancel: false });
    // As when the process ended before the job was marked as done.
    const { db } = opened.shop.database;
    await opened.shop.jobs.enqueue(db, refundJob, { userId: buyer.member.id, orderId: begun.order_id });
    const done = sql`select 1 from pgboss.job where name = 'refund-order' and data->>'orderId' = ${begun.order_id} and state = 'completed'`;
    await waitUntil("the same refund again", async () => (await db.execute(done)).rows.length === 2);
    const refunds = await opened.shop.database.db.execute(
      sql`select amount from payment_events where order_id = ${begun.order_id} and type = 'refunded'`,
    );
    expect(refunds.rows).toEqual([{ amount: 5632 }]);
    await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email, 2);
  });

  test("is over once printing began, and printing begins only when it is over", async () => {
    const buyer = await openBuyer(opened, { kind: "business" });
    const placed = value(await placeCart(buyer, 1));
    const advance = (to: FulfilmentStep, minutes = 31) =>
      advanceOrder(storing(opened.shop, true), placed.order_number, to, new Date(Date.now() + minutes * 60_000));
    expect(await advance("printing", 29)).toMatchObject({ failure: { code: "orders/still-cancellable" } });
    expect(await advance("shipped")).toMatchObject({ failure: { code: "orders/not-the-next-step", from: "waiting" } });
    expect(await advance("printing")).toMatchObject({ ok: true });
    expect(await buyer.call(cancelOrder, { order_id: placed.order_id })).toMatchObject({
      failure: { code: "orders/too-late-to-cancel", status: 409 },
    });
    const statuses: number[] = [];
    for (const step of ["printing", "packed", "shipped"] as const) {
      await advance(step);
      statuses.push(value(await buyer.call(getOrder, { order_id: placed.order_id })).status);
    }
    expect(statuses).toEqual([5, 6, 2]);
    expect(await advance("stored")).toMatchObject({ failure: { code: "orders/not-the-next-step", from: "shipped" } });
    expect(await advanceOrder(storing(opened.shop, false), "SR-0000-0000", "printing", new Date())).toMatchObject({
      failure: { code: "orders/no-such-order" },
    });
  });
});
