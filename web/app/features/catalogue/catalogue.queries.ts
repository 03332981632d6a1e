import {
  getDisplayCategories,
  getDonations,
  getFabricTypes,
  getPrintMethods,
  getProductTax,
  getProductWithKind,
  getSustainableMaterials,
  getTags,
  type Product,
  searchProducts,
} from "@surimono/contract/catalogue";
import type { TaxDivision } from "@surimono/domain/catalogue";
import { HOUR_MS, type Result } from "@surimono/domain/kernel";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, orThrow, quietCall } from "#app/session/call.ts";
import { type ItemListSearch, toSearchPayload } from "./item-list-search.ts";

/** Look-ups change with a release of the shop at most. */
export const LOOKUP_STALE_MS = 10 * 60_000;
/** After a long look at one item the list is still where it was left. */
const LIST_KEPT_MS = HOUR_MS;
const WHOLE = 10_000;
/** Tags shown of an item (rule catalogue-five-tags). */
const TAGS = 5;

/** One page of the list; the next starts where it ends. */
export const itemList = (search: ItemListSearch) =>
  infiniteQueryOptions({
    queryKey: ["items", search],
    gcTime: LIST_KEPT_MS,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const payload = { ...toSearchPayload(search), offset: pageParam };
      return orThrow(await call(searchProducts, payload, { signal }));
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
      return shown < last.total && last.data.length > 0 ? shown : undefined;
    },
  });

export const shelves = lookup(
  "shelves",
  (signal) => quietCall(getDisplayCategories, {}, { signal }),
  (row) => row.display_flag,
);
export const printMethods = lookup("print-methods", (signal) => quietCall(getPrintMethods, {}, { signal }));
/** Id 0 is dropped from the lists to choose from (rule catalogue-id-0). */
export const donations = lookup(
  "donations",
  (signal) => quietCall(getDonations, {}, { signal }),
  (row) => row.donation_id !== 0,
);
export const fabricTypes = lookup(
  "fabric-types",
  (signal) => quietCall(getFabricTypes, {}, { signal }),
  (row) => row.fabric_type_id !== 0,
);
export const sustainableMaterials = lookup(
  "sustainable-materials",
  (signal) => quietCall(getSustainableMaterials, {}, { signal }),
  (row) => row.sustainable_material_id !== 0,
);

/** Null if no such item is sold. */
export const itemDetail = (productId: number) =>
  queryOptions({
    queryKey: ["item", productId],
    queryFn: async ({ signal }): Promise<Product | null> => {
      const answer = orThrow(await call(getProductWithKind, { product_id: productId }, { signal }));
      return answer.data[0] ?? null;
    },
  });

export const itemTags = (productId: number) =>
  queryOptions({
    queryKey: ["item-tags", productId],
    queryFn: async ({ signal }) => {
      const answer = await quietCall(getTags, { product_id: productId, catalog: 1 }, { signal });
      return answer.ok ? answer.value.data.slice(0, TAGS).map(({ keyword_text }) => keyword_text) : [];
    },
  });

export const taxDivisions = queryOptions({
  queryKey: ["tax-divisions"],
  staleTime: LOOKUP_STALE_MS,
  queryFn: async ({ signal }): Promise<TaxDivision[]> => {
    const { data } = orThrow(await call(getProductTax, {}, { signal }));
    return data.map((row) => ({ divisionId: row.division_id, rate: Math.round(row.tax_rate * WHOLE) }));
  },
});

/** A list of choices, silently empty if it cannot be fetched (rule catalogue-silent-lookups), until it is asked for again. */
function lookup<Row>(
  name: string,
  ask: (signal: AbortSignal) => Promise<Result<{ readonly data: Row[] }>>,
  keep: (row: Row) => boolean = () => true,
) {
  return queryOptions({
    queryKey: ["catalogue", name],
    queryFn: async ({ signal }): Promise<Row[]> => {
      const answer = await ask(signal);
      return answer.ok ? answer.value.data.filter(keep) : [];
    },
    staleTime: ({ state }) => (state.data?.length ? LOOKUP_STALE_MS : 0),
  });
}
