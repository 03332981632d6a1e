import type { WireChosenCoupon } from "@surimono/contract/coupons";
import { slashedDay } from "@surimono/domain/kernel";
import { Yen } from "#app/ui/price.tsx";

/** A coupon's condition and last day. */
export function CouponCondition({ coupon }: { coupon: Pick<WireChosenCoupon, "minimum" | "valid_until"> }) {
  const { minimum, valid_until } = coupon;
  return (
    <p className="num flex flex-wrap gap-x-3 text-12 text-mute">
      <span>
        <Yen value={minimum} />
        （税込）以上のお買い物で
      </span>
      {valid_until && <span>{slashedDay(valid_until)}まで</span>}
    </p>
  );
}
