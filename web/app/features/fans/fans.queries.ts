import { listSocialLinks, queryUserInsight, type WireUserInsight } from "@surimono/contract/fans";
import { type FanProvider, LOOK_AGAIN_MS, MOST_LOOKS } from "@surimono/domain/fans";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { backgroundCall, call, orThrow } from "#app/session/call.ts";
import { findMember } from "#app/session/current-user.ts";
import { queryClient } from "../../query-client.ts";

export const socialLinksQuery = queryOptions({
  queryKey: ["fans", "links"],
  queryFn: async ({ signal }) => orThrow(await call(listSocialLinks, {}, { signal })).data,
});

/** The member's fans, by account and in total. */
export const fanInsightsQuery = queryOptions({
  queryKey: ["fans", "insights"],
  queryFn: async ({ signal }) => {
    const user_id = (await findMember())?.user_id ?? "";
    // The page shows what could not be fetched; a poll every two seconds must not report each failure.
    return orThrow(await backgroundCall(queryUserInsight, { user_id }, { signal }));
  },
});

/**
 * The insights, looked at again every two seconds while one of them is being analysed, a thousand times at most (rule fans-refresh). No
 * polling while the tab is hidden or after the page is left. Queries that depend on an analysis are repeated when one has ended.
 */
export function useFanInsights() {
  const begunAt = useRef<number>(undefined);
  const query = useQuery({
    ...fanInsightsQuery,
    refetchInterval: ({ state }) => {
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      if (!state.data?.data.some(isAnalysing)) {
        begunAt.current = undefined;
        return false;
      }
      begunAt.current ??= looks;
      return looks - begunAt.current < MOST_LOOKS ? LOOK_AGAIN_MS : false;
    },
  });
  const analysed = query.data?.data.map(({ update_time }) => update_time).join();
  const seen = useRef(analysed);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== analysed) {
      void queryClient.invalidateQueries({
        queryKey: ["fans"],
        predicate: ({ queryKey }) => queryKey[1] !== fanInsightsQuery.queryKey[1],
      });
    }
    seen.current = analysed;
  }, [analysed]);
  return query;
}

export function isAnalysing({ fans_info }: WireUserInsight): boolean {
  return fans_info.analysis.state === "analysing";
}

export function insightOf(all: readonly WireUserInsight[] | undefined, provider: FanProvider) {
  return all?.find(({ privider_id }) => privider_id === provider);
}

/**
 * Called when anything of the member's fans has changed. Running requests may be outdated, and a first request is not repeated by itself.
 */
export async function forgetFans(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ["fans"] });
  await queryClient.invalidateQueries({ queryKey: ["fans"] });
}
