import type { Compared } from "./compared.ts";
import type { Surroundings } from "./surroundings.ts";

interface Counted {
  readonly code: string;
  readonly taken: number;
  readonly spent: number;
  readonly uses: number;
  readonly yen: number;
}

/**
 * What each coupon counts, in uses and yen, is what its uses add up to. `reconcile` can ask only that it counts no less: uses of members who
 * left stay counted without a row, and here nobody leaves.
 */
export async function compareCoupons({ rows }: Pick<Surroundings, "rows">): Promise<Compared> {
  const coupons = await rows<Counted>(
    `select coupon.code, coupon.uses_taken as taken, coupon.budget_spent as spent, used.uses, used.yen
     from coupons coupon cross join lateral (
       select count(*) filter (where is_counted)::int as uses, coalesce(sum(amount), 0)::int as yen from (
         select coupon_id, is_counted, amount from coupon_uses union all select coupon_id, is_counted, amount from coupon_past_uses) each
       where coupon_id = coupon.id) used
     order by coupon.code`,
  );
  const differ = (check: string, about: string, expected: number, found: number) =>
    expected === found ? [] : [{ check, about, expected: String(expected), found: String(found) }];
  const sum = (key: "taken" | "spent") => coupons.reduce((all, coupon) => all + coupon[key], 0);
  return {
    compared: `${sum("taken")} counted uses of coupons, ${sum("spent")} yen of their budgets`,
    differences: coupons.flatMap(({ code, taken, spent, uses, yen }) => [
      ...differ("a coupon counts its uses", code, uses, taken),
      ...differ("a coupon's budget is spent by its uses", code, yen, spent),
    ]),
  };
}
