import type { Product, ProductCard } from "@surimono/contract/catalogue";
import { type CatalogueData, type CatalogueItem, type ItemIndexEntry, indexItems } from "@surimono/domain/catalogue";
import type { Lookups, StoredItem } from "./catalogue.store.ts";

/** The stored catalogue in memory. Immutable: a change makes a new one. */
export interface Snapshot {
  readonly contentHash: string;
  /** The items on sale and all look-ups. */
  readonly data: CatalogueData;
  /** Withdrawn items too: carts, my items and orders name them. */
  readonly itemsById: ReadonlyMap<number, StoredItem>;
  readonly index: readonly ItemIndexEntry[];
  readonly sales: ReadonlyMap<number, number>;
  /** Filled as products are asked for; they live as long as the snapshot that they were made from. */
  readonly products: Map<number, Product>;
  readonly cards: Map<number, ProductCard>;
  /** Found ids by search, so that a popular search is done once. */
  readonly searches: Map<string, readonly number[]>;
}

export interface StoredCatalogue {
  readonly contentHash: string;
  readonly items: readonly StoredItem[];
  readonly lookups: Lookups;
  readonly sales: ReadonlyMap<number, number>;
}

export function makeSnapshot({ contentHash, items, lookups, sales }: StoredCatalogue): Snapshot {
  const onSale: CatalogueItem[] = items.filter(({ withdrawn }) => !withdrawn).map(({ item }) => item);
  const data: CatalogueData = { ...lookups, items: onSale };
  return {
    contentHash,
    data,
    itemsById: new Map(items.map((stored) => [stored.item.id, stored])),
    index: indexItems(data, (itemId) => sales.get(itemId) ?? 0),
    sales,
    products: new Map(),
    cards: new Map(),
    searches: new Map(),
  };
}
