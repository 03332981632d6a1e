import { offeredMethods } from "../choice/offered-methods.ts";
import type { CatalogueItem } from "../item.ts";
import type { CatalogueData, Named } from "../lookups.ts";
import { lowestPrice } from "../prices/prices.ts";
import type { ItemIndexEntry } from "./find-items.ts";
import { foldSearchText } from "./fold-search-text.ts";

/** The entries of `findItems`, for every item. `soldOf` returns the pieces ordered so far. */
export function indexItems(data: CatalogueData, soldOf: (itemId: number) => number): ItemIndexEntry[] {
  const folding = rememberFolded();
  return data.items.map((item) => indexItem(item, data, soldOf(item.id), folding));
}

/** Many items have the same words: each is folded once, and equal texts are one text. */
function rememberFolded() {
  const folded = new Map<string, string>();
  const joined = new Map<string, string>();
  return (words: readonly string[]): string => {
    const key = words.join("\n");
    const known = joined.get(key);
    if (known !== undefined) return known;
    // A line break keeps a term from matching across two fields; folding removes every other kind of space.
    const text = words
      .map((word) => {
        const spelt = folded.get(word) ?? foldSearchText(word);
        folded.set(word, spelt);
        return spelt;
      })
      .join("\n");
    joined.set(key, text);
    return text;
  };
}

type Folding = ReturnType<typeof rememberFolded>;

function indexItem(item: CatalogueItem, data: CatalogueData, sold: number, folding: Folding): ItemIndexEntry {
  const category = data.categories.find(({ kinds }) => kinds.some(({ id }) => id === item.kindId));
  return {
    id: item.id,
    name: foldSearchText(item.name),
    words: folding(searchWords(item, data)),
    categoryId: category?.id ?? 0,
    displayCategoryIds: data.displayCategories
      .filter(({ kindIds }) => kindIds.includes(item.kindId))
      .map(({ id }) => id),
    kindId: item.kindId,
    fabricTypeId: item.fabricTypeId,
    sustainableMaterialId: item.sustainableMaterialId ?? 0,
    donationId: item.donationId ?? 0,
    methodIds: offeredMethods(item).map(({ methodId }) => methodId),
    presetColorIds: [...new Set(item.colors.map(({ presetId }) => presetId))],
    price: lowestPrice(item, data.taxDivisions),
    releasedOn: item.releasedOn,
    sold,
  };
}

/** The description is left out: it mentions other goods, which would turn up in every search. */
function searchWords(item: CatalogueItem, data: CatalogueData): string[] {
  const category = data.categories.find(({ kinds }) => kinds.some(({ id }) => id === item.kindId));
  const kind = category?.kinds.find(({ id }) => id === item.kindId);
  const shelves = data.displayCategories.filter(({ kindIds }) => kindIds.includes(item.kindId));
  const words = [
    item.weightText,
    item.materialText,
    ...item.tags,
    ...item.colors.flatMap(({ name, presetId }) => [name, nameOf(data.presetColors, presetId)]),
    category?.name,
    kind?.name,
    ...(kind?.words ?? []),
    ...shelves.map(({ name }) => name),
    nameOf(data.fabricTypes, item.fabricTypeId),
    nameOf(data.sustainableMaterials, item.sustainableMaterialId),
    ...item.materialIds.map((id) => nameOf(data.materials, id)),
  ];
  return words.map((word) => word ?? "");
}

function nameOf(list: readonly Named[], id: number | undefined): string | undefined {
  return id === undefined || id === 0 ? undefined : list.find((entry) => entry.id === id)?.name;
}
