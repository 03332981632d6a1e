import type { WireCart, WireTotals } from "@surimono/contract/cart";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { classNames } from "@surimono/ui/class-names.ts";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import type { ReactNode } from "react";
import { Price } from "#app/ui/price.tsx";

interface TotalsTableProps {
  totals: WireTotals;
  /** A change is being saved: the figures will follow. */
  busy?: boolean | undefined;
  /** Why a coupon does not count, which one would be lost and what miles it brings, unless shown elsewhere. */
  coupons?: Pick<WireCart, "coupon" | "coupon_at_stake" | "miles"> | undefined;
  /** Of what the subtotal is; of goods, unless said. */
  subtotal?: string | undefined;
}

/** An order's totals with tax, as the server computed them. */
export function TotalsTable({ totals, busy = false, coupons, subtotal = "商品の小計" }: TotalsTableProps) {
  return (
    <div aria-busy={busy || undefined} className={classNames("transition-opacity", busy && "opacity-50")}>
      <dl className="mt-4 grid gap-3 text-14">
        <Row name={`${subtotal}（${formatNumber(totals.quantity)}点）`}>{formatYen(totals.subtotal)}</Row>
        {totals.discounts.map((discount) => (
          <Row key={discount.kind} name={discountName(discount)} tone="text-ok">
            {formatYen(-discount.amount)}
          </Row>
        ))}
        <Row name="送料">{totals.delivery_fee === 0 ? "無料" : formatYen(totals.delivery_fee)}</Row>
      </dl>
      {coupons?.coupon && !coupons.coupon.counts && <WarningLine>{coupons.coupon.message}</WarningLine>}
      {coupons?.coupon_at_stake && <WarningLine>{coupons.coupon_at_stake}</WarningLine>}
      <dl className="mt-5 border-deep border-t pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-bold text-16 text-deep">合計</dt>
          <dd aria-live="polite">
            <Price value={totals.total} size={40} className="max-sm:text-28" />
          </dd>
        </div>
        {totals.taxes.map(({ rate, tax }) => (
          <div key={rate} className="num flex justify-end gap-1 text-12 text-mute">
            <dt>うち消費税（{rate / 100}%）</dt>
            <dd>{formatYen(tax)}</dd>
          </div>
        ))}
        {coupons?.miles && coupons.miles.earns > 0 && (
          <div className="num flex justify-end gap-1 text-12 text-mute">
            <dt>お届け後にたまるマイル</dt>
            <dd>{formatNumber(coupons.miles.earns)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function discountName({ name, rate }: WireTotals["discounts"][number]): string {
  return rate > 0 ? `${name}（${rate / 100}%）` : name;
}

function Row({ name, tone, children }: { name: string; tone?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className={classNames("num whitespace-nowrap", tone ?? "text-deep")}>{children}</dd>
    </div>
  );
}
