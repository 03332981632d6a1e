/**
 * Makes what the server needs beside the built files: hashes for the Content-Security-Policy, each page's tags for crawlers, and compressed
 * text files. Then checks the pages' weight against the budgets. Runs after `react-router build`.
 */
import { statSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import links from "../../content/links.json" with { type: "json" };
import { type HelpContent, plainText } from "../app/features/editorial/help/help-content.ts";
import { firstLoads, type ScriptManifest, sayFirstLoads } from "./first-load.ts";
import { headTags } from "./head-tags.ts";
import { withLateStart } from "./late-start.ts";
import { orderImports } from "./order-imports.ts";
import { scriptHashes } from "./script-hashes.ts";

const root = join(import.meta.dirname, "../build/client");

/** `build/csp.json`: the `sha256-…` of the inline scripts of each page. The server allows these in the page's `script-src` and no others. */
async function writeScriptHashes(): Promise<void> {
  const pages: Record<string, string[]> = {};
  for await (const file of glob("**/*.html", { cwd: root })) {
    pages[file] = scriptHashes(await readFile(join(root, file), "utf8"));
  }
  await writeFile(join(root, "../csp.json"), JSON.stringify(pages, null, 1));
}

/** `build/texts.json`: of which shop the texts speak, so that a server of another one does not start with them. */
async function writeTexts(): Promise<void> {
  const storesGoods = (await readFile(join(root, "help.json"), "utf8")).includes("/my-page/warehouse");
  await writeFile(join(root, "../texts.json"), JSON.stringify({ storesGoods }));
}

/** `build/heads.json`: by path, what the server puts into the head of each page (`head-tags.ts`). */
async function writeHeads(): Promise<void> {
  const help = JSON.parse(await readFile(join(root, "help.json"), "utf8")) as HelpContent;
  const questions = help.answers
    .filter(({ kind }) => kind === "faq")
    .map(({ question, html }) => ({ question, answer: plainText(html) }));
  const elsewhere = [links.x, links.instagram];
  const heads: Record<string, string> = {};
  for await (const file of glob("**/index.html", { cwd: root })) {
    const path = `/${dirname(file)}`.replace("/.", "/");
    const tags = headTags({ path, html: await readFile(join(root, file), "utf8"), questions, elsewhere });
    if (tags) heads[path] = tags;
  }
  const sorted = Object.entries(heads).sort(([left], [right]) => (left < right ? -1 : 1));
  await writeFile(join(root, "../heads.json"), JSON.stringify(Object.fromEntries(sorted), null, 1));
}

/** The prerendered ones; the fallback shows nothing without its scripts. */
async function orderHeads(): Promise<void> {
  for await (const file of glob("**/index.html", { cwd: root })) {
    const path = join(root, file);
    await writeFile(path, withLateStart(await readFile(path, "utf8")));
  }
}

/** The list of routes with their scripts, which every page loads, as text around JSON. */
const MANIFESTS = "assets/manifest-*.js";

const parts = (text: string) => {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
  return {
    before: text.slice(0, from),
    manifest: JSON.parse(text.slice(from, to)) as ScriptManifest,
    after: text.slice(to),
  };
};

async function orderManifest(): Promise<void> {
  for await (const file of glob(MANIFESTS, { cwd: root })) {
    const { before, manifest, after } = parts(await readFile(join(root, file), "utf8"));
    await writeFile(join(root, file), before + JSON.stringify(orderImports(manifest)) + after);
  }
}

/** From here on the best compression takes half a minute, for some hundredths of the bytes. */
const LARGE = 2_000_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** All at once: the thread pool takes as many as there are cores. */
async function compressAll(): Promise<void> {
  const files: string[] = [];
  for await (const file of glob("**/*.{html,js,css,svg,data,txt,json,wasm}", { cwd: root })) {
    // The server compresses pages, after putting their public address in.
    if (!file.endsWith("index.html")) files.push(file);
  }
  await Promise.all(files.map((file) => compress(join(root, file))));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < 512) return;
  const quality = bytes.length > LARGE ? 9 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

async function weighPages(): Promise<void> {
  for await (const file of glob(MANIFESTS, { cwd: root })) {
    const { manifest } = parts(await readFile(join(root, file), "utf8"));
    const weigh = (address: string) =>
      statSync(join(root, `${address}.br`), { throwIfNoEntry: false }) ?? statSync(join(root, address));
    const loads = firstLoads(manifest, `/${file}`, (address) => weigh(address).size);
    console.info(sayFirstLoads(loads));
    if (loads.some(({ bytes, budget }) => bytes > budget))
      throw new Error("A page loads more than its budget: see above.");
  }
}

await orderHeads();
await writeScriptHashes();
await writeTexts();
await writeHeads();
await orderManifest();
await compressAll();
await weighPages();
