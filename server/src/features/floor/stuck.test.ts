import { holdCounterOrder } from "@surimono/contract/counter";
import { listStuck } from "@surimono/contract/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";
import { readyOrder } from "./testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function placed(minutesAgo: number): Promise<string> {
  const { order_id } = value(await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: 2 }));
  const { rows } = await shop.shop.database.db.execute<{ sequence: string }>(sql`
    update orders set placed_at = placed_at - ${minutesAgo} * interval '1 minute' where id = ${order_id}::uuid returning sequence`);
  return orderNumber(Number(rows[0]?.sequence));
}

test("what should be ready by now and is not is shown with its reason", async () => {
  const hand = await shop.asOperator("owner");
  const [, missing, held] = [await placed(5), await placed(120), await placed(120)];
  await readyOrder(shop, { 23: 1 });
  value(await hand.call(holdCounterOrder, { order_number: held, reason: "お客様に確認中" }));
  const { orders, has_more } = value(await hand.call(listStuck, {}));
  expect(has_more).toBe(false);
  expect(orders).toMatchObject([
    { order_number: missing, units: 2, reason: "no-files", note: "" },
    { order_number: held, reason: "held", note: "お客様に確認中" },
  ]);
});
