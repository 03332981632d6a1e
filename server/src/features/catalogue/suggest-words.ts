import { isClearlyMore, isDoubted, nearWords } from "@surimono/domain/catalogue";
import { searchProducts } from "./search-products.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * What a keyword may have meant (rule catalogue-near-words): all near words where it finds nothing, else those that find clearly more and are no
 * mere colour.
 */
export function suggestWords(snapshot: Snapshot, typed: string): string[] {
  const words = snapshot.words();
  const near = nearWords(words, typed);
  if (near.length === 0) return near;
  const countOf = (searchStr: string) => searchProducts(snapshot, { searchStr, sort: 4, limit: 1, offset: 0 }).total;
  const found = countOf(typed);
  if (!isDoubted(typed, found)) return [];
  if (found === 0) return near;
  // Whoever found goods by their name was not after a colour that is spelt nearly alike.
  const noColors = words.filter(({ isColor }) => !isColor);
  return nearWords(noColors, typed).filter((word) => isClearlyMore(found, countOf(word)));
}
