import { termsWords } from "@surimono/domain/documents";
import { storageTermsText } from "@surimono/domain/warehouse";
import { Marked } from "marked";
// The build replaces it by the content of OPERATOR_FILE.
import operator from "../../../../../content/operator.json" with { type: "json" };
import { editedText } from "./edited-texts.server.ts";
import { isComment } from "./is-comment.server.ts";
import { textsOfStorage } from "./texts-of-storage.server.ts";

/** Said by the build; tests read what the demo says. */
const storesGoods = import.meta.env.STORES_GOODS !== false;

/** Only the build reads these, and whoever renders an edited page again: browsers get no Markdown parser. */
const files = import.meta.glob<string>(
  ["../../../../../content/guides/*.md", "../../../../../content/articles/**/*.md", "../../../../../content/faq.md"],
  { query: "?raw", import: "default", eager: true },
);

/** `articles/howto` and so on, in the order of their names. */
export const articleNames: readonly string[] = namesBelow("articles/");
export const guideNames: readonly string[] = namesBelow("guides/");

function namesBelow(folder: string): string[] {
  return Object.keys(files)
    .map((path) => path.replace(/^.*\/content\/|\.md$/g, ""))
    .filter((name) => name.startsWith(folder))
    .sort();
}

/** Whatever was checked before, no HTML of a text gets any further than this. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    html({ raw }) {
      if (!isComment(raw)) throw new Error(`A text has no HTML of its own: ${raw.trim().slice(0, 40)}`);
      return "";
    },
  },
});

export interface Page {
  title: string;
  html: string;
}

/** `guides/privacy` or `faq`: the title is the first line, the rest the text. */
export function readPage(name: string): Page {
  const { title, body } = readSource(name);
  return { title, html: toHtml(body) };
}

/** `articles/howto`: below the title comes the lead, as a quotation. */
export function readArticle(name: string): Page & { slug: string; lead: string } {
  const { title, body } = readSource(name);
  const [, lead = "", text = ""] = /^\s*> ([^\n]+)\n([\s\S]*)$/.exec(body) ?? [];
  if (lead === "") throw new Error(`content/${name}.md has no lead`);
  return { slug: name.split("/").at(-1) ?? "", title, lead, html: toHtml(text) };
}

export interface Question {
  /** Its anchor on the page, and its name in the chat. */
  id: string;
  question: string;
  /** Other words for it, for the chat only. */
  words: readonly string[];
  html: string;
}

export interface QuestionGroup {
  title: string;
  questions: Question[];
}

export function readFaq(): { title: string; groups: QuestionGroup[] } {
  const { title, body } = readSource("faq");
  const groups = split(body, "## ").map(({ heading, text }) => ({
    title: heading,
    questions: split(text, "### ").map(readQuestion),
  }));
  return { title, groups };
}

/** Below the question comes a comment: `<!-- shipping-fee: 送料, 配送料 -->`. */
function readQuestion({ heading, text }: { heading: string; text: string }): Question {
  const [, id, words = "", answer = ""] = /^\s*<!-- ([a-z-]+): (.+?) -->\s*([\s\S]+)$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`content/faq.md: “${heading}” has no line <!-- id: words -->`);
  return { id, question: heading, words: words.split(/,\s*/), html: toHtml(answer) };
}

/** The parts of a guide or an article below their headings, for the chat's search. */
export function readParts(name: string): { title: string; parts: { heading: string; html: string }[] } {
  const { title, body } = readSource(name);
  const parts = split(body, "## ").map(({ heading, text }) => ({
    heading: heading.replace(/^\d+\. /, ""),
    html: toHtml(text),
  }));
  return { title, parts };
}

function readSource(name: string): { title: string; body: string } {
  const source = editedText(name) ?? files[`../../../../../content/${name}.md`];
  if (source === undefined) throw new Error(`content/${name}.md does not exist`);
  const filled = textsOfStorage(source, storesGoods).replace(/\{\{(\w+)\}\}/g, (_, key: string) => operatorValue(key));
  const [first = "", ...rest] = filled.split("\n");
  return { title: first.replace(/^# /, ""), body: rest.join("\n") };
}

const terms = termsWords(operator.terms);

function operatorValue(key: string): string {
  // The same sentences as before an order.
  if (key === "storageTerms") return storageTermsText(operator.storage).join("");
  const words: Readonly<Record<string, string>> = {
    invoiceClosing: terms.closing,
    invoiceDue: terms.due,
    creditLimit: terms.limit,
    lateInterest: terms.interest,
  };
  if (words[key]) return words[key];
  const value = (operator as Record<string, unknown>)[key];
  if (typeof value !== "string") throw new Error(`content/operator.json has no ${key}`);
  return value;
}

function split(text: string, mark: string): { heading: string; text: string }[] {
  return `\n${text}`
    .split(`\n${mark}`)
    .slice(1)
    .map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      return { heading, text: rest.join("\n") };
    });
}

function toHtml(body: string): string {
  return markdown.parse(body, { async: false });
}
