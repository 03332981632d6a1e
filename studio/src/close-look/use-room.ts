import { type RefObject, useLayoutEffect, useState } from "react";
import type { Extent } from "./picture-view.ts";

/** The size of the window that the picture is seen through, in CSS pixels. */
export function useRoom(frame: RefObject<HTMLElement | null>): Extent {
  const [room, setRoom] = useState<Extent>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}
