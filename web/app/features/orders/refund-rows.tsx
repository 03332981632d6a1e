import { formatYen } from "@surimono/domain/kernel";
import { showDay } from "./show-time.ts";
import type { WireOrder } from "./wire-order.ts";

/** Below an order's total: each refund with its day, and what is left. Nothing without refunds. */
export function RefundRows({ order: { refunds, kept_total, kept_taxes } }: { order: WireOrder }) {
  if (refunds.length === 0) return null;
  return (
    <dl aria-label="返金" className="num mt-4 grid gap-2 border-line border-t pt-4 text-14">
      {refunds.map(({ refunded_at, amount }) => (
        <div key={`${refunded_at} ${amount}`} className="flex flex-wrap justify-between gap-x-4">
          <dt>返金（{showDay(refunded_at)}）</dt>
          <dd className="text-deep">{formatYen(-amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-deep">
        <dt>返金後のお支払い額</dt>
        <dd className="text-20">{formatYen(kept_total)}</dd>
      </div>
      {kept_taxes.map(({ rate, tax }) => (
        <div key={rate} className="flex justify-end gap-1 text-12 text-mute">
          <dt>うち消費税（{rate / 100}%）</dt>
          <dd>{formatYen(tax)}</dd>
        </div>
      ))}
    </dl>
  );
}
