import { writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";

interface RouteEntry {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

/** Full patterns of all pages, such as `/items/detail/:id?`: what the server answers 200 for. The 404 page's `*` is left out. */
function pagePatterns(routes: Record<string, RouteEntry>): string[] {
  const fullPath = (route: RouteEntry | undefined): string =>
    route
      ? `${fullPath(route.parentId ? routes[route.parentId] : undefined)}${route.path ? `/${route.path}` : ""}`
      : "";
  const pages = Object.values(routes).filter((route) => route.index || (route.path && route.path !== "*"));
  return [...new Set(pages.map((route) => fullPath(route) || "/"))].sort();
}

export default {
  appDirectory: "app",
  ssr: false,
  // Only pages that need no session: hydration of a prerendered page runs no guard.
  prerender: [
    "/",
    ...["protocol-auth", "privacy", "transactions", "cookie-policy", "copyright"].map((name) => `/guides/${name}`),
    ...["brand", "houjin", "merchandise", "present", "school", "shopgoods"].map((name) => `/articles/usecases/${name}`),
    ...["/articles/howto", "/faq", "/print", "/surimono-studio", "/protocol"],
  ],
  // One chunk per route: splitting loaders from screens costs requests and gains nothing at this size.
  splitRouteModules: false,
  async buildEnd({ buildManifest, viteConfig }) {
    if (!buildManifest) return;
    await writeFile(`${viteConfig.root}/build/pages.json`, JSON.stringify(pagePatterns(buildManifest.routes), null, 1));
  },
} satisfies Config;
