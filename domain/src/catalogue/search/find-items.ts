import type { Yen } from "../../kernel/index.ts";
import { searchTerms } from "./fold-search-text.ts";
import { colorAndRest, spellingsOf } from "./search-spellings.ts";

/** Newest, price low to high, price high to low, popularity (rule catalogue-sorts). */
export type SortId = 1 | 2 | 3 | 4;
export const SORT_NEWEST = 1;
export const SORT_PRICE_LOW = 2;
export const SORT_PRICE_HIGH = 3;
export const SORT_POPULARITY = 4;

/** What finding and sorting read, computed once per item. */
export interface ItemIndexEntry {
  readonly id: number;
  /** Folded by `foldSearchText`. */
  readonly name: string;
  /**
   * Other words it is found by: folded fields, separated by line breaks. Entries with the same words share one text.
   */
  readonly words: string;
  readonly categoryId: number;
  readonly displayCategoryIds: readonly number[];
  readonly kindId: number;
  readonly fabricTypeId: number;
  readonly sustainableMaterialId: number;
  readonly donationId: number;
  readonly methodIds: readonly number[];
  readonly presetColorIds: readonly number[];
  /** With tax, as the card shows it. */
  readonly price: Yen;
  readonly releasedOn: string;
  /** Pieces ordered so far. */
  readonly sold: number;
}

/** All given conditions must hold; colours are alternatives among themselves. */
export interface ItemFilter {
  readonly search?: string;
  readonly categoryId?: number;
  readonly displayCategoryId?: number;
  readonly kindId?: number;
  readonly fabricTypeId?: number;
  readonly sustainableMaterialId?: number;
  /** Any sustainable material. */
  readonly sustainable?: boolean;
  readonly donationAvailable?: boolean;
  readonly methodId?: number;
  readonly presetColorIds?: readonly number[];
  readonly lowerPrice?: Yen;
  readonly upperPrice?: Yen;
}

/** The slider's upper end means "and above" (rule catalogue-price-slider). */
export const PRICE_SLIDER = { lowest: 0, highest: 50_000, step: 500 } as const;

/** The entries that meet the filter, sorted; ties go to the lower id, so pages never overlap. */
export function findItems(
  entries: readonly ItemIndexEntry[],
  filter: ItemFilter,
  sort: SortId = SORT_POPULARITY,
): ItemIndexEntry[] {
  const tests = testsOf(filter);
  return entries.filter((entry) => passes(tests, entry)).sort(COMPARE[sort]);
}

export function passes(tests: readonly Test[], entry: ItemIndexEntry): boolean {
  return tests.every((test) => test(entry));
}

type Test = (entry: ItemIndexEntry) => boolean;

/** One test for each condition of the filter. */
export function testsOf(filter: ItemFilter): Test[] {
  const tests: Test[] = searchTerms(filter.search ?? "").map(testOfTerm);
  const equal = (field: "categoryId" | "kindId" | "fabricTypeId" | "sustainableMaterialId") => {
    const wanted = filter[field];
    if (wanted !== undefined) tests.push((entry) => entry[field] === wanted);
  };
  equal("categoryId");
  equal("kindId");
  equal("fabricTypeId");
  equal("sustainableMaterialId");
  const { displayCategoryId, donationAvailable, methodId, presetColorIds, lowerPrice, upperPrice } = filter;
  if (displayCategoryId !== undefined) tests.push((entry) => entry.displayCategoryIds.includes(displayCategoryId));
  if (filter.sustainable) tests.push((entry) => entry.sustainableMaterialId !== 0);
  if (donationAvailable) tests.push((entry) => entry.donationId !== 0);
  if (methodId !== undefined) tests.push((entry) => entry.methodIds.includes(methodId));
  if (presetColorIds !== undefined && presetColorIds.length > 0)
    tests.push((entry) => entry.presetColorIds.some((id) => presetColorIds.includes(id)));
  if (lowerPrice !== undefined) tests.push((entry) => entry.price >= lowerPrice);
  if (upperPrice !== undefined && upperPrice < PRICE_SLIDER.highest) tests.push((entry) => entry.price <= upperPrice);
  return tests;
}

function testOfTerm(term: string): Test {
  const parts = colorAndRest(term)?.map(testOfSpellings);
  const whole = testOfSpellings(term);
  return (entry) => whole(entry) || (parts?.every((part) => part(entry)) ?? false);
}

function testOfSpellings(term: string): Test {
  const spellings = spellingsOf(term);
  return ({ name, words }) => spellings.some((spelling) => name.includes(spelling) || words.includes(spelling));
}

const byId: Compare = (left, right) => left.id - right.id;

type Compare = (left: ItemIndexEntry, right: ItemIndexEntry) => number;

/** Ties go to the lower id. */
export const COMPARE: Record<SortId, Compare> = {
  [SORT_NEWEST]: (left, right) => compareText(right.releasedOn, left.releasedOn) || byId(left, right),
  [SORT_PRICE_LOW]: (left, right) => left.price - right.price || byId(left, right),
  [SORT_PRICE_HIGH]: (left, right) => right.price - left.price || byId(left, right),
  [SORT_POPULARITY]: (left, right) => right.sold - left.sold || byId(left, right),
};

/** Dates are `yyyy-mm-dd`, which sort as text; localeCompare would be far slower. */
function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
