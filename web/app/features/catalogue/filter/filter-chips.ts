import { formatYen } from "@surimono/domain/kernel";
import { ANY_ITEM, type ItemListSearch } from "../item-list-search.ts";
import { PRESET_COLORS } from "./preset-colors.ts";

export interface FilterChip {
  readonly label: string;
  /** The search without this chip. */
  readonly without: ItemListSearch;
}

/** The names behind the ids of a search. No chip while a name is not loaded. */
export interface FilterNames {
  readonly methods: readonly { readonly method_id: number; readonly name: string }[];
  readonly fabrics: readonly { readonly fabric_type_id: number; readonly name: string }[];
  readonly materials: readonly { readonly sustainable_material_id: number; readonly name: string }[];
}

/** Category and kind, shown by the tiles and the row of kinds, as removable conditions: a category takes its kind along. */
export function placeChips(
  search: ItemListSearch,
  shelf:
    | { readonly display_category_name: string; readonly kinds: readonly { kind_id: number; kind_name: string }[] }
    | undefined,
): FilterChip[] {
  const kind = shelf?.kinds.find(({ kind_id }) => kind_id === search.kindId);
  const chips = [
    chip(kind?.kind_name, { ...search, kindId: 0 }),
    chip(search.displayCategoryId !== 0 && shelf?.display_category_name, {
      ...search,
      displayCategoryId: 0,
      kindId: 0,
    }),
  ];
  return chips.filter((entry) => entry !== undefined);
}

/** The filters besides category and kind, each as one removable chip. */
export function filterChips(search: ItemListSearch, names: FilterNames): FilterChip[] {
  const chips: (FilterChip | undefined)[] = [
    chip(search.search && `「${search.search}」`, { ...search, search: "" }),
    chip(names.methods.find((row) => row.method_id === search.printMethodId)?.name, { ...search, printMethodId: 0 }),
    chip(names.fabrics.find((row) => row.fabric_type_id === search.fabricTypeId)?.name, { ...search, fabricTypeId: 0 }),
    chip(names.materials.find((row) => row.sustainable_material_id === search.materialId)?.name, {
      ...search,
      materialId: 0,
    }),
    chip(priceLabel(search), { ...search, lowerPrice: ANY_ITEM.lowerPrice, upperPrice: ANY_ITEM.upperPrice }),
    ...search.colors.map((id) =>
      chip(PRESET_COLORS.find((color) => color.id === id)?.name, {
        ...search,
        colors: search.colors.filter((other) => other !== id),
      }),
    ),
    chip(search.sustainable && "サステナブル", { ...search, sustainable: false }),
    chip(search.donationAvailable && "寄付つき", { ...search, donationAvailable: false }),
  ];
  return chips.filter((entry) => entry !== undefined);
}

function chip(label: string | false | undefined, without: ItemListSearch): FilterChip | undefined {
  return label ? { label, without } : undefined;
}

function priceLabel({ lowerPrice, upperPrice }: ItemListSearch): string | undefined {
  const from = lowerPrice === ANY_ITEM.lowerPrice ? "" : formatYen(lowerPrice);
  const to = upperPrice === ANY_ITEM.upperPrice ? "" : formatYen(upperPrice);
  return from || to ? `${from}〜${to}` : undefined;
}
