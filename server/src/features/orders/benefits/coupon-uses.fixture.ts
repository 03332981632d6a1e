import { getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { type TestShop, value } from "../../../testing/index.ts";
import { actAtPayPage, type TestBuyer } from "../testing/index.ts";

/** What became of coupons, read from the database. */
export function watchCoupons(opened: () => TestShop) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await opened().shop.database.db.execute(query)).rows;
  return {
    rowsOf,
    entriesOf: async (buyer: TestBuyer) =>
      (await rowsOf(sql`select kind from coupon_entries where user_id = ${buyer.member.id} order by id`)).map(
        ({ kind }) => kind,
      ),
    usesOf: (buyer: TestBuyer) =>
      rowsOf(
        sql`select state, order_id from coupon_uses join orders on id = order_id where coupon_uses.user_id = ${buyer.member.id}`,
      ),
    takenOf: async (couponId: number) =>
      (await rowsOf(sql`select uses_taken from coupons where id = ${couponId}`))[0]?.["uses_taken"],
  };
}

/** Pays and comes back; the state that the shop then answers. */
export async function payOrder(buyer: TestBuyer, begun: { order_id: string; payment_url: string | null }) {
  await actAtPayPage(begun.payment_url, "pay");
  return value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state;
}
