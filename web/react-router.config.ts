import { writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";
import { articlePaths } from "./article-paths.ts";

interface RouteEntry {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

/**
 * Full patterns of all pages, such as `/items/detail/:id?`: what the server answers 200 for. `*` is left out: its pages are named one by
 * one.
 */
function pagePatterns(routes: Record<string, RouteEntry>): string[] {
  const fullPath = (route: RouteEntry | undefined): string =>
    route
      ? `${fullPath(route.parentId ? routes[route.parentId] : undefined)}${route.path ? `/${route.path}` : ""}`
      : "";
  const pages = Object.values(routes).filter((route) => route.index || (route.path && !/\*$|\.json$/.test(route.path)));
  return [...new Set([...pages.map((route) => fullPath(route) || "/"), ...articlePaths])].sort();
}

export default {
  appDirectory: "app",
  ssr: false,
  // Only pages that need no session: hydration of a prerendered page runs no guard.
  prerender: [
    "/",
    ...["protocol-auth", "privacy", "transactions", "cookie-policy", "copyright"].map((name) => `/guides/${name}`),
    ...articlePaths,
    ...["/faq", "/inquiryFormContent", "/print", "/material", "/gallery", "/surimono-studio", "/protocol"],
    "/help.json",
  ],
  // One chunk per route: at this size splitting loaders from screens only costs requests.
  splitRouteModules: false,
  async buildEnd({ buildManifest, viteConfig }) {
    if (!buildManifest) return;
    await writeFile(`${viteConfig.root}/build/pages.json`, JSON.stringify(pagePatterns(buildManifest.routes), null, 1));
  },
} satisfies Config;
