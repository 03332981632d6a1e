import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { GoodsThumbnail } from "#app/ui/goods-thumbnail.tsx";
import type { SendingReview } from "./sending.queries.ts";
import { sizeWords } from "./stock-words.ts";

/** What is sent, with what is left then and what is owed for storing it. */
export function SentPieces({ stocks }: Pick<SendingReview, "stocks">) {
  return (
    <ul>
      {stocks.map((stock) => (
        <li
          key={stock.stored_id}
          className="grid grid-cols-[64px_1fr_auto] items-center gap-x-4 border-line border-b py-3"
        >
          <GoodsThumbnail url={stock.image_url} />
          <div className="min-w-0">
            <p className="palt font-bold text-16 text-deep">{stock.name}</p>
            <p className="text-14">
              {[stock.item_name, stock.color_name].filter(Boolean).join("・")}
              <span className="font-bold text-deep">・{sizeWords(stock)}</span>
            </p>
            <p className="num text-12 text-mute">
              倉庫にのこる数 {formatNumber(Math.max(0, stock.remaining))}点
              {stock.fee > 0 && `／保管料 ${formatYen(stock.fee_per_piece)} × ${formatNumber(stock.inputNum)}`}
            </p>
          </div>
          <p className="num whitespace-nowrap font-bold text-16 text-deep">{formatNumber(stock.inputNum)}点</p>
        </li>
      ))}
    </ul>
  );
}
