import { articleNames, guideNames, readFaq, readParts } from "../guide/read-content.server.ts";
import type { HelpAnswer, HelpContent } from "./help-content.ts";

/** Lists of links are no answers. */
const NOT_READ = new Set(["articles/features", "articles/lookbooks", "articles/events", "articles/DESIGN-LAB"]);

/** Runs at build time: the FAQ, and below it the parts of the guides and articles. */
export function writeHelpContent(): HelpContent {
  const pages = [...guideNames, ...articleNames].filter((name) => !NOT_READ.has(name)).flatMap(partsOf);
  const entries = readFaq()
    .groups.flatMap(({ questions }) => questions)
    .map((entry): HelpAnswer => ({ ...entry, kind: "faq", page: null }));
  return { answers: [...entries, ...pages] };
}

function partsOf(name: string): HelpAnswer[] {
  const { title, parts } = readParts(name);
  return parts.map(({ heading, html }, at) => ({
    id: `${name}#${at + 1}`,
    kind: "page",
    question: heading,
    words: [],
    html,
    page: { to: `/${name}`, title },
  }));
}
