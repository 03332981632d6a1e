import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: false,
  // Only pages that need no session: hydration of a prerendered page runs no guard.
  prerender: ["/", "/guides/protocol-auth", "/guides/privacy", "/guides/transactions"],
  // One chunk per route: splitting loaders from screens costs requests and gains nothing at this size.
  splitRouteModules: false,
} satisfies Config;
