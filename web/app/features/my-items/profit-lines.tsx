import { profitFromFans } from "@surimono/domain/my-items";
import { formatYen } from "#app/ui/price.tsx";

interface ProfitLinesProps {
  sellingPrice: number;
  unitPrice: number;
  /** Average over the linked accounts; undefined while none is linked. */
  fanCount: number | undefined;
}

/** Unit price, selling price and what is earned by them. */
export function ProfitLines({ sellingPrice, unitPrice, fanCount }: ProfitLinesProps) {
  const profit = profitFromFans(sellingPrice, unitPrice, fanCount ?? 0);
  const lines: (readonly [string, number])[] = [
    ["販売価格", sellingPrice],
    ["単価", unitPrice],
    ["1点あたりの利益", profit.perPiece],
  ];
  if (fanCount) lines.push(["ファンの1％が買うと", profit.onePercent], ["ファンの5％が買うと", profit.fivePercent]);
  return (
    <dl className="border-deep border-t text-14">
      {lines.map(([name, value], index) => (
        <div key={name} className="flex items-baseline justify-between border-line border-b py-2.5">
          <dt>
            {name}
            {index < 2 && <span className="ml-1.5 text-12 text-mute">税込</span>}
          </dt>
          <dd className="num font-bold text-16 text-deep">{formatYen(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
