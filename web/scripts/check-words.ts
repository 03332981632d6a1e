import { Lexer, type Token, walkTokens } from "marked";
import operator from "../../content/operator.json" with { type: "json" };
import { isComment } from "../app/features/editorial/guide/is-comment.server.ts";
import { textsOfStorage } from "../app/features/editorial/guide/texts-of-storage.server.ts";

/** What is wrong with a text, in the words of the console. */
export interface WordsFault {
  /** From 1; 0 for the whole. */
  readonly line: number;
  readonly words: string;
}

const LINK = /^(?:\/(?!\/)[^\s\\]*|#[^\s]+|https:\/\/[^\s]+|mailto:[^\s]+|tel:[\d+-]+)$/;
const PICTURE = /^\/(?!\/)[^\s\\]+$/;

/**
 * What is wrong with the text that is looked at before it is published. Those that are published passed the check of their release: one that
 * has become stricter must not take them, and every page beside them, off the shop. HTML is never made of them (`read-content.server.ts`).
 */
export function faultsBefore(texts: Readonly<Record<string, string>>, looksAt: string | undefined): WordsFault[] {
  if (looksAt === undefined) return [];
  return Object.entries(texts).flatMap(([name, source]) => checkWords(name, source));
}

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
  if (name === "faq") faults.push(...questionFaults(lines), ...outsideFaults(source));
  faults.push(...placeFaults(lines));
  const { pieces, fault } = piecesOf(name, source);
  if (fault) faults.push(fault);
  const found = pieces.flatMap(tokenFaults).map(({ raw, words }): WordsFault => ({ line: lineOf(raw), words }));
  // A piece and the whole say the same of most.
  faults.push(...new Map(found.map((one) => [`${one.line} ${one.words}`, one])).values());
  return faults;
}

/**
 * The text as the pages and the help chat read it: of a shop with a warehouse and of one without, as a whole and cut at its headings.
 * A heading in a block of code ends that block there, and what follows it is code no more.
 */
function piecesOf(name: string, source: string): { pieces: string[]; fault?: WordsFault } {
  const headings = name === "faq" ? /\n(?=###? )/ : /\n(?=## )/;
  try {
    const shown = [true, false].map((storesGoods) => textsOfStorage(source, storesGoods));
    return { pieces: [...new Set(shown.flatMap((text) => [text, ...text.split(headings)]))] };
  } catch {
    const words = "<!-- storage --> と <!-- /storage --> は、それぞれ1行に、対で書いてください。";
    return { pieces: [], fault: { line: 0, words } };
  }
}

/** What is HTML or leads elsewhere in one piece. */
function tokenFaults(piece: string): { raw: string; words: string }[] {
  const faults: { raw: string; words: string }[] = [];
  // Nothing in it waits.
  void walkTokens(new Lexer({ gfm: true }).lex(piece), (token: Token) => {
    if (token.type === "html" && !isComment(token.raw))
      faults.push({ raw: token.raw, words: `HTMLは使えません：${token.raw.trim().slice(0, 40)}` });
    if (token.type === "link" && !LINK.test(filled(token["href"])))
      faults.push({ raw: token.raw, words: `リンクは / か https:// ではじめてください：${token["href"]}` });
    if (token.type === "image" && !PICTURE.test(token["href"]))
      faults.push({ raw: token.raw, words: `画像はお店のものだけ使えます：${token["href"]}` });
  });
  return faults;
}

/** Each question names itself and its words in the comment below it; a name is one address. */
function questionFaults(lines: readonly string[]): WordsFault[] {
  const named = new Set<string>();
  return lines.flatMap((line, at) => {
    if (!line.startsWith("### ")) return [];
    const below = lines.slice(at + 1).find((next) => next.trim() !== "") ?? "";
    const id = /^<!-- ([a-z-]+): .+ -->$/.exec(below.trim())?.[1];
    if (id === undefined)
      return [
        { line: at + 1, words: "質問の下に「<!-- 名前: ことば -->」の行を書いてください（名前は英小文字と -）。" },
      ];
    if (named.has(id)) return [{ line: at + 1, words: `同じ名前の質問があります：${id}` }];
    named.add(id);
    return [];
  });
}

/** The page of the FAQ shows groups of questions, and nothing that stands outside them. */
function outsideFaults(source: string): WordsFault[] {
  const uncommented = source.replaceAll(/<!--(?:(?!-->)[\s\S])*-->/g, (comment) => comment.replaceAll(/[^\n]/g, ""));
  const faults: WordsFault[] = [];
  let place: "top" | "group" | "question" = "top";
  for (const [at, line] of uncommented.split("\n").entries()) {
    if (at === 0 || line.trim() === "") continue;
    if (line.startsWith("## ")) place = "group";
    else if (line.startsWith("### ")) {
      if (place === "top") faults.push({ line: at + 1, words: "質問は「## 見出し」の下に書いてください。" });
      place = "question";
    } else if (place !== "question")
      faults.push({ line: at + 1, words: "質問の外の文は画面に出ません。「### 質問」の下に書いてください。" });
  }
  return faults;
}

/** What `{{name}}` may be: who runs the shop, and its terms in words. */
const PLACES = new Set([
  ...Object.entries(operator).flatMap(([key, value]) => (typeof value === "string" ? [key] : [])),
  ...["storageTerms", "invoiceClosing", "invoiceDue", "creditLimit", "lateInterest"],
]);

function placeFaults(lines: readonly string[]): WordsFault[] {
  return lines.flatMap((line, at) =>
    [...line.matchAll(/\{\{(\w+)\}\}/g)]
      .filter(([, key = ""]) => !PLACES.has(key))
      .map(([place]) => ({ line: at + 1, words: `置きかえられることばではありません：${place}` })),
  );
}

const filled = (href: string) => href.replaceAll(/(?:\{\{|%7B%7B)\w+(?:\}\}|%7D%7D)/g, "x");
