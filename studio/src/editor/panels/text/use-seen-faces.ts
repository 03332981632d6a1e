import { type RefObject, useEffect } from "react";
import { isThrifty } from "../../parts/is-thrifty.ts";
import { createFewAtOnce } from "../../session/few-at-once.ts";
import { useSession } from "../../session/session-context.ts";

/** Faces fetched for each opening of the list: megabytes each, and phones pay for them. */
const [MOST, MOST_BY_FINGER] = [6, 3];

/**
 * Fetches the faces whose rows are in view, one after the other, so that they can be shown on the customer's own words; on a slow or metered
 * line none. A row that is scrolled away before its turn is not fetched.
 */
export function useSeenFaces(list: RefObject<HTMLElement | null>, shown: string | undefined): void {
  const { scene } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are to be watched when others are shown
  useEffect(() => {
    const element = list.current;
    if (!element || isThrifty()) return;
    const queue = createFewAtOnce(1);
    const waiting = new Map<Element, () => void>();
    let left = matchMedia("(pointer: coarse)").matches ? MOST_BY_FINGER : MOST;
    const fetchFace = async (fontId: string) => {
      if (left <= 0 || scene.assets.text.hasFace(fontId)) return;
      left -= 1;
      await scene.ensureFace(fontId);
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
              queue.add(() => fetchFace(fontId)),
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
  }, [scene, list, shown]);
}
