import type { MyItem } from "@surimono/contract/my-items";
import { formatNumber } from "@surimono/domain/kernel";
import { Icon } from "@surimono/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { refillPath, sendPath } from "./warehouse-paths.ts";

/** Beside one my item: what of it can be sent from the warehouse, by size; nothing where none is. */
export function StockOfItem({ item }: { item: MyItem }) {
  const names = new Map(item.size.size_list.map(({ size_id, size_name }) => [size_id, size_name]));
  const stored = item.stock_num.filter(({ num }) => num > 0);
  if (stored.length === 0) return null;
  const sum = stored.reduce((count, { num }) => count + num, 0);
  return (
    <section aria-label="倉庫の在庫" className="rounded-card border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Icon name="box" size={20} />
        <span className="font-bold text-deep">倉庫の在庫</span>
        <b className="num text-16 text-deep">{formatNumber(sum)}点</b>
        <span className="num">
          {stored
            .map(({ size_id, num }) => `${names.get(size_id) || "フリーサイズ"} ${formatNumber(num)}点`)
            .join("・")}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={sendPath(item.product_id)} size={36} icon="truck">
          倉庫から発送
        </LinkButton>
        {!item.withdrawn && (
          <LinkButton to={refillPath(item.product_id)} size={36} icon="plus">
            補充する
          </LinkButton>
        )}
      </div>
    </section>
  );
}
