import { useQuery } from "@tanstack/react-query";

/** What was begun of the goods. Its code comes beside the goods', and the goods wait for its answer: nothing is pushed down later. */
export function useDraftsBesideGoods(itemId: number | undefined) {
  const { data, isLoading } = useQuery({
    // Below the key of the member's items, so that it is read anew when one of them changes.
    queryKey: ["my-items", "begun", itemId],
    enabled: itemId !== undefined,
    // Elements are not compared with those before.
    structuralSharing: false,
    // The goods can do without.
    queryFn: async () => (await import("./drafts-of-goods.tsx")).drawDraftsOfGoods(itemId ?? 0).catch(() => null),
  });
  return { begun: data, isWaiting: isLoading };
}
