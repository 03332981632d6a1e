import { createStore, useStore } from "@surimono/ui/store.ts";
import { type RefObject, useEffect, useRef } from "react";

/** The goods whose reviews somebody asked for, until they are there: they may load later than what leads to them. */
const wanted = createStore<number | undefined>(undefined);

export function goToReviews(productId: number): void {
  wanted.set(productId);
}

/**
 * Where the reviews of goods are. They are on the page twice, for a phone and for a wide page: the one that is seen is gone to, once they are
 * read, as before there is too little below to scroll to.
 */
export function useReviewsPlace(productId: number, isRead: boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const isWanted = useStore(wanted, undefined) === productId;
  useEffect(() => {
    const section = place.current;
    if (!isWanted || !isRead || !section || section.getClientRects().length === 0) return;
    wanted.set(undefined);
    section.scrollIntoView({ block: "start" });
    section.focus({ preventScroll: true });
  }, [isWanted, isRead]);
  return place;
}
