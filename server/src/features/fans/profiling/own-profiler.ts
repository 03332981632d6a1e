import type { Keyword } from "@surimono/domain/fans";
import { ok } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import type { FollowerProfiler } from "./follower-profiler.ts";

/** Characters read of a post: the rest of a long one is links and small print, except for its tags. */
const POST_LETTERS = 600;
const TAGS = /[#＃][^\s#＃]+/g;

/** The dictionary takes 90 MB, so it is in a process of its own that ends when there is nothing to read. */
const runner = createJobRunner<readonly string[], readonly Keyword[]>(new URL("./word-worker.ts", import.meta.url), {
  timeoutMs: 30_000,
  heapMb: 256,
});

export const ownProfiler: FollowerProfiler = {
  readKeywords: async ({ posts }) => ok(await runner.run(posts.map(shorten))),
};

function shorten(post: string): string {
  return [post.slice(0, POST_LETTERS), ...(post.slice(POST_LETTERS).match(TAGS) ?? [])].join(" ");
}
