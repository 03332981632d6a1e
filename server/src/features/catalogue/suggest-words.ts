import { isClearlyMore, isDoubted, nearWords } from "@surimono/domain/catalogue";
import { searchProducts } from "./search-products.ts";
import type { Snapshot } from "./snapshot.ts";

/** What a keyword may have meant (rule catalogue-near-words): all near words where it finds nothing, else those that find clearly more. */
export function suggestWords(snapshot: Snapshot, typed: string): string[] {
  const near = nearWords(snapshot.words(), typed);
  if (near.length === 0) return near;
  const countOf = (searchStr: string) => searchProducts(snapshot, { searchStr, sort: 4, limit: 1, offset: 0 }).total;
  const found = countOf(typed);
  if (!isDoubted(typed, found)) return [];
  return found === 0 ? near : near.filter((word) => isClearlyMore(found, countOf(word)));
}
