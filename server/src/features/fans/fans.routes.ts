import type { Shop } from "../../platform/http/index.ts";
import { handleAnalyses } from "./analyse-fans.ts";
import { insightRoutes } from "./insight.routes.ts";
import { linkRoutes } from "./link.routes.ts";
import { localNetworkRoutes } from "./local-networks/index.ts";
import { openNetworks } from "./open-networks.ts";
import { openProfiler } from "./profiling/open-profiler.ts";
import { handleRevocations } from "./remove-link.ts";

export function fansRoutes(shop: Shop): void {
  const networks = openNetworks(shop);
  insightRoutes(shop, networks);
  linkRoutes(shop, networks);
  handleAnalyses(shop, networks, openProfiler(shop));
  handleRevocations(shop, networks);
  if (shop.env.demo) localNetworkRoutes(shop);
}
