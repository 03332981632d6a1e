import { searchProducts } from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";
import { type ItemListSearch, toSearchPayload, writeItemListSearch } from "../item-list-search.ts";
import { ItemGrid } from "./item-grid.tsx";

/** Two rows of four. */
const SHOWN = 8;

export interface MeantProps {
  /** With the word that may have been meant. */
  search: ItemListSearch;
  total: number;
  onChange: (search: ItemListSearch) => void;
  /** Where a card leads instead of the item's detail. */
  linkTo: ((productId: number, query: string) => string) | undefined;
}

/** How many goods a search finds. */
export function countOf(search: ItemListSearch) {
  return {
    queryKey: ["items", "count", search],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await quietCall(searchProducts, { ...toSearchPayload(search), limit: 1 }, { signal });
      return answer.ok ? answer.value.total : 0;
    },
  };
}

/** The goods found by the nearest word under the same conditions; all of them are one press away. */
export function MeantInstead({ search, total, linkTo, onChange }: MeantProps) {
  const { data: goods = [] } = useQuery({
    queryKey: ["items", "meant", search],
    queryFn: async ({ signal }) => {
      const answer = await quietCall(searchProducts, { ...toSearchPayload(search), limit: SHOWN }, { signal });
      return answer.ok ? answer.value.data : [];
    },
  });
  if (goods.length === 0) return null;
  const query = writeItemListSearch(search).toString();
  return (
    <section aria-labelledby="meant-instead" className="mb-12">
      <h2 id="meant-instead" className="mb-5 flex flex-wrap items-baseline gap-x-4 font-bold text-20">
        もしかして：{search.search}
        <span className="num font-normal text-14 text-mute">{total}点</span>
      </h2>
      <ItemGrid
        items={goods}
        wantedColors={search.colors}
        query={query}
        linkTo={linkTo && ((id) => linkTo(id, query))}
      />
      {total > goods.length && (
        <Button onClick={() => onChange(search)} className="mx-auto mt-8 flex">
          「{search.search}」のアイテムをすべて見る
        </Button>
      )}
    </section>
  );
}
