import { BitSet } from "./bit-set.ts";
import type { ItemIndexEntry } from "./find-items.ts";
import { colorAndRest, spellingsOf } from "./search-spellings.ts";

/** Where terms occur, in names and words alike, in any of their spellings. */
interface TermIndex {
  placesOf(term: string): BitSet;
}

const BETWEEN = "\n";

/**
 * All names are in one text, since one long search is many times quicker than a million short ones; shared words are stored once.
 */
export function createTermIndex(entries: readonly ItemIndexEntry[]): TermIndex {
  const text = entries.map(({ name }) => name).join(BETWEEN);
  const ends = endsOf(entries);
  const wearers = Map.groupBy(entries.keys(), (place) => entries[place]?.words ?? "");
  const byWords = [...wearers].map(([words, places]) => ({ words, places: Uint32Array.from(places) }));
  const placesOfSpellings = (term: string): BitSet => {
    const found = new BitSet(entries.length);
    const spellings = spellingsOf(term);
    for (const spelling of spellings) {
      let place = 0;
      for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, ends[place])) {
        while ((ends[place] as number) < at) place++;
        found.add(place);
      }
    }
    for (const { words, places } of byWords) {
      if (!spellings.some((spelling) => words.includes(spelling))) continue;
      for (let n = 0; n < places.length; n++) found.add(places[n] as number);
    }
    return found;
  };
  return {
    placesOf(term) {
      const found = placesOfSpellings(term);
      const [color, rest] = (colorAndRest(term) ?? []).map(placesOfSpellings);
      if (color === undefined || rest === undefined) return found;
      color.meet(color, rest);
      for (const place of color.places()) found.add(place);
      return found;
    },
  };
}

/** Where each name ends in the text. */
function endsOf(entries: readonly ItemIndexEntry[]): Uint32Array {
  const ends = new Uint32Array(entries.length);
  let end = -BETWEEN.length;
  for (const [place, { name }] of entries.entries()) {
    end += BETWEEN.length + name.length;
    ends[place] = end;
  }
  return ends;
}
