import type { WireReview } from "@surimono/contract/reviews";
import { useRef, useState } from "react";
import { useKeptTyping } from "#app/session/use-kept-typing.ts";

interface Typed {
  readonly stars: number;
  readonly words: string;
}

/** Stars and words as they are typed; they outlast a session that ends meanwhile. Photographs do not. */
export function useTypedReview(productId: number, review: WireReview | null) {
  // As read when the form opened.
  const [base] = useState<Typed>({ stars: review?.stars ?? 0, words: review?.words ?? "" });
  const latest = useRef(base);
  const isChanged = () => latest.current.stars !== base.stars || latest.current.words !== base.words;
  const recalled = useKeptTyping<Typed>(`review-${productId}`, () => (isChanged() ? latest.current : undefined));
  const [typed, setTyped] = useState(recalled ?? base);
  latest.current = typed;
  return {
    ...typed,
    isChanged: isChanged(),
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
  };
}
