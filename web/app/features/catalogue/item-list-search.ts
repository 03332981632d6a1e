import type { searchProducts } from "@surimono/contract/catalogue";
import type { PayloadInputOf } from "@surimono/contract/kernel";
import {
  PRICE_SLIDER,
  SORT_NEWEST,
  SORT_POPULARITY,
  SORT_PRICE_HIGH,
  SORT_PRICE_LOW,
  type SortId,
} from "@surimono/domain/catalogue";

/** The search in the address of the item list (rule catalogue-search-address), its only place. */
export interface ItemListSearch {
  readonly search: string;
  readonly displayCategoryId: number;
  readonly kindId: number;
  readonly fabricTypeId: number;
  readonly materialId: number;
  /** Any sustainable material, as /items/category/sustainable. */
  readonly sustainable: boolean;
  readonly donationAvailable: boolean;
  readonly lowerPrice: number;
  readonly upperPrice: number;
  readonly printMethodId: number;
  readonly colors: readonly number[];
  readonly sort: SortId;
  readonly limit: number;
}

/** Twelve rows of two, eight of three, six of four. */
const PAGE = 24;
const LARGEST_PAGE = 100;
const LONGEST_SEARCH = 100;

/** Nothing chosen. An id of 0 means any. */
export const ANY_ITEM: ItemListSearch = {
  search: "",
  displayCategoryId: 0,
  kindId: 0,
  fabricTypeId: 0,
  materialId: 0,
  sustainable: false,
  donationAvailable: false,
  lowerPrice: PRICE_SLIDER.lowest,
  upperPrice: PRICE_SLIDER.highest,
  printMethodId: 0,
  colors: [],
  sort: SORT_POPULARITY,
  limit: PAGE,
};

export const SORTS: readonly { readonly value: SortId; readonly label: string }[] = [
  { value: SORT_POPULARITY, label: "人気順" },
  { value: SORT_NEWEST, label: "新着順" },
  { value: SORT_PRICE_LOW, label: "安い順" },
  { value: SORT_PRICE_HIGH, label: "高い順" },
];

/** Invalid values read as absent: addresses are typed and shared by people. */
export function readItemListSearch(query: URLSearchParams): ItemListSearch {
  const whole = (name: string, otherwise: number, highest = 2_147_483_647) => {
    const text = query.get(name) ?? "";
    return /^\d{1,10}$/.test(text) && Number(text) <= highest ? Number(text) : otherwise;
  };
  const lower = whole("lower_price", PRICE_SLIDER.lowest, PRICE_SLIDER.highest);
  const upper = whole("upper_price", PRICE_SLIDER.highest, PRICE_SLIDER.highest);
  const limit = whole("limit", PAGE, LARGEST_PAGE);
  return {
    search: (query.get("search") ?? "").trim().slice(0, LONGEST_SEARCH),
    displayCategoryId: whole("display_category_id", 0),
    kindId: whole("kind_id", 0),
    fabricTypeId: whole("fabric_type_id", 0),
    materialId: whole("material_id", 0),
    sustainable: query.get("sustainable") === "true",
    donationAvailable: ["1", "true"].includes(query.get("donation_available") ?? ""),
    lowerPrice: Math.min(lower, upper),
    upperPrice: Math.max(lower, upper),
    printMethodId: whole("print_method_id", 0),
    colors: readColors([...query.getAll("colors_arr"), ...query.getAll("colors_arr[]")]),
    sort: SORTS.find(({ value }) => value === whole("sort", SORT_POPULARITY))?.value ?? SORT_POPULARITY,
    limit: limit === 0 ? PAGE : limit,
  };
}

/** The inverse: only what differs from `ANY_ITEM` is written. */
export function writeItemListSearch(search: ItemListSearch): URLSearchParams {
  const fields: Record<string, string | number | boolean> = {
    search: search.search,
    display_category_id: search.displayCategoryId,
    kind_id: search.kindId,
    fabric_type_id: search.fabricTypeId,
    material_id: search.materialId,
    sustainable: search.sustainable,
    donation_available: search.donationAvailable,
    lower_price: search.lowerPrice,
    // As text, so that an upper end of 0 is kept too.
    upper_price: search.upperPrice === ANY_ITEM.upperPrice ? "" : String(search.upperPrice),
    print_method_id: search.printMethodId,
    colors_arr: search.colors.join(","),
    sort: search.sort === ANY_ITEM.sort ? 0 : search.sort,
    limit: search.limit === ANY_ITEM.limit ? 0 : search.limit,
  };
  return new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => Boolean(value))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Whether anything narrows the list besides category and kind. */
export function isFiltered(search: ItemListSearch): boolean {
  const { displayCategoryId, kindId, sort, limit } = ANY_ITEM;
  return String(writeItemListSearch({ ...search, displayCategoryId, kindId, sort, limit })) !== "";
}

export function toSearchPayload(search: ItemListSearch): PayloadInputOf<typeof searchProducts> {
  return {
    // Upper case can be longer: ß becomes SS.
    searchStr: search.search.toUpperCase().slice(0, LONGEST_SEARCH),
    displayCategoryId: search.displayCategoryId,
    kindId: search.kindId,
    fabricType: search.fabricTypeId,
    materialId: search.materialId,
    sustainable: search.sustainable,
    donationAvailable: search.donationAvailable,
    lowerPrice: search.lowerPrice,
    upperPrice: search.upperPrice,
    printMethodId: search.printMethodId,
    colorsArr: [...search.colors],
    sort: search.sort,
    limit: search.limit,
  };
}

/** `1,6` and other spellings of a list: `[1,6]`, or the field repeated. */
function readColors(texts: readonly string[]): number[] {
  const words = texts.join().split(/[,[\]\s]+/);
  const ids = words.filter((word) => /^\d+$/.test(word) && Number(word) >= 1 && Number(word) <= 15).map(Number);
  return [...new Set(ids)].sort((left, right) => left - right);
}
