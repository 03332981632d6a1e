import type { ProductCard } from "@surimono/contract/catalogue";
import { FEW_HITS } from "@surimono/domain/catalogue";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { eachOnce } from "#app/ui/each-once.ts";
import { Halftone } from "#app/ui/halftone.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { itemList, shelves } from "./catalogue.queries.ts";
import { FilterBar } from "./filter/filter-bar.tsx";
import { type ItemListSearch, readItemListSearch, writeItemListSearch } from "./item-list-search.ts";
import { addressOf, type ItemPlace, inPlace } from "./item-place.ts";
import { ItemGrid, ItemGridSkeleton } from "./list/item-grid.tsx";
import { hasKindRow } from "./list/kind-row.tsx";
import { usePhoneColumns } from "./list/phone-columns.ts";
import { ShelfNavigation, shelfOf } from "./list/shelf-navigation.tsx";
import { useSwipe } from "./use-swipe.ts";

// Most visits do not need these at first.
const FewFound = lazyPart(async () => (await import("./list/few-found.tsx")).FewFound);
const NothingFound = lazy(async () => ({ default: (await import("./list/nothing-found.tsx")).NothingFound }));
// At the end of the list, where it pushes nothing down.
const ShowMore = lazyPart(async () => (await import("@surimono/ui/show-more.tsx")).ShowMore);
const RecentlyChecked = lazy(async () => ({ default: (await import("./recently-checked.tsx")).RecentlyChecked }));
const FilterPanel = lazy(async () => ({ default: (await import("./filter/filter-panel.tsx")).FilterPanel }));

interface ItemListScreenProps {
  /** A part of the goods with an address of its own. */
  place?: ItemPlace | undefined;
  heart?: ((item: ProductCard) => ReactNode) | undefined;
  /** What buyers give the goods. */
  stars?: ((item: ProductCard) => ReactNode) | undefined;
  /** Beside the filter: whom the goods are chosen for. */
  fans?: ReactNode;
  /** The same goods for anybody, to try a design on. */
  trial?: TrialList | undefined;
}

interface TrialList {
  readonly path: string;
  readonly title: string;
  readonly trail: string;
  /** What trying means, and the earlier try to continue. */
  readonly introduction: ReactNode;
  /** Where trying an item begins; the list's search stays in the address. */
  readonly linkTo: (productId: number, query: string) => string;
}

/** All goods: by category, kind and filter, in the order that the customer wants. The address holds the whole search. */
export function ItemListScreen({ place, heart, stars, fans, trial }: ItemListScreenProps) {
  const { search, change } = useItemListSearch(place, trial?.path);
  // The panel's code loads at the first opening; it stays mounted so that it can slide out.
  const [filter, setFilter] = useState<"unopened" | "open" | "closed">("unopened");
  const [columns, setColumns] = usePhoneColumns();
  const { data: allShelves = [] } = useQuery(shelves);
  const list = useInfiniteQuery(itemList(search));
  const items = eachOnce(list.data?.pages.flatMap((page) => page.data) ?? []);
  const total = list.data?.pages.at(-1)?.total;
  const shelf = shelfOf(allShelves, search);
  const inShelf = { ...search, displayCategoryId: shelf?.display_category_id ?? search.displayCategoryId };
  // On a phone, where the kinds take the categories' place, a swipe leads back, over the goods too (rule catalogue-swipe-back).
  const swipe = useSwipe({
    left: () => {
      if (isOnPhone() && hasKindRow(shelf?.kinds ?? [])) change({ ...search, displayCategoryId: 0, kindId: 0 });
    },
  });

  const query = writeItemListSearch(search).toString();

  return (
    <main className="relative overflow-x-clip pb-24">
      <Halftone form="corner" className="absolute top-0 right-0 w-32 md:w-[260px]" />
      <div className="page relative">
        <div className="pt-6 max-md:hidden">
          <Breadcrumb trail={trial ? [HOME, { label: trial.trail }] : trailTo(place)} />
        </div>
        <div className="pt-5 pb-5 md:pt-4 md:pb-6">
          <PageHeading title={trial?.title ?? place?.title ?? "なにに刷りますか。"} />
        </div>
        {trial?.introduction}
        <ShelfNavigation
          shelves={allShelves}
          chosen={inShelf}
          onChoose={(chosen) => change({ ...search, ...chosen })}
        />
        <FilterBar
          search={search}
          total={total}
          onChange={change}
          onOpenFilter={() => setFilter("open")}
          fans={fans}
          columns={columns}
          onColumns={setColumns}
        />
        <div {...swipe} className="pt-6" aria-busy={list.isFetching}>
          {list.isPending && <ItemGridSkeleton columns={columns} />}
          {list.isLoadingError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
          {total === 0 && (
            <Suspense fallback={null}>
              <NothingFound search={search} shelf={shelf} onChange={change} linkTo={trial?.linkTo} />
            </Suspense>
          )}
          {items.length > 0 && (
            <ItemGrid
              items={items}
              wantedColors={search.colors}
              query={query}
              columns={columns}
              linkTo={trial && ((productId) => trial.linkTo(productId, query))}
              heart={heart}
              stars={stars}
            />
          )}
          {total !== undefined && total > 0 && (
            <Suspense fallback={null}>
              <ShowMore
                shown={items.length}
                total={total}
                // The end, but not all items: the order changed between two pages, so each is read again.
                onMore={() => void (list.hasNextPage ? list.fetchNextPage() : list.refetch())}
                loading={list.isFetching}
                endless={!list.isError}
              />
            </Suspense>
          )}
        </div>
        {search.search !== "" && total !== undefined && total > 0 && total <= FEW_HITS && (
          <Suspense fallback={null}>
            <FewFound {...{ search, total, linkTo: trial?.linkTo, onChange: change }} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <RecentlyChecked />
        </Suspense>
      </div>
      {filter !== "unopened" && (
        <Suspense fallback={null}>
          <FilterPanel
            open={filter === "open"}
            search={inShelf}
            onClose={() => setFilter("closed")}
            onSearch={change}
          />
        </Suspense>
      )}
    </main>
  );
}

/** Narrower than where categories and kinds fit together. */
function isOnPhone(): boolean {
  return typeof matchMedia === "function" && matchMedia("(width < 880px)").matches;
}

function useItemListSearch(place: ItemPlace | undefined, listPath?: string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const text = query.toString();
  const search = useMemo(() => inPlace(readItemListSearch(new URLSearchParams(text)), place), [text, place]);
  const change = (next: ItemListSearch) => {
    const path = addressOf(next, place, listPath);
    // Choosing the current choice again must not add a step to the history.
    void navigate(path, { replace: path === addressOf(search, place, listPath), preventScrollReset: true });
  };
  return { search, change };
}

const HOME = { label: "ホーム", to: "/" };

function trailTo(place: ItemPlace | undefined) {
  return place ? [HOME, { label: "アイテム", to: "/items" }, { label: place.title }] : [HOME, { label: "アイテム" }];
}
