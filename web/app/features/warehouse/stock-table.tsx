import type { WireStock } from "@surimono/contract/warehouse";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { Icon } from "@surimono/ui/icon.tsx";
import { sizeWords } from "./stock-words.ts";

const HEAD = "py-2 pr-3 text-left font-normal text-12 text-mute";
const CELL = "num border-line border-t py-2 pr-3 align-top";

/** The sizes of one version: how many, what is on its way in or out, and when it runs out. */
export function StockTable({ name, stocks }: { name: string; stocks: readonly WireStock[] }) {
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{name}の在庫</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-1/4`}>
            サイズ
          </th>
          <th scope="col" className={`${HEAD} w-1/3 text-right sm:w-1/5`}>
            在庫
          </th>
          <th scope="col" className={`${HEAD} pl-3 sm:pl-8`}>
            なくなる見込み
          </th>
        </tr>
      </thead>
      <tbody>
        {stocks.map((stock) => (
          <tr key={stock.stored_id}>
            <th scope="row" className={`${CELL} text-left font-bold text-deep`}>
              {sizeWords(stock)}
            </th>
            <td className={`${CELL} whitespace-nowrap text-right`}>
              <b className="text-16 text-deep">{formatNumber(stock.surimono_num)}</b>点
              {stock.reserved > 0 && (
                <span className="block text-12 text-mute">発送準備中 {formatNumber(stock.reserved)}点</span>
              )}
              {stock.arriving > 0 && (
                <span className="block text-12 text-mute">入庫予定 {formatNumber(stock.arriving)}点</span>
              )}
            </td>
            <td className={`${CELL} pl-3 sm:pl-8`}>
              <Forecast stock={stock} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Forecast({ stock }: { stock: WireStock }) {
  const { runs_out_on, sent_lately, surimono_num } = stock;
  if (surimono_num === 0 && sent_lately > 0)
    return (
      <span className="flex items-center gap-1 font-bold text-warn">
        <Icon name="warning" size={16} />
        なくなりました
      </span>
    );
  if (runs_out_on === null) return <span className="text-mute">—</span>;
  return (
    <>
      {slashedDay(runs_out_on)}ごろ
      <span className="block text-12 text-mute">60日間に{formatNumber(sent_lately)}点を発送</span>
    </>
  );
}
