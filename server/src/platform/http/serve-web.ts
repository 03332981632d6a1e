import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Call } from "@surimono/contract/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Env } from "../env/index.ts";
import { serveCrawlers } from "./crawlers.ts";
import { type EditedPages, serveEditedData } from "./edited-pages.ts";
import { KEPT_PAGE } from "./kept-page.ts";
import { contentPolicy } from "./security-headers.ts";
import { sendFailure } from "./send-failure.ts";
import { serveFolder } from "./serve-folder.ts";
import { readHeads, servePages } from "./serve-pages.ts";
import { visitedOrigin } from "./visited-origin.ts";
import { withoutEndSlashes } from "./without-end-slashes.ts";

/** Serves the built web: hashed assets cached without end, pages always fresh, everything unknown as the not-found page. */
export async function serveWeb(
  http: FastifyInstance,
  root: string,
  env: Pick<Env, "demo" | "publicUrl">,
  edited?: EditedPages,
  calls: readonly Pick<Call, "path" | "sameForAll">[] = [],
): Promise<void> {
  const https = env.publicUrl.startsWith("https://");
  const fallback = join(root, "__spa-fallback.html");
  const isPage = readPages(join(root, "../pages.json"));
  const policies = readPolicies(join(root, "../csp.json"), https);
  const heads = readHeads(join(root, "../heads.json"));
  const originOf = (request: FastifyRequest) => visitedOrigin(env, request.headers);
  if (edited) serveEditedData(http, edited);
  const policyOf = (file: string, scriptHashes?: readonly string[]) =>
    scriptHashes ? contentPolicy({ https, scriptHashes }) : policies.get(file);
  servePages(http, root, heads, { originOf, policyOf, edited });
  const answers = calls.filter(({ sameForAll }) => sameForAll).map(({ path }) => path);
  serveCrawlers(http, { originOf, paths: [...heads.keys()], answers });
  const built = existsSync(fallback);
  if (built) {
    await serveFolder(http, {
      root,
      prefix: "/",
      preCompressed: true,
      index: ["index.html"],
      setHeaders(reply, path) {
        reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : KEPT_PAGE);
        const policy = policies.get(relative(root, path).replace(/\.(br|gz)$/, ""));
        if (policy) reply.header("content-security-policy", policy);
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const wantsPage =
      request.method === "GET" && !path.startsWith("/api/") && !path.startsWith("/assets/") && extname(path) === "";
    if (!wantsPage || !built) return void sendFailure(request, reply, { code: "request/not-found" });
    // Prerendered pages have their own folders; `/items/` is the same page as `/items`.
    const trimmed = withoutEndSlashes(path);
    const page = join(root, trimmed, "index.html");
    if (page.startsWith(root) && !trimmed.includes("//") && existsSync(page) && statSync(page).isFile())
      return void reply.header("cache-control", KEPT_PAGE).sendFile(join(trimmed, "index.html"));
    // What is not prerendered belongs to a member or is a step of a flow: not for search engines.
    reply.code(isPage(path) ? 200 : 404).headers({ "cache-control": KEPT_PAGE, "x-robots-tag": "noindex" });
    reply.sendFile("__spa-fallback.html");
  });
}

/** Each page's policy, by file, from the hashes of its inline scripts written by the build. */
function readPolicies(path: string, https: boolean): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map();
  const pages = JSON.parse(readFileSync(path, "utf8")) as Record<string, string[]>;
  return new Map(
    Object.entries(pages).map(([file, scriptHashes]) => [file, contentPolicy({ https, scriptHashes })] as const),
  );
}

/** Whether a URL is one of the shop's pages, by the build's list: an unknown one answers 404, so that crawlers forget it. */
function readPages(path: string): (address: string) => boolean {
  if (!existsSync(path)) return () => true;
  const patterns = (JSON.parse(readFileSync(path, "utf8")) as string[]).map((pathname) => new URLPattern({ pathname }));
  return (address) => {
    const pathname = withoutEndSlashes(address);
    return patterns.some((pattern) => pattern.test({ pathname }));
  };
}
