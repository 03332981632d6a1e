import type { DisplayCategoryRow } from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useIsFetching, useQueries, useQuery } from "@tanstack/react-query";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { shelves } from "../catalogue.queries.ts";
import { type FilterChip, placeChips } from "../filter/filter-chips.ts";
import { useFilterChips } from "../filter/use-filter-chips.ts";
import { ANY_ITEM, type ItemListSearch } from "../item-list-search.ts";
import { suggestedWords } from "../suggested-words.ts";
import { countOf, MeantInstead } from "./meant-instead.tsx";

interface NothingFoundProps {
  search: ItemListSearch;
  /** Of the chosen category. */
  shelf: DisplayCategoryRow | undefined;
  onChange: (search: ItemListSearch) => void;
  /** Where a card leads instead of the item's detail. */
  linkTo: ((productId: number, query: string) => string) | undefined;
}

/** Suggests what to drop: how many items there are without each condition, and which word may have been meant. */
export function NothingFound({ search, shelf, onChange, linkTo }: NothingFoundProps) {
  const conditions = useConditions(search, shelf);
  const { data: allShelves = [] } = useQuery(shelves);
  const suggestions = useQuery(suggestedWords(search.search));
  const words = suggestions.data ?? [];
  const offers = [
    ...words.map((word) => ({ label: `もしかして：${word}`, search: { ...search, search: word }, isWord: true })),
    ...conditions.map(({ label, without }) => ({ label: `${label}を外す`, search: without, isWord: false })),
  ];
  const counts = useQueries({ queries: offers.map((offer) => countOf(offer.search)) });
  const useful = offers
    .map((offer, index) => ({ ...offer, total: counts[index]?.data ?? 0 }))
    .filter(({ total }) => total > 0);
  const meant = useful.find(({ isWord }) => isWord);
  return (
    <>
      <EmptyState
        title="あてはまるアイテムがありません"
        action={<Button onClick={() => onChange({ ...ANY_ITEM, sort: search.sort })}>すべてのアイテムを見る</Button>}
      >
        {useful.length > 0
          ? "条件をひとつ変えると、見つかります。"
          : "言葉を短くするか、条件をへらしてお試しください。"}
        {useful.length > 0 && (
          <span className="mt-5 flex flex-col gap-2">
            {useful.map(({ label, search: looser, total }) => (
              <button
                key={label}
                type="button"
                onClick={() => onChange(looser)}
                className="flex min-h-12 w-full items-center gap-4 rounded-ctl border border-ctl bg-white px-4 py-2 text-left text-deep transition-colors hover:border-deep hover:bg-paper"
              >
                <span className="min-w-0 flex-1 font-bold text-14">{label}</span>
                <span className="num shrink-0 text-14 text-mute">{total}点</span>
                <Icon name="chevron-right" size={16} />
              </button>
            ))}
          </span>
        )}
        {!meant && !suggestions.isLoading && (
          <Shelves
            shelves={allShelves}
            onChoose={(displayCategoryId) => onChange({ ...ANY_ITEM, sort: search.sort, displayCategoryId })}
          />
        )}
      </EmptyState>
      {meant && <MeantInstead search={meant.search} total={meant.total} linkTo={linkTo} onChange={onChange} />}
    </>
  );
}

/** Each condition, and the search without it. */
function useConditions(search: ItemListSearch, shelf: DisplayCategoryRow | undefined): FilterChip[] {
  const named = [...useFilterChips(search), ...placeChips(search, shelf)];
  const isNamed = useIsFetching({ queryKey: ["catalogue"] }) === 0;
  return isNamed ? [...named, ...namelessConditions(search, named)] : named;
}

const IDS = ["kindId", "displayCategoryId", "printMethodId", "fabricTypeId", "materialId"] as const;

/** An old link may ask for something the shop does not have, which has no name and no chip. */
function namelessConditions(search: ItemListSearch, named: readonly FilterChip[]): FilterChip[] {
  const nameless = IDS.filter((field) => search[field] !== 0 && !named.some(({ without }) => without[field] === 0));
  if (nameless.length === 0) return [];
  const without = { ...search, ...Object.fromEntries(nameless.map((field) => [field, 0])) };
  return [{ label: "お取り扱いのない条件", without }];
}

/** If no word is near: the categories, each with its count. */
function Shelves({ shelves, onChoose }: { shelves: readonly DisplayCategoryRow[]; onChoose: (id: number) => void }) {
  return (
    <span className="mt-6 flex flex-wrap justify-center gap-2">
      <span className="w-full">カテゴリからもさがせます。</span>
      {shelves.map(({ display_category_id, display_category_name, item_count }) => (
        <Button key={display_category_id} size={36} onClick={() => onChoose(display_category_id)}>
          {display_category_name}
          <span className="num font-normal text-12 text-mute">{item_count}</span>
        </Button>
      ))}
    </span>
  );
}
