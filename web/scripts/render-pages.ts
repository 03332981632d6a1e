/**
 * Renders pages of the build again with texts that operators edited. A process of its own, started by the server: it reads
 * `{ texts, only? }` from its input and writes what differs from the built files, or what is wrong, to its output. It is the build's own
 * renderer, so that an edited page is what a build with that text would have made.
 */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import links from "../../content/links.json" with { type: "json" };
import { setEditedTexts } from "../app/features/editorial/guide/edited-texts.server.ts";
import { type HelpContent, plainText } from "../app/features/editorial/help/help-content.ts";
import { faultsBefore, type WordsFault } from "./check-words.ts";
import { headTags } from "./head-tags.ts";
import { withLateStart } from "./late-start.ts";
import { scriptHashes } from "./script-hashes.ts";

interface Asked {
  readonly texts: Readonly<Record<string, string>>;
  /** Only this page, whatever it was before: for a look at it. */
  readonly only?: string;
}

export interface RenderedPage {
  /** `/faq`, or `/help.json`. */
  readonly path: string;
  /** Empty for a file that is no page. */
  readonly html: string;
  /** What the browser fetches on the way to it, or the file. */
  readonly data: string;
  readonly tags: string;
  readonly scripts: readonly string[];
}

export type Rendered = { readonly pages: readonly RenderedPage[] } | { readonly faults: readonly WordsFault[] };

const root = join(import.meta.dirname, "../build");
const HELP = "/help.json";

async function main(): Promise<Rendered> {
  const { texts, only } = JSON.parse(await text(process.stdin)) as Asked;
  const faults = faultsBefore(texts, only);
  if (faults.length > 0) return { faults };
  setEditedTexts(new Map(Object.entries(texts)));
  const build = (await import(pathToFileURL(join(root, "server/index.js")).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const get = async (address: string, headers: Headers = new Headers()) => {
    const answer = await handle(new Request(`http://localhost${address}`, { headers }));
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}: ${body.slice(0, 500)}`);
    return body;
  };
  const help = await get(HELP);
  const questions = (JSON.parse(help) as HelpContent).answers
    .filter(({ kind }) => kind === "faq")
    .map(({ question, html }) => ({ question, answer: plainText(html) }));
  const pages: RenderedPage[] = [];
  for (const path of only ? [only] : await pathsOfTexts()) {
    const data = await get(`${path}.data`);
    if (!only && data === (await built(`${path}.data`))) continue;
    const html = withLateStart(await get(`${path}/`, withData(data)));
    const tags = headTags({ path, html, questions, elsewhere: [links.x, links.instagram] }) ?? "";
    pages.push({ path, html, data, tags, scripts: scriptHashes(html) });
  }
  if (!only && help !== (await built(HELP))) pages.push({ path: HELP, html: "", data: help, tags: "", scripts: [] });
  return { pages };
}

/** All that have a text: one's title is in the lists of others. */
async function pathsOfTexts(): Promise<string[]> {
  const paths: string[] = [];
  for await (const file of glob("{faq,guides/*,articles/**/*}.data", { cwd: join(root, "client") }))
    paths.push(`/${file.replaceAll("\\", "/").replace(/\.data$/, "")}`);
  return paths.sort();
}

async function built(path: string): Promise<string | undefined> {
  const file = join(root, "client", path);
  return existsSync(file) ? readFile(file, "utf8") : undefined;
}

/** As the build does it: short data goes along, so that the page is made of exactly that. */
function withData(data: string): Headers {
  const encoded = encodeURI(data);
  return new Headers(encoded.length < 8 * 1024 ? { "X-React-Router-Prerender-Data": encoded } : {});
}

process.stdout.write(
  JSON.stringify(
    await main().catch((error: unknown): Rendered => {
      const words = error instanceof Error ? error.message : String(error);
      return { faults: [{ line: 0, words }] };
    }),
  ),
);
