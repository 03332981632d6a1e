import { type RefObject, useEffect, useRef, useState } from "react";

/** About a screen's height before it is visible. */
const AHEAD = "600px 0px";

/** Whether the element is visible, or nearly. Where browsers cannot tell, nothing is ever near. */
export function useNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
}

/** The same, but stays true once it was: for what loads only when scrolled to. */
export function useOnceNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const [ref, isNear] = useNear<E>();
  const [was, setWas] = useState(false);
  if (isNear && !was) setWas(true);
  return [ref, was];
}
