import { foldSearchText } from "../catalogue/index.ts";
import { gramsOf, spokenParts } from "./grams.ts";
import { holdsNearly } from "./holds-nearly.ts";
import type { AnswerIndex, IndexedEntry } from "./index-answers.ts";

/** Letters of a question; the rest is cut. */
export const HELP_QUESTION_MAX = 200;

export interface FoundAnswers {
  /** The id of the entry that answers; undefined when unsure, and then `near` are only the closest ones. */
  readonly answer: string | undefined;
  /** Ids of other possible answers, best first, entries of the FAQ only. */
  readonly near: readonly string[];
}

const MOST_NEAR = { sure: 2, unsure: 3 };
/** How much words count relative to shared letters. */
const WORDS_COUNT = 0.9;
const PAGE_COUNTS = 0.8;
/** From here on it answers. */
const SURE = 0.6;
/** From here on it is worth showing. */
const NEAR = 0.3;
/** The second of two words adds less. */
const SECOND_WORD = 0.35;
const TYPO_COUNTS = 0.75;

/** Ranks the possible answers by the letters and words they share with the question. Pure, and the same for every spelling. */
export function findAnswers(index: AnswerIndex, typed: string): FoundAnswers {
  const question = [...typed.normalize("NFKC")].slice(0, HELP_QUESTION_MAX).join("");
  const asked = { grams: [...gramsOf(question)], text: spokenParts(foldSearchText(question)).join("\n") };
  if (asked.text.length < 2) return { answer: undefined, near: [] };
  const ranked = index.entries
    .map((indexed) => ({ ...indexed.entry, score: scoreOf(indexed, asked, index) }))
    .filter(({ score }) => score >= NEAR)
    .sort((left, right) => right.score - left.score);
  const best = ranked[0];
  const sure = best !== undefined && best.score >= SURE;
  const others = ranked.filter(({ kind, id }) => kind === "faq" && !(sure && id === best.id));
  return {
    answer: sure ? best.id : undefined,
    near: others.slice(0, sure ? MOST_NEAR.sure : MOST_NEAR.unsure).map(({ id }) => id),
  };
}

interface Asked {
  readonly grams: readonly string[];
  readonly text: string;
}

function scoreOf({ entry, grams, words }: IndexedEntry, asked: Asked, { rarity }: AnswerIndex): number {
  let shared = 0;
  let all = 0;
  for (const gram of asked.grams) {
    const says = rarity(gram);
    all += says;
    shared += says * (grams.get(gram) ?? 0);
  }
  const letters = all > 0 ? shared / all : 0;
  const score = letters + WORDS_COUNT * wordsIn(words, asked.text);
  return entry.kind === "page" ? score * PAGE_COUNTS : score;
}

/** The strongest words used, none of them a part of another. */
function wordsIn(words: IndexedEntry["words"], text: string): number {
  const said: { folded: string; says: number }[] = [];
  for (const { folded, weight } of words) {
    const exactly = text.includes(folded);
    if (!exactly && !holdsNearly(text, folded)) continue;
    const length = Math.min(1, 0.4 + folded.length * 0.15);
    said.push({ folded, says: weight * length * (exactly ? 1 : TYPO_COUNTS) });
  }
  const apart = said
    .sort((left, right) => right.says - left.says)
    .filter(({ folded }, at, list) => !list.slice(0, at).some((other) => other.folded.includes(folded)));
  return apart.reduce((sum, { says }, at) => sum + says * SECOND_WORD ** at, 0);
}
