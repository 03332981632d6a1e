import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Block } from "#app/ui/block.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StorageTerms } from "./storage-terms.tsx";
import { storageOfferQuery } from "./warehouse.queries.ts";
import { WarehousePage } from "./warehouse-page.tsx";
import { RETURN_ADDRESS_PATH, WAREHOUSE_PATH } from "./warehouse-paths.ts";

const STEPS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "cart",
    title: "ご注文で「倉庫で保管」をえらぶ",
    text: "配送方法で「倉庫で保管」をえらびます。お届け先は、あとでえらべます。",
  },
  {
    icon: "box",
    title: "倉庫でお預かりする",
    text: "できあがった商品が倉庫に入ると、お知らせとメールでご連絡します。サイズごとの在庫が、いつでもわかります。",
  },
  {
    icon: "truck",
    title: "必要なときに、必要な数だけ送る",
    text: "1点から、何か所へでも送れます。少なくなったら、同じデザインで補充できます。",
  },
];

/** What storing means, before anything is stored. */
export function IntroScreen() {
  const { data, isLoadingError, refetch, isFetching } = useQuery(storageOfferQuery);
  return (
    <WarehousePage title="倉庫のしくみ" lead="まとめて刷って、あとから少しずつ送れます。" isBelow>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {STEPS.map(({ icon, title, text }, at) => (
          <li key={title} className="rounded-card border border-line p-5 sm:p-6">
            <div className="flex items-center gap-3">
              <span className="num flex size-7 items-center justify-center rounded-full bg-deep font-bold text-14 text-white">
                {at + 1}
              </span>
              <Icon name={icon} size={28} className="text-red" />
            </div>
            <h2 className="palt mt-3 font-bold text-16 text-deep">{title}</h2>
            <p className="mt-1 text-14 leading-relaxed">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 max-w-3xl">
        <Block title="料金と期間">
          <div className="mt-4">
            {data ? (
              <StorageTerms terms={data.terms} />
            ) : isLoadingError ? (
              <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
            ) : (
              <Skeleton className="h-40" />
            )}
          </div>
        </Block>
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/my-items" variant="primary" size={56}>
          マイアイテムからえらぶ
        </LinkButton>
        <LinkButton to={WAREHOUSE_PATH} size={56}>
          倉庫を見る
        </LinkButton>
        <LinkButton to={RETURN_ADDRESS_PATH} size={56} variant="quiet">
          返送先の住所
        </LinkButton>
      </div>
    </WarehousePage>
  );
}
