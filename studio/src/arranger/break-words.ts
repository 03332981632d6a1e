const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** They end a phrase: nothing begins with one. */
const CLINGS =
  /^(?:[ぁ-んー]|から|まで|より|だけ|など|です|ます|まし|ませ|でし|して|って|ない|たい|ても|でも|では|には|とは|ほど|さん|ちゃん|くん|ました|した|[ァィゥェォッャュョー]|[^\p{L}\p{N}]+)$/u;

export function isJapanese(words: string): boolean {
  return JAPANESE.test(words);
}

/** The words in as many lines, as even as their phrases allow; undefined where they have fewer phrases. */
export function brokenInto(words: string, count: number): readonly string[] | undefined {
  if (count === 1) return [words];
  const phrases = phrasesOf(words);
  if (phrases.length < count) return undefined;
  let best: readonly string[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const lines of splits(phrases, count)) {
    const lengths = lines.map(lengthOf);
    const torn = lines.slice(0, -1).filter((line) => line.endsWith("の")).length;
    const uneven = Math.max(...lengths) - Math.min(...lengths) / 4 + torn;
    if (uneven < least) [best, least] = [lines, uneven];
  }
  return best;
}

/** In squares of Japanese letters; Latin ones are about half as wide. */
export function lengthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (/[ -~]/u.test(letter) ? 0.55 : 1), 0);
}

function splits(phrases: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[phrases.join("").trim()]];
  return phrases.slice(0, phrases.length - count + 1).flatMap((_, at) =>
    splits(phrases.slice(at + 1), count - 1).map((rest) => [
      phrases
        .slice(0, at + 1)
        .join("")
        .trim(),
      ...rest,
    ]),
  );
}

/** What is read in one breath, with the space behind it. */
function phrasesOf(words: string): readonly string[] {
  const pieces = isJapanese(words)
    ? [...new Intl.Segmenter("ja", { granularity: "word" }).segment(words)].map(({ segment }) => segment)
    : words.split(/(?<=\s)/u);
  const phrases: string[] = [];
  for (const piece of pieces) {
    const last = phrases.at(-1);
    if (last !== undefined && (CLINGS.test(piece) || piece.trim() === "")) phrases[phrases.length - 1] = last + piece;
    else phrases.push(piece);
  }
  return phrases.slice(0, MOST_PHRASES - 1).concat(phrases.slice(MOST_PHRASES - 1).join("") || []);
}

/** More would try thousands of ways. */
const MOST_PHRASES = 12;
