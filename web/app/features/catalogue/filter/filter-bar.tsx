import { Button } from "@surimono/ui/button.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { type ItemListSearch, isFiltered, SORTS } from "../item-list-search.ts";
import type { PhoneColumns } from "../list/phone-columns.ts";

// Most visits filter by nothing at first.
const FilterChipRow = lazy(async () => ({ default: (await import("./filter-chip-row.tsx")).FilterChipRow }));

interface FilterBarProps {
  search: ItemListSearch;
  /** Unknown while the first page loads. */
  total: number | undefined;
  onChange: (search: ItemListSearch) => void;
  onOpenFilter: () => void;
  columns: PhoneColumns;
  onColumns: (columns: PhoneColumns) => void;
  fans?: ReactNode;
}

/** One line between hairlines: filters, count, order. */
export function FilterBar({ search, total, onChange, onOpenFilter, columns, onColumns, fans }: FilterBarProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-2 border-line border-y py-3 md:gap-x-3">
      <p
        role="status"
        className="num order-1 min-w-12 text-14 text-mute max-xs:flex-1 md:order-3 md:ml-auto md:min-w-16"
      >
        {total !== undefined && (
          <>
            <span className="font-bold text-20 text-deep">{total}</span> 点
          </>
        )}
      </p>
      <Button
        size={36}
        icon="sliders"
        onClick={onOpenFilter}
        className="order-2 max-xs:ml-0 max-xs:min-w-[55%] max-xs:flex-1 max-mini:px-2 max-md:ml-auto md:order-1"
      >
        しぼりこむ
      </Button>
      {fans && <div className="order-1 max-md:hidden">{fans}</div>}
      {isFiltered(search) && (
        // A row's height before the chips load.
        <div className="order-4 min-h-11 w-full min-w-0 md:order-2 md:min-h-9 md:w-auto md:flex-1">
          <Suspense fallback={null}>
            <FilterChipRow search={search} onChange={onChange} />
          </Suspense>
        </div>
      )}
      <IconButton
        icon={columns === 2 ? "grid-three" : "grid"}
        label={columns === 2 ? "3列で表示する" : "2列で表示する"}
        onClick={() => onColumns(columns === 2 ? 3 : 2)}
        className="order-1 -ml-2 sm:hidden"
      />
      <div className="order-3 -mb-6 w-[7.375rem] max-mini:min-w-[6.5rem] max-mini:flex-1 md:order-4 md:w-36">
        <Select
          label="並び順"
          hideLabel
          size={36}
          value={search.sort}
          options={SORTS}
          onChange={(event) => {
            const sort = SORTS.find(({ value }) => String(value) === event.target.value)?.value ?? search.sort;
            onChange({ ...search, sort });
          }}
        />
      </div>
    </div>
  );
}
