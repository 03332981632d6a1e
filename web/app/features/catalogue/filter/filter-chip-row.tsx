import { Icon } from "@surimono/ui/icon.tsx";
import type { ItemListSearch } from "../item-list-search.ts";
import { useFilterChips } from "./use-filter-chips.ts";

interface FilterChipRowProps {
  search: ItemListSearch;
  onChange: (search: ItemListSearch) => void;
}

/** Each condition as a button that removes it. */
export function FilterChipRow({ search, onChange }: FilterChipRowProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {useFilterChips(search).map((chip) => (
        <li key={chip.label} className="max-w-full">
          <button
            type="button"
            onClick={() => onChange(chip.without)}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-ctl bg-deep px-3 font-bold text-14 text-white max-md:min-h-11"
          >
            <span className="truncate">{chip.label}</span>
            <Icon name="close" size={14} />
            <span className="sr-only">を外す</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
