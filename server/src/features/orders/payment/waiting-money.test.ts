import { getToday } from "@surimono/contract/counter";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { openBuyer, placeCart } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const execute = (query: ReturnType<typeof sql>) => opened.shop.database.db.execute(query);
const listed = async () => (await askOperator(opened, "jobs")).output;

test.each(["creating", "open", "pending"])(
  "a payment that is %s for an hour is listed until it is over",
  async (state) => {
    const { order_id, order_number } = value(await placeCart(await openBuyer(opened)));
    await execute(sql`update payment_attempts set state = ${state}, claimed_until = now() + interval '1 day',
    created_at = now() - interval '59 minutes' where order_id = ${order_id}`);
    expect(await listed()).not.toContain(order_number);
    await execute(
      sql`update payment_attempts set created_at = now() - interval '61 minutes' where order_id = ${order_id}`,
    );
    expect(await listed()).toMatch(new RegExp(`${order_number} ¥.*: it is not known whether the payment came`));
    // No list of orders has it, so the console's first page does (rule orders-money-listed).
    const { counts, waiting } = value(await (await opened.asOperator("owner")).call(getToday, {}));
    expect(counts.paying).toBe(1);
    expect(waiting).toMatchObject([{ wait: "paying", order_number }]);
    await execute(sql`update payment_attempts set state = 'expired' where order_id = ${order_id}`);
    expect(await listed()).not.toContain(order_number);
  },
);

test("another amount than ordered is listed with that amount, until the order is settled by a person", async () => {
  const { order_id, order_number } = value(await placeCart(await openBuyer(opened)));
  await execute(sql`update payment_attempts set state = 'paid' where order_id = ${order_id}`);
  await execute(sql`
    insert into payment_events (user_id, order_id, id, provider, provider_ref, type, amount, recorded_at)
    select user_id, id, gen_random_uuid(), 'stripe', 'pi_differs', 'amount_differs', 4321, now() - interval '2 hours'
    from orders where id = ${order_id}`);
  expect(await listed()).toMatch(new RegExp(`${order_number} ¥ 4,321, .*: another amount than ordered was paid`));
  await execute(sql`update orders set lifecycle = 'abandoned', cart_id = null where id = ${order_id}`);
  expect(await listed()).not.toContain(order_number);
});
