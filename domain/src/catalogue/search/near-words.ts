import type { CatalogueData } from "../lookups.ts";
import { foldSearchText } from "./fold-search-text.ts";
import { plainSound, soundOf } from "./sound-of.ts";

/** A catalogue word with the spellings used for comparison: folded, and as it sounds. */
export interface KnownWord {
  readonly word: string;
  readonly folded: string;
  readonly sound: string;
  /** The sound without voicing marks. */
  readonly plain: string;
  /**
   * A bit for each letter of the plain sound, with letters sharing bits: the bits two words do not share are a lower bound on the changes between
   * them.
   */
  readonly letters: number;
  /** No name of goods, only a colour of them. */
  readonly isColor: boolean;
}

/** A keyword that finds so few goods may have been another word. */
export const FEW_HITS = 3;
/** Letters of a keyword that finds something and is doubted all the same. */
const SHORTEST_DOUBTED = 4;
/** So many times as many goods are clearly more. */
const CLEARLY = 3;
const MOST_WORDS = 3;
/** A longer text is no typo, and comparing it with every name would take too long. */
const LONGEST = 30;
const MOST_TERMS = 5;
/** From the same sound to a wrong letter: only the marks differ, the word goes on after what was typed, or holds it. */
const MARKS_DIFFER = 0.25;
const GOES_ON = 0.5;
const HOLDS_IT = 0.75;
/** Of a shorter word one letter is half of it, and what holds it is anything. */
const SHORTEST_MENDED = 3;

export function knownWord(word: string, isColor = false): KnownWord {
  const folded = foldSearchText(word);
  const sound = soundOf(folded);
  const plain = plainSound(sound);
  return { word, folded, sound, plain, letters: lettersOf(plain), isColor };
}

/** Names and tags a customer may have meant, each spelling once. */
export function knownWords({ items, categories, displayCategories }: CatalogueData): KnownWord[] {
  const kinds = categories.flatMap((category) => category.kinds);
  const words = [
    ...[...displayCategories, ...categories, ...kinds].map(({ name }) => name),
    ...kinds.flatMap((kind) => kind.words ?? []),
    ...items.flatMap((item) => [...item.tags, item.name]),
  ];
  const colors = items.flatMap((item) => item.colors.map(({ name }) => name));
  const known = [
    ...[...new Set(words)].map((word) => knownWord(word)),
    ...[...new Set(colors)].map((word) => knownWord(word, true)),
  ].filter(({ folded }) => folded.length > 1);
  return [...new Map(known.toReversed().map((word) => [word.folded, word])).values()].toReversed();
}

/** Whether a keyword may be a slip: one of three letters that finds something is meant, as with one other letter it is any word. */
export function isDoubted(typed: string, found: number): boolean {
  return found === 0 || (found <= FEW_HITS && foldSearchText(typed).length >= SHORTEST_DOUBTED);
}

/** Whether another word, with so many goods, is worth a word beside what was found (rule catalogue-near-words). */
export function isClearlyMore(found: number, other: number): boolean {
  return found <= FEW_HITS && other >= Math.max(1, found * CLEARLY);
}

/**
 * Suggestions for a search with no or few results (rule catalogue-near-words), nearest first: a known word for the whole, or else, of several words, a known one for
 * each that no name has. One wrong letter in four at most, two swapped letters count as one; a long vowel may be written as its
 * letter, and voicing marks may be missing.
 */
export function nearWords(words: readonly KnownWord[], typed: string): string[] {
  const whole = nearestTo(words, typed);
  const terms = typed.normalize("NFKC").trim().split(/\s+/);
  if (whole.length > 0 || terms.length === 1 || terms.length > MOST_TERMS) return whole;
  const mended = terms.map((term) => (isKnown(words, term) ? term : nearestTo(words, term)[0]));
  if (mended.some((term) => term === undefined) || mended.every((term, at) => term === terms[at])) return [];
  return [mended.join(" ")];
}

function isKnown(words: readonly KnownWord[], term: string): boolean {
  const folded = foldSearchText(term);
  return words.some((word) => word.folded.includes(folded));
}

function nearestTo(words: readonly KnownWord[], typed: string): string[] {
  const { folded, sound, plain, letters } = knownWord(typed);
  if (folded.length < 2 || folded.length > LONGEST || words.some((other) => other.folded === folded)) return [];
  const allowed = plain.length < SHORTEST_MENDED ? 0 : Math.max(1, Math.floor(folded.length / 4));
  return words
    .map((other) => ({ word: other.word, distance: distanceOf(other) }))
    .filter(({ distance }) => distance <= Math.max(allowed, HOLDS_IT))
    .sort((left, right) => left.distance - right.distance)
    .filter(({ distance }, _, [nearest]) => distance - (nearest?.distance ?? 0) <= HOLDS_IT)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);

  function distanceOf(other: KnownWord): number {
    if (other.sound === sound) return 0;
    if (other.plain === plain) return MARKS_DIFFER;
    // What is spelt like a part of the word is found anyway.
    if (sound.length > 1 && !other.folded.includes(folded)) {
      if (other.sound.startsWith(sound)) return GOES_ON;
      if (sound.length >= SHORTEST_MENDED && other.sound.includes(sound)) return HOLDS_IT;
    }
    if (bitCount(letters & ~other.letters) > allowed || bitCount(other.letters & ~letters) > allowed)
      return allowed + 1;
    return distanceBetween(plain, other.plain, allowed);
  }
}

function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at++) letters |= 1 << (folded.charCodeAt(at) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Optimal string alignment; anything beyond `allowed` counts as one more than that, and is not computed to the end. */
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
