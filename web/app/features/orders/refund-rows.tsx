import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { backWord } from "./back-word.ts";
import { pieceName, pieceTitles } from "./piece-name.ts";
import { showDay } from "./show-time.ts";
import type { WireOrder } from "./wire-order.ts";

/** Below an order's total: each refund with its day, and what is left. Nothing without refunds. */
export function RefundRows({ order }: { order: WireOrder }) {
  const { refunds, kept_total, kept_taxes } = order;
  if (refunds.length === 0) return null;
  const word = backWord(order);
  return (
    <dl aria-label={word} className="num mt-4 grid gap-2 border-line border-t pt-4 text-14">
      {refunds.map((refund, index) => (
        // Two on one day may be of the same sum; they keep their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a refund
        <div key={index} className="flex justify-between gap-x-4">
          <dt>
            {word}（{showDay(refund.refunded_at)}）
            <RefundedFor order={order} refund={refund} />
          </dt>
          <dd className="whitespace-nowrap text-deep">{formatYen(-refund.amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-deep">
        <dt>{word}後のお支払い額</dt>
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

/** The parcel and the pieces that the money was for, where it was for some. */
function RefundedFor({ order, refund }: { order: WireOrder; refund: WireOrder["refunds"][number] }) {
  const { parcel_number, pieces, delivery_fee } = refund;
  if (parcel_number === null) return null;
  const named = pieces.flatMap(({ line_id, quantity, rows }) => [
    `${pieceName(order.lines, line_id)} ${formatNumber(quantity)}点`,
    ...pieceTitles(order.lines, line_id, rows),
  ]);
  return (
    <span className="block text-12 text-mute">
      {order.destinations.length > 1 && <span className="block">お届け先{parcel_number}</span>}
      {[...named, ...(delivery_fee > 0 ? ["送料"] : [])].map((name) => (
        <span key={name} className="block">
          {name}
        </span>
      ))}
    </span>
  );
}
