import type { Shop } from "../../../platform/http/index.ts";
import type { FollowerProfiler } from "./follower-profiler.ts";

/** The outside one if set, else the shop's own. Either is loaded by the first analysis. */
export function openProfiler(shop: Pick<Shop, "env" | "log">): FollowerProfiler {
  const { aiq } = shop.env.social;
  return {
    async readKeywords(account) {
      const profiler = aiq
        ? (await import("./outside-profiler.ts")).outsideProfiler(aiq, shop)
        : (await import("./own-profiler.ts")).ownProfiler;
      return profiler.readKeywords(account);
    },
  };
}
