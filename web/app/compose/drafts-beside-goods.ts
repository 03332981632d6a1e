import { useQuery } from "@tanstack/react-query";

/** The drafts of the goods. Their code loads beside the goods', and the goods wait for the answer, so that nothing is pushed down later. */
export function useDraftsBesideGoods(itemId: number | undefined) {
  const { data, isLoading } = useQuery({
    // Below the key of the member's items, so that it is read again when one changes.
    queryKey: ["my-items", "begun", itemId],
    enabled: itemId !== undefined,
    // Elements are not compared with the previous ones.
    structuralSharing: false,
    // The goods work without it.
    queryFn: async () => (await import("./drafts-of-goods.tsx")).drawDraftsOfGoods(itemId ?? 0).catch(() => null),
  });
  return { begun: data, isWaiting: isLoading };
}
