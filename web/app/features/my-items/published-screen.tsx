import { classNames } from "@surimono/ui/class-names.ts";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { ShowMore } from "@surimono/ui/show-more.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CARD_GRID } from "#app/ui/card-grid.ts";
import { eachOnce } from "#app/ui/each-once.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { GridSkeleton } from "#app/ui/grid-skeleton.tsx";
import { Halftone } from "#app/ui/halftone.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type PublishedSearch, type PublishedSort, publishedItemsQuery } from "./published-items.queries.ts";
import { PublishedCard } from "./shelf/published-card.tsx";

const SORTS: readonly { readonly value: PublishedSort; readonly label: string }[] = [
  { value: "newest", label: "新着順" },
  { value: "popular", label: "人気順" },
];

interface PublishedScreenProps {
  search: PublishedSearch;
  categories: readonly { readonly id: number; readonly name: string }[];
  onSearch: (search: PublishedSearch) => void;
  /** The address of one item. */
  itemPath: (productId: number) => string;
}

/** The gallery: works shown to everybody. */
export function PublishedScreen({ search, categories, onSearch, itemPath }: PublishedScreenProps) {
  const list = useInfiniteQuery(publishedItemsQuery(search));
  const items = eachOnce(list.data?.pages.flatMap((page) => page.data) ?? []);
  const total = list.data?.pages.at(-1)?.total;
  return (
    <main className="relative overflow-x-clip pb-24">
      <Halftone form="corner" className="absolute top-0 right-0 w-32 md:w-[260px]" />
      <div className="page relative pt-8 md:pt-12">
        <PageHeading title="ギャラリー">つくった方が公開した作品です。同じアイテムで、あなたもつくれます。</PageHeading>
        <Categories
          categories={categories}
          chosen={search.categoryId}
          onChoose={(categoryId) => onSearch({ ...search, categoryId })}
        />
        <div className="mt-6 flex items-center gap-3 border-line border-y py-3">
          <p role="status" className="num text-14 text-mute">
            {total !== undefined && (
              <>
                <span className="font-bold text-20 text-deep">{total}</span> 作品
              </>
            )}
          </p>
          <div className="-mb-6 ml-auto w-36">
            <Select
              label="並び順"
              hideLabel
              size={36}
              value={search.sort}
              options={SORTS}
              onChange={(event) =>
                onSearch({ ...search, sort: event.target.value === "popular" ? "popular" : "newest" })
              }
            />
          </div>
        </div>
        <div className="pt-6" aria-busy={list.isFetching}>
          {list.isPending && <GridSkeleton label="作品を読み込んでいます" picture="aspect-[8/9]" />}
          {list.isLoadingError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
          {total === 0 && <NothingPublished isFiltered={search.categoryId !== 0} />}
          {items.length > 0 && (
            <ul className={CARD_GRID}>
              {items.map((item, index) => (
                <li key={item.product_id}>
                  <PublishedCard item={item} to={itemPath(item.product_id)} eager={index < 4} />
                </li>
              ))}
            </ul>
          )}
          {total !== undefined && total > 0 && (
            <ShowMore
              shown={items.length}
              total={total}
              loading={list.isFetching}
              // The end, but not all works: some came or went between two pages, so each is read again.
              onMore={() => void (list.hasNextPage ? list.fetchNextPage() : list.refetch())}
            />
          )}
        </div>
      </div>
    </main>
  );
}

interface CategoriesProps {
  categories: PublishedScreenProps["categories"];
  chosen: number;
  onChoose: (categoryId: number) => void;
}

function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  return (
    // Otherwise a fieldset is as wide as its content, and the end of the row is unreachable on a phone.
    <fieldset className="mt-6 min-w-0 md:mt-8">
      <legend className="sr-only">アイテムの種類</legend>
      {/* Inline on a desktop, where lines are balanced: as a flex row the last one wrapped alone. */}
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mb-2 md:block md:text-balance">
        {[{ id: 0, name: "すべて" }, ...categories].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={classNames(
              "min-h-9 shrink-0 rounded-ctl border px-3 text-14 transition-colors max-md:min-h-11 md:mr-2 md:mb-2",
              id === chosen ? "border-deep bg-deep text-white" : "border-ctl bg-white text-deep hover:border-deep",
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function NothingPublished({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? "この種類の作品は、まだ公開されていません" : "公開された作品は、まだありません"}
      action={
        <LinkButton to="/my-items" variant="primary" size={56}>
          マイアイテムから公開する
        </LinkButton>
      }
    >
      完成したマイアイテムの画面で「ギャラリーに公開する」をえらぶと、ここに並びます。
    </EmptyState>
  );
}
