import { useQuery } from "@tanstack/react-query";
import { fabricTypes, printMethods, sustainableMaterials } from "../catalogue.queries.ts";
import type { ItemListSearch } from "../item-list-search.ts";
import { type FilterChip, filterChips } from "./filter-chips.ts";

/** The list's filters in words. */
export function useFilterChips(search: ItemListSearch): FilterChip[] {
  const { data: methods = [] } = useQuery(printMethods);
  const { data: fabrics = [] } = useQuery(fabricTypes);
  const { data: materials = [] } = useQuery(sustainableMaterials);
  return filterChips(search, { methods, fabrics, materials });
}
