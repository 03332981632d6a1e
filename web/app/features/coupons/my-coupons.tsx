import { Badge } from "@surimono/ui/badge.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { TextLink } from "#app/ui/text-link.tsx";
import { CouponCondition } from "./coupon-condition.tsx";
import { type Coupon, couponsQuery } from "./coupons.queries.ts";

/** My page's list of coupons: usable ones, and used ones with their order. */
export function MyCoupons() {
  const { data, isLoadingError, refetch, isFetching } = useQuery(couponsQuery);
  return (
    <section id="coupons" aria-labelledby="coupons-heading" className="scroll-mt-24">
      <div className="flex min-h-12 items-center border-deep border-b">
        <h2 id="coupons-heading" className="font-bold text-20">
          クーポン
        </h2>
      </div>
      {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="mt-4 h-20" />}
      {data?.length === 0 && <p className="mt-4 text-14">いまお使いいただけるクーポンはありません。</p>}
      {data && data.length > 0 && (
        <>
          <ul>
            {data.map((coupon) => (
              <CouponRow key={`${coupon.code} ${coupon.order_id}`} coupon={coupon} />
            ))}
          </ul>
          {data.some(({ state }) => state === "usable") && (
            <p className="mt-3 text-14">カートに入れると、お支払い金額から自動的に差し引きます。</p>
          )}
        </>
      )}
    </section>
  );
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  const usable = coupon.state === "usable";
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-deep">
          <b>{coupon.name}</b>
          <span className={`num font-bold ${usable ? "text-red-text" : "text-mute"}`}>{coupon.worth}</span>
        </p>
        <CouponCondition coupon={coupon} />
        {coupon.order_id && <TextLink to={`/my-page/orders/${coupon.order_id}`}>ご利用のご注文</TextLink>}
      </div>
      <Badge tone={usable ? "ok" : "plain"} icon="check">
        {usable ? "使えます" : "ご利用済み"}
      </Badge>
    </li>
  );
}
