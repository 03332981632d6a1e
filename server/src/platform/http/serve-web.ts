import { existsSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendFailure } from "./send-failure.ts";

export interface WebBuild {
  /** The folder of the built pages. */
  readonly root: string;
  /** Whether the address is one of the shop's pages: an unknown one answers 404, so that crawlers forget it. */
  readonly isPage: (path: string) => boolean;
}

/** Serves the built web: hashed assets for ever, pages always fresh, everything unknown as the page that says so. */
export async function serveWeb(http: FastifyInstance, { root, isPage }: WebBuild): Promise<void> {
  const fallback = join(root, "__spa-fallback.html");
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
