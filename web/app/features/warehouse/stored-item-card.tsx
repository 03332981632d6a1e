import type { WireStoredItem } from "@surimono/contract/warehouse";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Link } from "react-router";
import { GoodsThumbnail } from "#app/ui/goods-thumbnail.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { FreeTimeBadge, FreeTimeNote } from "./free-time.tsx";
import { StockTable } from "./stock-table.tsx";
import { sizeWords, sumOf, versionsOf } from "./stock-words.ts";
import { sendPath } from "./warehouse-paths.ts";

interface StoredItemCardProps {
  item: WireStoredItem;
  /** Of several none is the one thing to do: filled buttons down the page would all ask for it. */
  isAlone: boolean;
  onRefill: () => void;
}

/** One my item with everything of it that is stored. */
export function StoredItemCard({ item, isAlone, onRefill }: StoredItemCardProps) {
  const versions = versionsOf(item);
  const free = sumOf(item.stocks, ({ surimono_num }) => surimono_num);
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 gap-y-4 rounded-card border border-line p-4 sm:grid-cols-[104px_1fr] sm:gap-x-5 sm:p-6">
      <GoodsThumbnail url={item.image_url} />
      <div className="min-w-0 self-center">
        <h2 className="palt font-bold text-16 sm:text-20">
          <Link to={`/my-items/${item.product_id}`} className="target-44 hover:underline">
            {item.name}
          </Link>
        </h2>
        <p className="mt-0.5 text-14">{[item.item_name, item.stocks[0]?.color_name].filter(Boolean).join("・")}</p>
        <div className="mt-2">
          <FreeTimeBadge free_days_left={item.free_days_left} />
        </div>
      </div>
      <div className="col-span-full grid gap-3">
        <FreeTimeNote {...item} />
        {versions.map((stocks, at) => (
          <div key={stocks[0]?.stored_id}>
            {versions.length > 1 && <h3 className="mt-1 font-bold text-14 text-deep">仕上がり {at + 1}</h3>}
            <StockTable name={versions.length > 1 ? `${item.name} 仕上がり ${at + 1}` : item.name} stocks={stocks} />
          </div>
        ))}
        <RefillOffer item={item} />
        <div className="flex flex-wrap gap-2">
          {free > 0 && (
            <LinkButton to={sendPath(item.product_id)} variant={isAlone ? "primary" : "outline"} icon="truck">
              発送する
              <span className="sr-only">：{item.name}</span>
            </LinkButton>
          )}
          {item.refillable && (
            <Button
              icon="plus"
              variant={isAlone ? "outline" : "quiet"}
              onClick={onRefill}
              aria-label={`補充する：${item.name}`}
            >
              補充する
            </Button>
          )}
        </div>
        {!item.refillable && (
          <p className="text-12 text-mute">このアイテムは販売を終了したため、補充はできません。発送はできます。</p>
        )}
      </div>
    </li>
  );
}

/** What to refill so that it lasts for the free days, where something was sent lately. */
function RefillOffer({ item }: { item: WireStoredItem }) {
  const wanted = item.stocks.filter(({ refill }) => refill > 0);
  if (!item.refillable || wanted.length === 0) return null;
  return (
    <p className="rounded-ctl bg-paper px-4 py-3 text-14">
      これまでの発送から見た補充の目安：
      <b className="num text-deep">
        {wanted.map((stock) => `${sizeWords(stock)} ${formatNumber(stock.refill)}点`).join("、")}
      </b>
    </p>
  );
}
