/** A letter's own words come first; what follows is pictures and styles of a program. */
const MOST_HTML = 2_000_000;
const NAME = /!--|[!?]|\/?[a-z][a-z\d]{0,9}/iy;
/** What stands between these is not for people, up to where it ends. */
const UNSAID: Readonly<Record<string, RegExp>> = {
  "!--": /-->/g,
  style: /<\/style\b/gi,
  script: /<\/script\b/gi,
  head: /<\/head\b/gi,
  title: /<\/title\b/gi,
};
const ENDS_LINE = /^(?:br|\/(?:p|div|li|tr|h\d))$/;

/**
 * The words of HTML, as text that nothing interprets; of a long one the first `mostLetters`. Strangers write it, so it is one walk that
 * never goes back: a pattern that looks for the end of every tag takes minutes where none has one.
 */
export function wordsOfHtml(whole: string, mostLetters: number): string {
  const html = whole.slice(0, MOST_HTML);
  const endless = new Set<string>();
  let words = "";
  let at = 0;
  let close = -1;
  while (words.length < mostLetters) {
    const open = html.indexOf("<", at);
    if (close < open) close = html.indexOf(">", open);
    if (open < 0 || close < 0) {
      words += html.slice(at);
      break;
    }
    words += html.slice(at, open);
    const name = nameAt(html, open + 1);
    if (name === undefined) words += "<";
    else if (ENDS_LINE.test(name)) words += "\n";
    at = name === undefined ? open + 1 : close + 1;
    const end = name !== undefined && !endless.has(name) && UNSAID[name];
    if (!end) continue;
    const found = indexFrom(html, end, open);
    if (found < 0) endless.add(name);
    else at = name === "!--" ? found + "-->".length : found;
  }
  return decoded(words.slice(0, mostLetters)).replaceAll(/\n{3,}/g, "\n\n");
}

function nameAt(html: string, at: number): string | undefined {
  NAME.lastIndex = at;
  return NAME.exec(html)?.[0].toLowerCase();
}

function indexFrom(html: string, pattern: RegExp, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(html)?.index ?? -1;
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: " ", lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

function decoded(text: string): string {
  return text.replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? " ");
}
