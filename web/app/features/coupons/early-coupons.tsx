import { useQuery } from "@tanstack/react-query";
import { Block } from "#app/ui/block.tsx";
import { CouponCondition } from "./coupon-condition.tsx";
import { couponsQuery } from "./coupons.queries.ts";

/** What the member's rank has before the others (rule miles-early-sales); nothing where there is none. */
export function EarlyCoupons() {
  const { data } = useQuery(couponsQuery);
  const early = (data ?? []).filter(({ general_from, state }) => general_from && state === "usable");
  if (early.length === 0) return null;
  return (
    <div className="mt-16">
      <Block title="先行でお使いいただけるクーポン">
        <ul>
          {early.map((coupon) => (
            <li key={coupon.code} className="border-line border-b py-3">
              <p className="flex flex-wrap gap-x-3 text-deep">
                <b>{coupon.name}</b>
                <span className="num font-bold text-red-text">{coupon.worth}</span>
              </p>
              <CouponCondition coupon={coupon} />
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}
