import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { infiniteQueryOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { backgroundCall, call, orThrow } from "#app/session/call.ts";
import { isConsumer, useSession } from "#app/session/current-user.ts";
import { reportLater } from "#app/session/report-later.ts";

/** A failure is logged as an error without a message (rule miles-rank-silent). An empty answer is a failure too. */
export const milesQuery = queryOptions({
  queryKey: ["miles", "standing"],
  queryFn: async ({ signal }) => {
    const answer = await backgroundCall(getMiles, {}, { signal });
    if (!answer.ok && !signal.aborted && answer.failure.status !== 401)
      reportLater(`rank and miles failed to load: ${answer.failure.code} ${answer.failure.status}`);
    return orThrow(answer);
  },
});

/** The header's rank and miles; undefined for a business, and until they load. */
export function useMiles() {
  const session = useSession();
  const enabled = session.status === "member" && isConsumer(session.member);
  const { data } = useQuery({ ...milesQuery, enabled });
  return enabled ? data : undefined;
}

const PAGE = 20;

/** Newest first. */
export const mileEntriesQuery = infiniteQueryOptions({
  queryKey: ["miles", "entries"],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }) =>
    orThrow(
      await call(listMileEntries, { limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    ),
  getNextPageParam: (last) => (last.has_more ? last.entries.at(-1)?.entry_id : undefined),
});
