import { createShopCoupon, listShopCoupons, stopShopCoupon } from "@surimono/contract/words";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";

const USES = 10_003;
let shop: TestShop;
let operator: Awaited<ReturnType<TestShop["asOperator"]>>;

beforeAll(async () => {
  shop = await openTestShop();
  operator = await shop.asOperator("catalogue");
});
afterAll(() => shop.stop());

test("coupons go on where a page ended, those that are over apart, and many uses are counted so far", async () => {
  const { call } = operator;
  for (let count = 10; count < 62; count++)
    value(
      await call(createShopCoupon, {
        ...{ code: `PAGE${count}`, name: "夏", kind: "amount", amount: 100, rate: 0, minimum: 500 },
        ...{ audience: "everybody", rank_id: null, new_members_only: false, is_offered: false, max_uses: null },
        ...{ uses_per_member: 1, budget: null, from: null, until: null, emails: [], reason: "夏" },
      }),
    );
  await shop.shop.database.db.execute(sql`
    insert into coupon_uses (user_id, coupon_id, order_id, state, is_counted, updated_at)
    select 'member-' || i, (select id from coupons where code = 'PAGE61'), gen_random_uuid(), 'used', false, now()
    from generate_series(1, ${USES}) i`);
  const codes = async (view: "now" | "all") => {
    const first = value(await call(listShopCoupons, { view }));
    expect(first.coupons).toHaveLength(50);
    const rest = value(await call(listShopCoupons, { view, after: Number(first.next) }));
    expect(rest.next).toBeNull();
    return { first, codes: [...first.coupons, ...rest.coupons].map(({ code }) => code) };
  };
  const before = await codes("now");
  expect(before.first.coupons[0]).toMatchObject({ code: "PAGE61", used: 10_000, held: 0 });
  expect(before.codes.filter((code) => code.startsWith("PAGE"))).toHaveLength(52);
  expect(new Set(before.codes).size).toBe(before.codes.length);
  value(await call(stopShopCoupon, { code: "PAGE61", reason: "終わり" }));
  expect((await codes("now")).codes).toEqual(before.codes.slice(1));
  expect((await codes("all")).codes).toContain("PAGE61");
});
