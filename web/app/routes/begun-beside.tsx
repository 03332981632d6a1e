import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";

const DraftsOfGoods = lazyPart(async () => (await import("./drafts-of-goods.tsx")).DraftsOfGoods);

/** What was begun of the goods. Its code comes beside the goods', and the goods wait for its answer: nothing is pushed down later. */
export function useBegun(itemId: number | undefined) {
  const query = useQuery({
    // Below the key of the member's items, so that it is read anew when one of them changes.
    queryKey: ["my-items", "begun", itemId],
    enabled: itemId !== undefined,
    queryFn: async () => {
      try {
        return await (await import("./drafts-of-goods.tsx")).readDraftsOfGoods(itemId ?? 0);
      } catch {
        // The goods can do without.
        return [];
      }
    },
  });
  const drafts = query.data ?? [];
  return {
    isWaiting: query.isLoading,
    begun: drafts.length > 0 && (
      <Suspense fallback={null}>
        <DraftsOfGoods drafts={drafts} />
      </Suspense>
    ),
  };
}
