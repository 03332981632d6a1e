import { foldSearchText } from "../catalogue/index.ts";
import { gramsOf, KANJI, spokenParts } from "./grams.ts";

/** A possible answer: an entry of the FAQ, or a part of a guide or an article. */
export interface HelpEntry {
  readonly id: string;
  readonly question: string;
  /** Visitors' words for it, in any spelling: one of them in a question counts for the entry. */
  readonly words: readonly string[];
  /** The answer without mark-up. */
  readonly text: string;
  /** A page is used where no entry of the FAQ answers, and only if it fits clearly better. */
  readonly kind: "faq" | "page";
}

export interface IndexedEntry {
  readonly entry: HelpEntry;
  /** How strongly a gram counts for the entry, from 0 to 1. */
  readonly grams: ReadonlyMap<string, number>;
  readonly words: readonly IndexedWord[];
}

export interface IndexedWord {
  readonly folded: string;
  /** Rare words count more; from 0 to 1. */
  readonly weight: number;
}

/** The index to query; made once when the chat is opened. */
export interface AnswerIndex {
  readonly entries: readonly IndexedEntry[];
  /** A gram's weight, by how few entries use it. */
  rarity(gram: string): number;
}

/** An FAQ entry centres on its question; a page is about everything in it. */
const IN_TEXT = { faq: 0.35, page: 0.75 };

export function indexAnswers(entries: readonly HelpEntry[]): AnswerIndex {
  const parts = entries.map((entry) => ({ entry, grams: weighedGrams(entry), words: foldedWords(entry) }));
  const gramUse = countOf(parts.flatMap(({ grams }) => [...grams.keys()]));
  const wordUse = countOf(parts.flatMap(({ words }) => words));
  const most = Math.log(1 + 2 * entries.length);
  const rarityOf = (uses: number) => Math.log(1 + entries.length / (uses || 0.5)) / most;
  return {
    entries: parts.map(({ entry, grams, words }) => ({
      entry,
      grams,
      words: words.map((folded) => ({ folded, weight: rarityOf(wordUse.get(folded) ?? 0) })),
    })),
    rarity: (gram) => rarityOf(gramUse.get(gram) ?? 0),
  };
}

function weighedGrams({ kind, question, words, text }: HelpEntry): ReadonlyMap<string, number> {
  const weighed = new Map<string, number>();
  for (const gram of gramsOf(text)) weighed.set(gram, IN_TEXT[kind]);
  for (const gram of [question, ...words].flatMap((said) => [...gramsOf(said)])) weighed.set(gram, 1);
  return weighed;
}

function foldedWords({ words }: HelpEntry): string[] {
  return [...new Set(words.map((word) => spokenParts(foldSearchText(word)).join("")))].filter(
    (word) => word.length > 1 || KANJI.test(word),
  );
}

function countOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
