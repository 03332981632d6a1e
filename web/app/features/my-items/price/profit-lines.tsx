import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { profitFromFans } from "@surimono/domain/my-items";
import { useQuery } from "@tanstack/react-query";
import { TextLink } from "#app/ui/text-link.tsx";
import { fansForProfit } from "../my-items.queries.ts";
import type { UnitPrices } from "./unit-prices.ts";

interface ProfitLinesProps {
  sellingPrice: number;
  unitPrices: UnitPrices;
}

/** Unit price, selling price and profit: per piece, and for the member's set or average number of fans. */
export function ProfitLines({ sellingPrice, unitPrices }: ProfitLinesProps) {
  const { lowest: unitPrice, highest } = unitPrices;
  const { data } = useQuery(fansForProfit);
  const lines: (readonly [string, number])[] = [
    ["販売価格", sellingPrice],
    ["単価", unitPrice],
    ["1点あたりの利益", sellingPrice - unitPrice],
  ];
  if (data?.fan_count) {
    for (const { share, profit } of profitFromFans(sellingPrice, unitPrice, data.fan_count, data.buyer_shares))
      lines.push([`ファンの${share / 100}％が買うと`, profit]);
  }
  return (
    <div>
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
      {highest > unitPrice && (
        <p className="mt-1 text-12 text-mute">
          いちばん安いサイズのときです。いちばん高いサイズの単価は
          <span className="whitespace-nowrap">{formatYen(highest)}</span>で、1点あたりの利益は
          <span className="whitespace-nowrap">{formatYen(sellingPrice - highest)}</span>です。
        </p>
      )}
      {data && (
        <p className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-12 text-mute">
          {data.fan_count
            ? `ファンの数 ${formatNumber(data.fan_count)}人${data.isAverage ? "（アカウントの平均）" : ""}として計算しています。`
            : "ファンの数を入れると、利益の目安もわかります。"}
          <TextLink to="/my-page/setting/calculation">利益の計算の設定</TextLink>
        </p>
      )}
    </div>
  );
}
