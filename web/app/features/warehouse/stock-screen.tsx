import type { WireStoredItem } from "@surimono/contract/warehouse";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { RefillSheet, type RefillSheetProps } from "./refill-sheet.tsx";
import { useReturnAll } from "./return-all.ts";
import { freeOf } from "./stock-words.ts";
import { StoredItemCard } from "./stored-item-card.tsx";
import { type Warehouse, warehouseQuery } from "./warehouse.queries.ts";
import { WarehousePage } from "./warehouse-page.tsx";
import { INTRO_PATH, RETURN_ADDRESS_PATH, SEND_PATH } from "./warehouse-paths.ts";

interface StockScreenProps {
  /** The item whose refill is open at first. */
  refillId?: number | undefined;
  refill: RefillSheetProps["refill"];
  onRefilled: () => void;
}

/** What lies in the warehouse, by item. */
export function StockScreen(props: StockScreenProps) {
  const query = useQuery(warehouseQuery);
  return (
    <WarehousePage title="倉庫" lead="お預かりしている商品です。必要なときに、必要な数だけ送れます。">
      {query.data ? (
        <Contents {...props} warehouse={query.data} />
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="読み込んでいます" className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </WarehousePage>
  );
}

function Contents({ warehouse, refillId, refill, onRefilled }: StockScreenProps & { warehouse: Warehouse }) {
  const [refilled, setRefilled] = useState<WireStoredItem | undefined>(() =>
    warehouse.items.find(({ product_id, refillable }) => refillable && product_id === refillId),
  );
  if (warehouse.items.length === 0)
    return (
      <EmptyState
        title="お預かりしている商品はありません"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/my-items" variant="primary" size={56}>
              マイアイテムを見る
            </LinkButton>
            <LinkButton to={INTRO_PATH} size={56}>
              倉庫のしくみ
            </LinkButton>
          </div>
        }
      >
        ご注文のときに「倉庫で保管」をえらぶと、できあがった商品をここでお預かりします。
      </EmptyState>
    );
  return (
    <>
      <Endings items={warehouse.items} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-14">
          {formatNumber(warehouse.items.length)}種類・
          <b className="text-20 text-deep">{formatNumber(warehouse.on_hand)}</b>点
        </p>
        {warehouse.items.filter((item) => freeOf([item]) > 0).length > 1 && (
          <LinkButton to={SEND_PATH} icon="truck">
            いくつかのアイテムをまとめて発送
          </LinkButton>
        )}
      </div>
      <ul aria-label="お預かりしている商品" className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {warehouse.items.map((item) => (
          <StoredItemCard
            key={item.product_id}
            item={item}
            isAlone={warehouse.items.length === 1}
            onRefill={() => setRefilled(item)}
          />
        ))}
      </ul>
      <ReturnPart warehouse={warehouse} />
      {refilled && (
        <RefillSheet item={refilled} onClose={() => setRefilled(undefined)} refill={refill} onRefilled={onRefilled} />
      )}
    </>
  );
}

/** Above everything: what ends soon, or has. */
function Endings({ items }: Pick<Warehouse, "items">) {
  const over = items.filter(({ free_days_left }) => free_days_left !== null && free_days_left < 0);
  if (over.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="warn">
        無料期間が終わったアイテムが{formatNumber(over.length)}種類あります。発送するか、補充してください。
      </Notice>
    </div>
  );
}

function ReturnPart({ warehouse: { on_hand, items, return_address } }: { warehouse: Warehouse }) {
  const { returnAll, busy } = useReturnAll();
  return (
    <section aria-labelledby="return-heading" className="paper mt-10 rounded-card p-5 sm:p-7">
      <h2 id="return-heading" className="font-bold text-16 text-deep">
        返送先
      </h2>
      {return_address ? (
        <p className="mt-2 text-14">
          <Address>{`〒${return_address.postal_code} ${return_address.address}${return_address.address2}`}</Address>
          <span className="block">
            {return_address.last_name} {return_address.first_name} 様
          </span>
        </p>
      ) : (
        <p className="mt-2 flex items-start gap-2 text-14 text-warn">
          <Icon name="warning" size={18} className="mt-0.5" />
          返送先がまだ登録されていません。お預かりの期限が来る前に、ご登録をお願いします。
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to={RETURN_ADDRESS_PATH} icon="pencil">
          {return_address ? "返送先を変更する" : "返送先を登録する"}
        </LinkButton>
        {freeOf(items) > 0 && return_address && (
          <Button icon="refresh" variant="quiet" pending={busy} onClick={() => void returnAll()}>
            すべて返送する
          </Button>
        )}
        {on_hand > 0 && freeOf(items) === 0 && <p className="text-14">すべて発送の準備中です。</p>}
        <TextLink to={INTRO_PATH}>倉庫のしくみ</TextLink>
      </div>
    </section>
  );
}

function Address({ children }: { children: ReactNode }) {
  return <span className="num block text-deep">{children}</span>;
}
