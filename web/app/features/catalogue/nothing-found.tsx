import { searchProducts, suggestWords } from "@surimono/contract/catalogue";
import { useQueries, useQuery } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FilterChip } from "./filter-chips.ts";
import { type ItemListSearch, toSearchPayload } from "./item-list-search.ts";

interface NothingFoundProps {
  search: ItemListSearch;
  /** Each condition, and the search without it. */
  conditions: readonly FilterChip[];
  onChange: (search: ItemListSearch) => void;
  onReset: () => void;
}

/** Says what to loosen: how many items there are without each condition, and which word may have been meant. */
export function NothingFound({ search, conditions, onChange, onReset }: NothingFoundProps) {
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
      action={<Button onClick={onReset}>すべてのアイテムを見る</Button>}
    >
      {useful.length > 0 ? "条件をひとつ変えると、見つかります。" : "言葉を短くするか、条件をへらしてお試しください。"}
      {useful.length > 0 && (
        <span className="mt-5 flex flex-col gap-2 text-left">
          {useful.map(({ label, search: looser, total }) => (
            <button
              key={label}
              type="button"
              onClick={() => onChange(looser)}
              className="flex min-h-12 w-full items-center gap-4 rounded-ctl border border-ctl bg-white px-4 py-2 text-deep transition-colors hover:border-deep hover:bg-paper"
            >
              <span className="min-w-0 flex-1 break-words font-bold text-14">{label}</span>
              <span className="num shrink-0 text-14 text-mute">{total}点</span>
              <Icon name="chevron-right" size={16} />
            </button>
          ))}
        </span>
      )}
    </EmptyState>
  );
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
