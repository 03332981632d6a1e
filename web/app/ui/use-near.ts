import { type RefObject, useEffect, useRef, useState } from "react";

/** A screen's height or so ahead of being seen. */
const AHEAD = "600px 0px";

/** Whether the element is in sight, or nearly. Where browsers cannot tell, nothing is ever near. */
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

/** The same, and true for good once it was: for what is only loaded when somebody comes there. */
export function useOnceNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const [ref, isNear] = useNear<E>();
  const [was, setWas] = useState(false);
  if (isNear && !was) setWas(true);
  return [ref, was];
}
