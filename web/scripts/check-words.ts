import { Lexer, type Token, walkTokens } from "marked";

/** What is wrong with a text, in the words of the console. */
export interface WordsFault {
  /** From 1; 0 for the whole. */
  readonly line: number;
  readonly words: string;
}

const LINK = /^(?:\/(?!\/)[^\s\\]*|#[^\s]+|https:\/\/[^\s]+|mailto:[^\s]+|tel:[\d+-]+)$/;
const PICTURE = /^\/(?!\/)[^\s\\]+$/;
const COMMENT = /^\s*<!--[\s\S]*?-->\s*$/;

/**
 * Refuses what an edited text may not hold: HTML of its own, as the pages show their text as it is rendered, and links that lead to scripts.
 * The places `{{name}}` are letters of links too until they are filled.
 */
export function checkWords(name: string, source: string): WordsFault[] {
  const faults: WordsFault[] = [];
  const lines = source.split("\n");
  const lineOf = (part: string) => lines.findIndex((line) => line.includes(part.split("\n")[0] ?? part)) + 1;
  if (!/^# \S/.test(lines[0] ?? "")) faults.push({ line: 1, words: "1行目は「# 見出し」にしてください。" });
  if (name.startsWith("articles/") && !/^# [^\n]+\n\s*> \S/.test(source))
    faults.push({ line: 2, words: "見出しの下に、「> 」ではじまるリード文を1行書いてください。" });
  // Nothing in it waits.
  void walkTokens(new Lexer({ gfm: true }).lex(source), (token: Token) => {
    if (token.type === "html" && !COMMENT.test(token.raw))
      faults.push({ line: lineOf(token.raw), words: `HTMLは使えません：${token.raw.trim().slice(0, 40)}` });
    if (token.type === "link" && !LINK.test(filled(token["href"])))
      faults.push({ line: lineOf(token.raw), words: `リンクは / か https:// ではじめてください：${token["href"]}` });
    if (token.type === "image" && !PICTURE.test(token["href"]))
      faults.push({ line: lineOf(token.raw), words: `画像はお店のものだけ使えます：${token["href"]}` });
  });
  return faults;
}

const filled = (href: string) => href.replaceAll(/(?:\{\{|%7B%7B)\w+(?:\}\}|%7D%7D)/g, "x");
