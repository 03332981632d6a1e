import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Halftone } from "#app/ui/halftone.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ShowMore } from "#app/ui/show-more.tsx";
import { itemList, shelves } from "./catalogue.queries.ts";
import { ItemGrid, ItemGridSkeleton } from "./item-grid.tsx";
import { ANY_ITEM } from "./item-list-search.ts";
import { ShelfNavigation } from "./shelf-navigation.tsx";

interface TrialItemsScreenProps {
  /** Where trying an item begins. */
  linkTo: (productId: number) => string;
  /** What was tried before and can be gone on with. */
  resume?: ReactNode;
}

/** The goods to try a design on; for anybody, and nothing is saved. */
export function TrialItemsScreen({ linkTo, resume }: TrialItemsScreenProps) {
  const [search, setSearch] = useState(ANY_ITEM);
  const { data: allShelves = [] } = useQuery(shelves);
  const list = useInfiniteQuery(itemList(search));
  const items = list.data?.pages.flatMap((page) => page.data) ?? [];
  const total = list.data?.pages[0]?.total;
  return (
    <main className="relative overflow-x-clip pb-24">
      <Halftone form="corner" className="absolute top-0 right-0 w-32 md:w-[260px]" />
      <div className="page relative">
        <div className="pt-6 max-md:hidden">
          <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: "ためしにデザイン" }]} />
        </div>
        <div className="pt-5 pb-5 md:pt-4 md:pb-6">
          <PageHeading title="登録せずに、ためしにデザイン。" />
          <p className="mt-3 max-w-[44rem] leading-[1.8]">
            好きなアイテムに、文字や写真を置いてみてください。デザインはこの端末の中だけに置かれ、送られません。気に入ったら、ログインしてそのまま保存できます。
          </p>
        </div>
        {resume}
        <ShelfNavigation
          shelves={allShelves}
          chosen={search}
          onChoose={(chosen) => setSearch({ ...search, ...chosen })}
        />
        <div className="pt-6" aria-busy={list.isFetching}>
          {list.isPending && <ItemGridSkeleton />}
          {list.isLoadingError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
          {items.length > 0 && <ItemGrid items={items} wantedColors={[]} query="" linkTo={linkTo} />}
          {total !== undefined && total > 0 && (
            <ShowMore
              shown={items.length}
              total={total}
              onMore={() => void list.fetchNextPage()}
              loading={list.isFetchingNextPage}
            />
          )}
        </div>
      </div>
    </main>
  );
}
