import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendFailure } from "./send-failure.ts";

/** Serves the built web: hashed assets for ever, pages always fresh, everything unknown as the page that says so. */
export async function serveWeb(http: FastifyInstance, root: string): Promise<void> {
  const fallback = join(root, "__spa-fallback.html");
  const isPage = readPages(join(root, "../pages.json"));
  const built = existsSync(fallback);
  if (built) {
    await http.register(staticFiles, {
      root,
      preCompressed: true,
      index: ["index.html"],
      redirect: false,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const wantsPage =
      request.method === "GET" && !path.startsWith("/api/") && !path.startsWith("/assets/") && extname(path) === "";
    if (!wantsPage || !built) return sendFailure(request, reply, { code: "request/not-found" });
    // Prerendered pages live in folders of their own; `/items/` is the same page as `/items`.
    const trimmed = path.replace(/\/+$/, "");
    const page = join(root, trimmed, "index.html");
    if (page.startsWith(root) && existsSync(page) && statSync(page).isFile())
      return reply.header("cache-control", "no-cache").sendFile(join(trimmed, "index.html"));
    reply.code(isPage(path) ? 200 : 404).header("cache-control", "no-cache");
    return reply.sendFile("__spa-fallback.html");
  });
}

/** Whether an address is one of the shop's pages, by the list that the build writes: an unknown one answers 404, so that crawlers forget it. */
function readPages(path: string): (address: string) => boolean {
  if (!existsSync(path)) return () => true;
  const patterns = (JSON.parse(readFileSync(path, "utf8")) as string[]).map((pathname) => new URLPattern({ pathname }));
  return (address) => {
    const pathname = address.replace(/(.)\/+$/, "$1");
    return patterns.some((pattern) => pattern.test({ pathname }));
  };
}
