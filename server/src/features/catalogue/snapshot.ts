import type { Product, ProductCard } from "@surimono/contract/catalogue";
import {
  type CatalogueData,
  createItemFinder,
  type FoundPage,
  type ItemFinder,
  type ItemIndexEntry,
  indexItems,
  type KnownWord,
  knownWords,
} from "@surimono/domain/catalogue";
import { RecentMap } from "@surimono/domain/kernel";
import type { WrittenAnswer } from "../../platform/http/index.ts";
import type { Lookups, StoredItem } from "./catalogue.store.ts";
import type { ItemPictureRow } from "./item-pictures/item-pictures.store.ts";

/** The stored catalogue in memory. Immutable: a change makes a new one. */
export interface Snapshot {
  readonly contentHash: string;
  /** The items on sale and all lookups. */
  readonly data: CatalogueData;
  /** Withdrawn items too: carts, my items and orders name them. */
  readonly itemsById: ReadonlyMap<number, StoredItem>;
  readonly index: readonly ItemIndexEntry[];
  readonly sales: ReadonlyMap<number, number>;
  /** The photographs that the items name, by id. */
  readonly pictures: StoredCatalogue["pictures"];
  /** By the same entries. */
  readonly finder: ItemFinder;
  /** For suggesting spellings; made when first needed. */
  readonly words: () => readonly KnownWord[];
  /** What was recently made from this snapshot; dropped with it. */
  readonly recent: {
    readonly products: RecentMap<number, Product | undefined>;
    readonly cards: RecentMap<number, ProductCard | undefined>;
    /** Pages of found ids by filter, sort and position. */
    readonly searches: RecentMap<string, FoundPage>;
    /** Answers by call and payload. */
    readonly answers: RecentMap<string, WrittenAnswer>;
  };
}

export interface StoredCatalogue {
  readonly contentHash: string;
  readonly items: readonly StoredItem[];
  readonly lookups: Lookups;
  readonly sales: ReadonlyMap<number, number>;
  readonly pictures: ReadonlyMap<string, ItemPictureRow>;
}

export function makeSnapshot({ contentHash, items, lookups, sales, pictures }: StoredCatalogue): Snapshot {
  const onSale = items.filter(({ withdrawn }) => !withdrawn).map(({ item }) => item);
  const data: CatalogueData = { ...lookups, items: onSale };
  const index = indexItems(data, (itemId) => sales.get(itemId) ?? 0);
  let words: readonly KnownWord[] | undefined;
  return {
    contentHash,
    data,
    itemsById: new Map(items.map((stored) => [stored.item.id, stored])),
    index,
    finder: createItemFinder(index),
    sales,
    pictures,
    words() {
      words ??= knownWords(data);
      return words;
    },
    recent: {
      products: new RecentMap(200),
      cards: new RecentMap(2_000),
      searches: new RecentMap(500),
      answers: new RecentMap(500),
    },
  };
}
