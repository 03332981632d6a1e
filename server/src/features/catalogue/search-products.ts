import type { ProductCard, searchProducts as searchCall } from "@surimono/contract/catalogue";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { ItemFilter } from "@surimono/domain/catalogue";
import { presentProductCard } from "./present-product.ts";
import type { Snapshot } from "./snapshot.ts";

type Search = PayloadOf<typeof searchCall>;

/** One page of what the search finds, and the total. */
export function searchProducts(
  snapshot: Snapshot,
  { sort, limit, offset, ...search }: Search,
): { data: ProductCard[]; total: number } {
  const filter = readFilter(search);
  const { ids, total } = snapshot.recent.searches.take(JSON.stringify([filter, sort, offset, limit]), () =>
    snapshot.finder.find(filter, sort, { offset, limit }),
  );
  return { data: ids.flatMap((id) => presentProductCard(snapshot, id) ?? []), total };
}

/** The wire's names and its 0 for "any" become the domain's filter. */
function readFilter(search: Omit<Search, "sort" | "limit" | "offset">): ItemFilter {
  const { categoryId, displayCategoryId, kindId, fabricType, materialId, printMethodId } = search;
  return {
    search: search.searchStr.trim().toUpperCase(),
    ...(categoryId && { categoryId }),
    ...(displayCategoryId && { displayCategoryId }),
    ...(kindId && { kindId }),
    ...(fabricType && { fabricTypeId: fabricType }),
    ...(materialId && { sustainableMaterialId: materialId }),
    ...(printMethodId && { methodId: printMethodId }),
    ...(search.sustainable && { sustainable: true }),
    ...(search.donationAvailable && { donationAvailable: true }),
    ...(search.lowerPrice !== undefined && { lowerPrice: search.lowerPrice }),
    ...(search.upperPrice !== undefined && { upperPrice: search.upperPrice }),
    ...(search.colorsArr && { presetColorIds: search.colorsArr }),
  };
}
