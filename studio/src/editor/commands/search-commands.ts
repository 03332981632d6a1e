import { toHiragana } from "wanakana";

export interface Searchable {
  readonly label: string;
  /** Its other words, with the reading. */
  readonly words: string;
}

/**
 * Best first: what begins with the query, then what contains it; each in the given order. Every word of the query must
 * match.
 */
export function searchCommands<Entry extends Searchable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const tokens = plain(query).split(/\s+/).filter(Boolean);
  if (tokens.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, tokens) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

const NOT_FOUND = 3;

/** The worst of the words. */
function rankOf({ label, words }: Searchable, tokens: readonly string[]): number {
  const fields = [plain(label), ...plain(words).split(" ")];
  return Math.max(...tokens.map((token) => Math.min(...spellings(token).map((wanted) => rankIn(fields, wanted)))));
}

function rankIn(fields: readonly string[], wanted: string): number {
  if (fields[0]?.startsWith(wanted)) return 0;
  if (fields.some((field) => field.startsWith(wanted))) return 1;
  return fields.some((field) => field.includes(wanted)) ? 2 : NOT_FOUND;
}

/** As typed; without the Latin letters of an unfinished conversion at the end; and as romaji. */
function spellings(token: string): readonly string[] {
  const kana = /^[a-z'-]+$/.test(token) ? readings(token) : [];
  return [...new Set([token, ...[token, ...kana].map(withoutOpenEnd)])].filter((spelling) => spelling !== "");
}

/** Read as a word (konna: こんな) and as an input method reads its keys (konnna: こんな, kannsei: かんせい). */
function readings(romaji: string): readonly string[] {
  return [false, true].map((IMEMode) => toHiragana(romaji, { IMEMode }));
}

function withoutOpenEnd(spelling: string): string {
  return spelling.replace(/(?<=[\u3040-\u30ff])[a-z']+$/, "");
}

/** Full and half width, capitals and katakana make no difference. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .trim();
}
