import type { WireChosenCoupon } from "@surimono/contract/coupons";
import { slashedDay } from "@surimono/domain/kernel";
import { Yen } from "#app/ui/price.tsx";

/** A coupon's condition and last day. */
export function CouponCondition({
  coupon,
}: {
  coupon: Pick<WireChosenCoupon, "minimum" | "valid_until" | "general_from">;
}) {
  const { minimum, valid_until, general_from } = coupon;
  return (
    <p className="num flex flex-wrap gap-x-3 text-12 text-mute">
      <span>
        <Yen value={minimum} />
        （税込）以上のお買い物で
      </span>
      {valid_until && <span>{slashedDay(valid_until)}まで</span>}
      {general_from && <span>会員ランクの先行利用（一般は{slashedDay(general_from)}から）</span>}
    </p>
  );
}
