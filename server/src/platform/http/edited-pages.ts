import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { KEPT_PAGE } from "./kept-page.ts";

/** A page of the build as it is with an edited text. */
export interface EditedPage {
  /** Empty for a file that is no page. */
  readonly html: string;
  /** What the browser fetches on the way to it, or the file. */
  readonly data: string;
  /** For its head. */
  readonly tags: string;
  /** The hashes of its inline scripts. */
  readonly scripts: readonly string[];
}

/** By path, such as `/faq` or `/help.json`; undefined for one as it was built. */
export type EditedPages = (path: string) => Promise<EditedPage | undefined>;

const DATA = /^\/(?:faq|guides\/[\w-]+|articles\/[\w\-/]+)\.data$/;
const FILES: Readonly<Record<string, string>> = { "/help.json": "application/json; charset=utf-8" };

/** The data of edited pages in place of the built files. */
export function serveEditedData(http: FastifyInstance, edited: EditedPages): void {
  http.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const [path = ""] = request.url.split("?", 1);
    const isData = DATA.test(path);
    if (!isData && FILES[path] === undefined) return;
    const page = await edited(isData ? path.replace(/\.data$/, "") : path);
    if (!page) return;
    const etag = `"${createHash("sha256").update(page.data).digest("base64url").slice(0, 22)}"`;
    reply.headers({ "cache-control": KEPT_PAGE, etag });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type(FILES[path] ?? "text/x-script; charset=utf-8").send(page.data);
  });
}
