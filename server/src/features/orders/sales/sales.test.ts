import { exportSales, getSales, SALES_BY } from "@surimono/contract/desk";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { openBuyer, placeCart } from "../testing/index.ts";
import { countSales } from "./count-sales.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("sales add up to the orders that were not cancelled, by whatever they are looked at (rule orders-sales)", async () => {
  const { call } = await shop.asOperator("finance");
  const buyer = await openBuyer(shop, { kind: "business" });
  for (const pieces of [2, 3]) value(await placeCart(buyer, 1, { 23: pieces }));
  const { db } = shop.shop.database;
  // Midnight in Japan belongs to the new day; one that was cancelled counts nowhere.
  await db.execute(
    sql`update orders set placed_at = case when quantity = 2 then timestamptz '2026-03-31T14:59:59Z' else '2026-03-31T15:00:00Z' end`,
  );
  await db.execute(sql`insert into orders (user_id, id, cart_revision, lifecycle, payment, fulfilment, payment_method, email, quantity, subtotal,
      discounts, discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at, placed_at)
    select user_id, gen_random_uuid(), 0, 'cancelled', 'refunded', 'stopped', payment_method, '', 9, 900, '[]', 0, 0, 900, '[]', 'x', dispatch_by,
      created_at, placed_at from orders limit 1`);
  // What is sent from the warehouse brings money, and no pieces once more.
  await db.execute(sql`insert into orders (user_id, id, cart_revision, lifecycle, payment, fulfilment, way, payment_method, email, quantity, subtotal,
      discounts, discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at, placed_at)
    select user_id, gen_random_uuid(), 0, 'placed', 'invoiced', 'waiting', 'sending', payment_method, '', 2, 0, '[]', 0, 770, 770, '[]', 'x', dispatch_by,
      created_at, placed_at from orders where quantity = 2`);
  const { rows } = await db.execute<{ total: string; goods: string }>(sql`
    select sum(total) as total, (select sum(amount - discount) from order_lines) as goods from orders where lifecycle = 'placed'`);
  const [total, goods] = [Number(rows[0]?.total), Number(rows[0]?.goods)];
  const days = { from: "2026-03-31", until: "2026-04-01" };
  const before = new Map<string, unknown>();
  for (const by of SALES_BY) {
    const sales = value(await call(getSales, { ...days, by }));
    before.set(by, sales);
    const ofGoods = by === "item" || by === "print_method" || by === "color";
    expect(sales, by).toMatchObject({ orders: ofGoods ? 2 : 3, pieces: 5, total: ofGoods ? goods : total });
  }
  const byDay = value(await call(getSales, days)).rows;
  expect(byDay).toMatchObject([
    { name: "2026-03-31", orders: 2, pieces: 2 },
    { name: "2026-04-01", orders: 1, pieces: 3 },
  ]);
  expect(value(await call(getSales, { ...days, until: "2026-03-31" }))).toMatchObject({ orders: 2 });
  const csv = await (value(await call(exportSales, { ...days, by: "place" })) as Blob).text();
  expect(csv).toContain(`"東京都","2","5","${total - 770}"`);
  // Counted at night, they stay what they were, twice too.
  const at = new Date("2026-04-02T18:00:00Z");
  for (let night = 0; night < 2; night++) await countSales(shop.shop.database, at);
  for (const by of SALES_BY) expect(value(await call(getSales, { ...days, by })), by).toEqual(before.get(by));
  const { rows: counted } = await db.execute<{ total: string }>(
    sql`select sum(total) as total from sales_days where by = 'place'`,
  );
  expect(Number(counted[0]?.total)).toBe(total);
  // One that is cancelled later leaves them at once, and the counted days the next night.
  await db.execute(sql`insert into order_moves (user_id, order_id, id, axis, from_state, to_state, cause, at)
    select user_id, id, gen_random_uuid(), 'lifecycle', 'placed', 'cancelled', 'test', '2026-04-03T00:00:00Z' from orders where quantity = 2`);
  await db.execute(
    sql`update orders set lifecycle = 'cancelled', payment = 'refunded', fulfilment = 'stopped' where quantity = 2`,
  );
  for (let night = 0; night < 2; night++) {
    expect(value(await call(getSales, days)).rows).toMatchObject([{ name: "2026-04-01", orders: 1, pieces: 3 }]);
    await countSales(shop.shop.database, new Date("2026-04-03T18:00:00Z"));
  }
  const { rows: left } = await db.execute(sql`select day::text as day from sales_days where by = 'day'`);
  expect(left).toEqual([{ day: "2026-04-01" }]);
  for (const wrong of [{ until: "2026-03-30" }, { until: "2027-04-02" }])
    expect(await call(getSales, { ...days, ...wrong })).toMatchObject({ failure: { code: "desk/days-not-possible" } });
});
