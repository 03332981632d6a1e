import { KEYWORDS_KEPT } from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import type { AiqSettings } from "../../../platform/env/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { networkAsker } from "../networks/ask-network.ts";
import type { FollowerProfiler } from "./follower-profiler.ts";

const answerSchema = z.object({
  synonymExpandedKeywords: z.array(
    z.object({ word: z.string().check(z.minLength(1), z.maxLength(50)), point: z.int().check(z.minimum(0)) }),
  ),
});

/** The profiling service over HTTP. It gets the account's texts, but neither tokens nor the member's identity. */
export function outsideProfiler({ url, apiKey }: AiqSettings, shop: Pick<Shop, "log">): FollowerProfiler {
  const askNetwork = networkAsker(shop);
  return {
    async readKeywords({ id, name, posts }) {
      const answer = await askNetwork(`${url}/user/profile`, {
        method: "POST",
        token: apiKey,
        json: { id, name, profile: { posts } },
      });
      const read = answer.status === 200 ? z.safeParse(answerSchema, answer.body) : undefined;
      if (!read?.success) return fail("fans/temporarily-unavailable");
      const words = read.data.synonymExpandedKeywords.toSorted((left, right) => right.point - left.point);
      return ok(words.slice(0, KEYWORDS_KEPT));
    },
  };
}
