import { type DisplayCategoryRow, searchProducts, suggestWords } from "@surimono/contract/catalogue";
import { useIsFetching, useQueries, useQuery } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type FilterChip, placeChips } from "./filter-chips.ts";
import { ANY_ITEM, type ItemListSearch, toSearchPayload } from "./item-list-search.ts";
import { useFilterChips } from "./use-filter-chips.ts";

interface NothingFoundProps {
  search: ItemListSearch;
  /** Of the chosen category. */
  shelf: DisplayCategoryRow | undefined;
  onChange: (search: ItemListSearch) => void;
}

/** Says what to loosen: how many items there are without each condition, and which word may have been meant. */
export function NothingFound({ search, shelf, onChange }: NothingFoundProps) {
  const conditions = useConditions(search, shelf);
  const words = useQuery(suggested(search.search)).data ?? [];
  const offers = [
    ...words.map((word) => ({ label: `もしかして「${word}」`, search: { ...search, search: word } })),
    ...conditions.map(({ label, without }) => ({ label: `${label}を外す`, search: without })),
  ];
  const counts = useQueries({ queries: offers.map((offer) => countOf(offer.search)) });
  const useful = offers
    .map((offer, index) => ({ ...offer, total: counts[index]?.data ?? 0 }))
    .filter(({ total }) => total > 0);
  return (
    <EmptyState
      title="あてはまるアイテムがありません"
      action={<Button onClick={() => onChange({ ...ANY_ITEM, sort: search.sort })}>すべてのアイテムを見る</Button>}
    >
      {useful.length > 0 ? "条件をひとつ変えると、見つかります。" : "言葉を短くするか、条件をへらしてお試しください。"}
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
    </EmptyState>
  );
}

/** Each condition, and the search without it. */
function useConditions(search: ItemListSearch, shelf: DisplayCategoryRow | undefined): FilterChip[] {
  const named = [...useFilterChips(search), ...placeChips(search, shelf)];
  const isNamed = useIsFetching({ queryKey: ["catalogue"] }) === 0;
  return isNamed ? [...named, ...namelessConditions(search, named)] : named;
}

const IDS = ["kindId", "displayCategoryId", "printMethodId", "fabricTypeId", "materialId"] as const;

/** A link that was kept may ask for what the shop does not have, which has no name and no chip. */
function namelessConditions(search: ItemListSearch, named: readonly FilterChip[]): FilterChip[] {
  const nameless = IDS.filter((field) => search[field] !== 0 && !named.some(({ without }) => without[field] === 0));
  if (nameless.length === 0) return [];
  const without = { ...search, ...Object.fromEntries(nameless.map((field) => [field, 0])) };
  return [{ label: "お取り扱いのない条件", without }];
}

function countOf(search: ItemListSearch) {
  return {
    queryKey: ["items", "count", search],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await quietCall(searchProducts, { ...toSearchPayload(search), limit: 1 }, { signal });
      return answer.ok ? answer.value.total : 0;
    },
  };
}

function suggested(typed: string) {
  return {
    queryKey: ["suggested-words", typed],
    enabled: typed !== "",
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await quietCall(suggestWords, { searchStr: typed }, { signal });
      return answer.ok ? answer.value.data : [];
    },
  };
}
