import { type RefObject, useEffect } from "react";
import { isThrifty } from "../../parts/is-thrifty.ts";
import { createFewAtOnce } from "../../session/few-at-once.ts";
import { useSession } from "../../session/session-context.ts";

/** At once: each is an answer of a few kilobytes. */
const AT_ONCE = 3;

/**
 * Fetches the words' letters in the faces whose rows are in view, so that they can be shown on the customer's own words (rule
 * designs-face-letters); on a slow or metered line none. A row that is scrolled away before its turn is not fetched.
 */
export function useSeenFaces(list: RefObject<HTMLElement | null>, words: string, shown: string | undefined): void {
  const { scene } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are to be watched when others are shown
  useEffect(() => {
    const element = list.current;
    if (!element || isThrifty()) return;
    const queue = createFewAtOnce(AT_ONCE);
    const waiting = new Map<Element, () => void>();
    const fetchLetters = async (fontId: string) => {
      if (!scene.assets.text.hasFace(fontId)) await scene.lettered.ensure(words, [fontId]);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          waiting.get(target)?.();
          waiting.delete(target);
          const fontId = target.getAttribute("data-font-id");
          if (isIntersecting && fontId !== null)
            waiting.set(
              target,
              queue.add(() => fetchLetters(fontId)),
            );
        }
      },
      { root: element },
    );
    for (const row of element.children) watch.observe(row);
    return () => {
      watch.disconnect();
      for (const stop of waiting.values()) stop();
    };
  }, [scene, list, words, shown]);
}
