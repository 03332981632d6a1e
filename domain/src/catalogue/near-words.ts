import { foldSearchText } from "./fold-search-text.ts";
import type { CatalogueData } from "./lookups.ts";

/** A word of the catalogue with the spelling by which words are compared. */
export interface KnownWord {
  readonly word: string;
  readonly folded: string;
}

const MOST_WORDS = 3;

/** Names and tags that a customer may have meant, each spelling once. */
export function knownWords({ items, categories, displayCategories }: CatalogueData): KnownWord[] {
  const kinds = categories.flatMap((category) => category.kinds);
  const words = [
    ...[...displayCategories, ...categories, ...kinds].map(({ name }) => name),
    ...kinds.flatMap((kind) => kind.words ?? []),
    ...items.flatMap((item) => [...item.tags, ...item.colors.map(({ name }) => name), item.name]),
  ];
  return [...new Map(words.map((word) => [foldSearchText(word), word])).entries()]
    .filter(([folded]) => folded.length > 1)
    .map(([folded, word]) => ({ word, folded }));
}

/** The words nearest to what was typed: one wrong letter in four at most, two letters changing places count as one. */
export function nearWords(words: readonly KnownWord[], typed: string): string[] {
  const folded = foldSearchText(typed);
  const allowed = Math.max(1, Math.floor(folded.length / 4));
  if (folded.length < 2) return [];
  return words
    .map(({ word, folded: other }) => ({ word, distance: distanceBetween(folded, other, allowed) }))
    .filter(({ distance }) => distance > 0 && distance <= allowed)
    .sort((left, right) => left.distance - right.distance)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}

/** Optimal string alignment; anything beyond `allowed` counts as one more than that, and is not reckoned to its end. */
function distanceBetween(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return allowed + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > allowed) return allowed + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? allowed + 1;
}
