import { ErrorState } from "@surimono/ui/error-state.tsx";
import { ShowMore } from "@surimono/ui/show-more.tsx";
import { Tabs } from "@surimono/ui/tabs.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CARD_GRID } from "#app/ui/card-grid.ts";
import { eachOnce } from "#app/ui/each-once.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { GridSkeleton } from "#app/ui/grid-skeleton.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type ItemTab, myItemsQuery } from "./my-items.queries.ts";
import { MyItemCard } from "./shelf/my-item-card.tsx";

interface MyItemsScreenProps {
  tab: ItemTab;
  onTab: (tab: ItemTab) => void;
  /** The address of the votes about items. */
  votesPath: string;
  /** The address of an item's detail. */
  detailPath: (productId: number) => string;
}

/** The member's own items: completed ones, which can be ordered, and drafts. */
export function MyItemsScreen({ tab, onTab, votesPath, detailPath }: MyItemsScreenProps) {
  const counts = useInfiniteQuery(myItemsQuery(tab)).data?.pages[0];
  const label = (name: string, count: number | undefined) => (
    <>
      {name}
      {count !== undefined && <span className="num ml-1.5 font-normal text-14">{count}</span>}
    </>
  );
  const panel = (of: ItemTab) => (of === tab ? <MyItemGrid tab={of} detailPath={detailPath} /> : null);
  return (
    <main className="page py-8 md:py-12">
      <PageHeading title="マイアイテム">つくったもの。完成したアイテムは、いつでも注文できます。</PageHeading>
      <p className="mt-4">
        <LinkButton to={votesPath} size={44} icon="check" state={{ fromList: true }} preventScrollReset>
          一緒にえらんで
        </LinkButton>
      </p>
      <div className="mt-6 md:mt-8">
        <Tabs
          label="マイアイテムの種類"
          value={tab}
          onChange={onTab}
          tabs={[
            { id: 0, label: label("完成したアイテム", counts?.completed), panel: panel(0) },
            { id: 1, label: label("下書き", counts?.drafts), panel: panel(1) },
          ]}
        />
      </div>
    </main>
  );
}

function MyItemGrid({ tab, detailPath }: Pick<MyItemsScreenProps, "tab" | "detailPath">) {
  const query = useInfiniteQuery(myItemsQuery(tab));
  if (query.isPending) return <GridSkeleton label="読み込んでいます" picture="aspect-[8/9]" />;
  if (query.isLoadingError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const items = eachOnce(query.data.pages.flatMap((page) => page.data));
  const first = query.data.pages[0];
  const total = (tab === 0 ? first?.completed : first?.drafts) ?? items.length;
  if (items.length === 0) return <NoItems tab={tab} />;
  return (
    <>
      <ul className={CARD_GRID}>
        {items.map((item, index) => (
          <li key={item.product_id}>
            <MyItemCard item={item} to={detailPath(item.product_id)} eager={index < 4} />
          </li>
        ))}
      </ul>
      {total > items.length && (
        <ShowMore
          shown={items.length}
          total={total}
          loading={query.isFetching}
          // The end, but not all items: some were made or deleted between two pages, so each is read again.
          onMore={() => void (query.hasNextPage ? query.fetchNextPage() : query.refetch())}
        />
      )}
    </>
  );
}

function NoItems({ tab }: { tab: ItemTab }) {
  return (
    <EmptyState
      title={tab === 0 ? "完成したアイテムはまだありません" : "下書きはありません"}
      action={
        <LinkButton to="/items" variant="primary" size={56} icon="pencil">
          デザインをはじめる
        </LinkButton>
      }
    >
      {tab === 0
        ? "アイテムをえらんでデザインを完成させると、ここに並びます。"
        : "デザインは自動で保存され、つくりかけのまま、ここに並びます。"}
    </EmptyState>
  );
}
