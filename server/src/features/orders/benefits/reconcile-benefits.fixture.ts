import { getOrder } from "@surimono/contract/orders";
import { DAY_MS, dayInJapan } from "@surimono/domain/kernel";
import { milesBack, milesFor } from "@surimono/domain/miles";
import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Shop } from "../../../platform/http/index.ts";
import { value } from "../../../testing/index.ts";
import { sumOf } from "../parcels/money-history.fixture.ts";
import type { TestBuyer } from "../testing/index.ts";

/** A courier that reports nothing has brought it after so many days (rule miles-on-delivery). */
const ARRIVES_DAYS = 7;

type Row = Record<string, number>;
const rowsOf = async ({ database }: Pick<Shop, "database">, query: SQL) => (await database.db.execute<Row>(query)).rows;

/** An order by its money: what was captured, what its coupon and miles took off, what went back of them, and what it has earned by now. */
export async function checkBenefitsOf(shop: Shop, buyer: TestBuyer, order_id: string, now: Date): Promise<void> {
  const order = value(await buyer.call(getOrder, { order_id }));
  const { total, kept_total: kept, totals } = order;
  const offOf = (kind: string) => sumOf(totals.discounts.flatMap((one) => (one.kind === kind ? [one.amount] : [])));
  expect(totals.subtotal - sumOf(totals.discounts.map(({ amount }) => amount)) + totals.delivery_fee).toBe(total);
  const [money] = await rowsOf(
    shop,
    sql`select coalesce(sum(amount) filter (where type = 'captured'), 0)::int as captured,
      coalesce(sum(amount) filter (where type = 'refunded'), 0)::int as refunded
    from payment_events where order_id = ${order_id}`,
  );
  expect(money).toEqual({ captured: total, refunded: order.refunded_total });

  // Spent miles are out for what is kept of the money; those of the order come with its delivery, for what is kept.
  const [miles] = await rowsOf(
    shop,
    sql`select (select coalesce(sum(miles), 0)::int from mile_spends where order_id = ${order_id}) as used,
      (select coalesce(sum(miles - returned), 0)::int from mile_spends where order_id = ${order_id}) as out,
      (select rate from mile_promises where order_id = ${order_id}) as rate,
      (select coalesce(sum(remaining + spent - owed), 0)::int from mile_lots where order_id = ${order_id}) as earned,
      (select count(*)::int from mile_lots where order_id = ${order_id} and not counts) as lapsed`,
  );
  const used = offOf("miles");
  expect(miles).toMatchObject({ used, out: used - milesBack(used, { kept, total }) });
  // Of a year ago, and counted no more: what is left of it is what of it was spent and has come back.
  if (miles?.["lapsed"] === 0) {
    const due = (await hasArrived(shop, order_id, now)) ? milesFor(kept, miles["rate"] ?? 0) : 0;
    expect(miles["earned"]).toBe(due);
  }

  const uses = await rowsOf(shop, sql`select state from coupon_uses where order_id = ${order_id}`);
  expect(uses).toEqual(offOf("coupon") > 0 && kept > 0 ? [{ state: "used" }] : []);
  const [unlike] = await rowsOf(
    shop,
    sql`select count(*)::int as coupons from coupons where max_uses is not null and uses_taken <>
      (select count(*) from coupon_uses where coupon_uses.coupon_id = coupons.id and is_counted)`,
  );
  expect(unlike).toEqual({ coupons: 0 });
}

/** With its last parcel, or some days after the order was shipped. */
async function hasArrived(shop: Shop, orderId: string, now: Date): Promise<boolean> {
  const late = new Date(now.getTime() - ARRIVES_DAYS * DAY_MS).toISOString();
  const [row] = await rowsOf(
    shop,
    sql`select count(*)::int as parcels, count(*) filter (where delivered_at is not null)::int as delivered,
      count(*) filter (where (select max(at) from order_moves move where move.order_id = orders.id and to_state = 'shipped')
        <= ${late}::timestamptz)::int as late
    from order_destinations parcel join orders on orders.id = parcel.order_id and orders.fulfilment = 'shipped'
    where orders.id = ${orderId} and cancelled_at is null`,
  );
  const { parcels = 0, delivered, late: left } = row ?? {};
  return parcels > 0 && (delivered === parcels || left === parcels);
}

/** A member's miles by themselves: balance, ledger and lots are one sum, and none is there whose day is over. */
export async function checkWallet(shop: Shop, userId: string, now: Date): Promise<void> {
  const [sums] = await rowsOf(
    shop,
    sql`select coalesce(max(held.balance), 0)::int as balance,
      (select coalesce(sum(miles), 0)::int from mile_entries where user_id = ${userId}) as ledger,
      (select coalesce(sum(remaining), 0)::int from mile_lots where user_id = ${userId}) as remaining,
      (select coalesce(sum(spent), 0)::int from mile_lots where user_id = ${userId}) as spent,
      (select coalesce(sum(miles - returned), 0)::int from mile_spends where user_id = ${userId}) as out
    from mile_balances held where held.user_id = ${userId}`,
  );
  const { balance = 0, ledger = 0, remaining = 0, spent = 0, out = 0 } = sums ?? {};
  expect(balance).toBeGreaterThanOrEqual(0);
  expect([ledger, remaining, spent]).toEqual([balance, balance, out]);
  const today = dayInJapan(now);
  const over = sql`select count(*)::int as lots from mile_lots
    where user_id = ${userId} and valid_until < ${today} and (remaining > 0 or counts)`;
  expect(await rowsOf(shop, over)).toEqual([{ lots: 0 }]);
  // None lapses on a day on which it can be spent, and what comes back of a placed order can be spent for some days.
  const early = sql`select count(*)::int as entries from mile_entries
    where user_id = ${userId} and case kind when 'expired' then valid_until >= (recorded_at at time zone 'Asia/Tokyo')::date
      when 'returned' then valid_until < (recorded_at at time zone 'Asia/Tokyo')::date and exists (
        select 1 from orders where orders.id = mile_entries.order_id and placed_at <= recorded_at) end`;
  expect(await rowsOf(shop, early)).toEqual([{ entries: 0 }]);
}
