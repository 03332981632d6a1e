import type { WireTotals } from "@surimono/contract/cart";
import { formatYen } from "@surimono/domain/kernel";

interface SumsProps {
  totals: WireTotals;
  /** What is being agreed to, before it is saved. */
  agreed?: number | undefined;
}

/** Every yen of it. */
export function Sums({ totals, agreed = totals.total }: SumsProps) {
  const off = totals.total - agreed;
  const rows = [
    { name: `商品（${totals.quantity}点）`, amount: totals.subtotal },
    ...totals.discounts.map(({ name, rate, amount }) => ({
      name: rate > 0 ? `${name}（${rate / 100}%）` : name,
      amount: -amount,
    })),
    ...(off === 0 ? [] : [{ name: "お約束の値引き", amount: -off }]),
    { name: "送料", amount: totals.delivery_fee },
    { name: "合計（税込）", amount: agreed },
  ];
  return (
    <dl className="num rounded-card border border-line p-4 text-14">
      {rows.map(({ name, amount }) => (
        <div
          key={name}
          className="flex justify-between gap-4 py-0.5 last:mt-2 last:border-line last:border-t last:pt-2 last:font-bold"
        >
          <dt>{name}</dt>
          <dd className="whitespace-nowrap">{formatYen(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
