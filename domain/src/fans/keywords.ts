/** A word of the fans' network, and the number of posts with it. */
export interface Keyword {
  readonly word: string;
  readonly point: number;
}

/** A word of a post as a tokenizer reads it. */
export interface ReadWord {
  readonly word: string;
  /** In katakana; undefined for a word in no dictionary. */
  readonly reading: string | undefined;
}

/** What is kept of an analysis. */
export const KEYWORDS_KEPT = 50;

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/**
 * The words of all posts, most frequent first: each counts once per post, so that repetition gives no extra weight. A word in kana
 * counts for its other writing too (ねこ for 猫), named by the more frequent one.
 */
export function countKeywords(posts: readonly (readonly ReadWord[])[], most = KEYWORDS_KEPT): Keyword[] {
  const points = new Map<string, number>();
  const readings = new Map<string, string | undefined>();
  const counted = posts.map((words) => new Set(words.map(({ word }) => word)));
  for (const words of counted) for (const word of words) points.set(word, (points.get(word) ?? 0) + 1);
  for (const { word, reading } of posts.flat()) if (!readings.get(word)) readings.set(word, reading);
  const names = nameWritings(points, (word) => readings.get(word) ?? (KANA.test(word) ? toKatakana(word) : undefined));
  const merged = new Map<string, number>();
  for (const words of counted)
    for (const name of new Set([...words].map((word) => names.get(word) ?? word)))
      merged.set(name, (merged.get(name) ?? 0) + 1);
  return order(merged).slice(0, most);
}

/** By word, the writing it is counted under. Two writings with kanji stay apart: 橋 and 箸 are read alike. */
function nameWritings(points: ReadonlyMap<string, number>, readingOf: (word: string) => string | undefined) {
  const names = new Map<string, string>();
  const words = order(points).map(({ word }) => word);
  for (const [reading, alike] of Map.groupBy(words, readingOf)) {
    const inKana = alike.filter((word) => KANA.test(word));
    const [mostFrequent] = alike;
    if (!reading || !mostFrequent || inKana.length === 0) continue;
    const named = alike.find((word) => !KANA.test(word)) ?? mostFrequent;
    const isOften = (points.get(mostFrequent) ?? 0) > (points.get(named) ?? 0);
    for (const word of [...inKana, named]) names.set(word, isOften ? mostFrequent : named);
  }
  return names;
}

/** Points of several accounts together. */
export function addKeywords(lists: readonly (readonly Keyword[])[], most = KEYWORDS_KEPT): Keyword[] {
  const points = new Map<string, number>();
  for (const { word, point } of lists.flat()) points.set(word, (points.get(word) ?? 0) + point);
  return order(points).slice(0, most);
}

function order(points: ReadonlyMap<string, number>): Keyword[] {
  return [...points]
    .map(([word, point]) => ({ word, point }))
    .sort((left, right) => right.point - left.point || (left.word < right.word ? -1 : 1));
}

function toKatakana(word: string): string {
  return word.replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));
}
