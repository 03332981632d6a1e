/** Letters set and broken together when they carry ruby. */
export interface TextPart {
  readonly text: string;
  readonly ruby?: string;
}

/** As in the notation of Aozora Bunko: `｜` marks the start of the base; without it the kanji before 《 are the base. */
const RUBY = /[｜|](?<marked>[^《》｜|]+)《(?<above>[^《》]+)》|(?<kanji>[\p{sc=Han}々〆ヶ]+)《(?<beside>[^《》]+)》/gu;

/** One line of text without breaks. What does not follow the notation is left as typed. */
export function parseRuby(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const match of line.matchAll(RUBY)) {
    if (match.index > read) parts.push({ text: line.slice(read, match.index) });
    const { marked, above, kanji, beside } = match.groups ?? {};
    parts.push({ text: marked ?? kanji ?? "", ruby: above ?? beside ?? "" });
    read = match.index + match[0].length;
  }
  if (read < line.length) parts.push({ text: line.slice(read) });
  return parts;
}
