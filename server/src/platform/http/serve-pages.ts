import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EditedPage, EditedPages } from "./edited-pages.ts";
import { KEPT_PAGE } from "./kept-page.ts";
import { withoutEndSlashes } from "./without-end-slashes.ts";

/** The build's placeholder for the shop's public URL. */
const ORIGIN = "{origin}";

/** By path, such as `/faq`: a prerendered page's listing data, and its file. */
export type PageHeads = ReadonlyMap<string, { readonly tags: string; readonly file: string }>;

export function readHeads(path: string): PageHeads {
  if (!existsSync(path)) return new Map();
  const heads = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  return new Map(
    Object.entries(heads).map(([page, tags]) => [
      page,
      { tags, file: `${page.replace(/^\//, "")}/index.html`.replace(/^\//, "") },
    ]),
  );
}

interface PageOptions {
  readonly originOf: (request: FastifyRequest) => string;
  /** Of the built file, or of a page with these scripts. */
  readonly policyOf: (file: string, scripts?: readonly string[]) => string | undefined;
  readonly edited: EditedPages | undefined;
}

interface ReadyPage {
  readonly body: Buffer;
  readonly etag: string;
}

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/**
 * Prerendered pages with the public URL inserted (docs/decisions/101). Each is made on first request and cached, so that it then
 * costs no more than a file.
 */
export function servePages(http: FastifyInstance, root: string, heads: PageHeads, options: PageOptions): void {
  const ready = new Map<string, Promise<ReadyPage>>();
  const editedOf = new Map<string, EditedPage | undefined>();
  let readyFor = "";
  const pageOf = (path: string, origin: string, encoding: Encoding, edited: EditedPage | undefined) => {
    // The demo may be visited under several names; only one name's pages are cached at a time.
    if (origin !== readyFor) ready.clear();
    readyFor = origin;
    const key = `${encoding} ${path}`;
    // A text that is published later is another object: what was made of the one before goes.
    if (editedOf.get(key) !== edited) ready.delete(key);
    editedOf.set(key, edited);
    const kept = ready.get(key) ?? makePage(root, edited ?? heads.get(path), origin, encoding);
    ready.set(key, kept);
    kept.catch(() => ready.delete(key));
    return kept;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = withoutEndSlashes(request.url.split("?", 1)[0] ?? "/");
    const file = heads.get(path)?.file;
    if (file === undefined) {
      reply.callNotFound();
      return reply;
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const edited = await options.edited?.(path);
    const { body, etag } = await pageOf(path, options.originOf(request), encoding, edited);
    reply.headers({ "cache-control": KEPT_PAGE, vary: "accept-encoding", etag });
    const policy = options.policyOf(file, edited?.scripts);
    if (policy) reply.header("content-security-policy", policy);
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("text/html; charset=utf-8").send(body);
  };
  for (const route of new Set([...heads.keys()].map(routeOf))) {
    http.get(route, answer);
    if (route !== "/") http.get(`${route}/`, answer);
  }
}

/** One route for all articles of a depth, as each route costs memory; a name with a dot is a file beside them. */
function routeOf(path: string): string {
  const [first, ...below] = path.slice(1).split("/");
  return ["", first, ...below.map((_, depth) => `:name${depth}(^[^.]+$)`)].join("/");
}

async function makePage(
  root: string,
  page: EditedPage | { readonly tags: string; readonly file: string } | undefined,
  origin: string,
  encoding: Encoding,
): Promise<ReadyPage> {
  const { tags = "" } = page ?? {};
  const html = page && "html" in page ? page.html : await readFile(join(root, page?.file ?? ""), "utf8");
  const whole = Buffer.from(html.replace("</head>", () => `${tags.replaceAll(ORIGIN, origin)}</head>`));
  const etag = `"${createHash("sha256").update(whole).digest("base64url").slice(0, 22)}-${encoding}"`;
  return { body: await packed(whole, encoding), etag };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return zip(bytes, { level: 9 });
  if (encoding === "identity") return bytes;
  // Level 9 takes thirty times as long for a page, and saves a five hundredth; the best level a tenth.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? "").split(",").map((part) => part.trim());
  const refused = (name: string) => /;\s*q=0(\.0+)?$/.test(name);
  return ENCODINGS.find((one) => names.some((name) => name.split(";")[0] === one && !refused(name))) ?? "identity";
}
