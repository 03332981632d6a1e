import { type RefObject, useLayoutEffect, useState } from "react";
import { ROW_HEIGHT } from "./row-height.ts";

/** Up to this many rows are all rendered; more cost time on every frame of a drag, though unseen. */
const ALL = 80;
const SPARE = 10;

/** Which rows of a long list are rendered, and the heights of the gaps for the others. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ top: 0, height: 600 });

  function follow(): void {
    const element = list.current;
    if (!element || count <= ALL) return;
    // In steps of rows, so that scrolling within one row renders nothing.
    const top = Math.floor(element.scrollTop / ROW_HEIGHT) * ROW_HEIGHT;
    if (top !== seen.top || element.clientHeight !== seen.height) setSeen({ top, height: element.clientHeight });
  }

  useLayoutEffect(follow);
  if (count <= ALL) return { from: 0, to: count, above: 0, below: 0, follow };
  const from = Math.max(0, Math.floor(seen.top / ROW_HEIGHT) - SPARE);
  const to = Math.min(count, Math.ceil((seen.top + seen.height) / ROW_HEIGHT) + SPARE);
  return { from, to, above: from * ROW_HEIGHT, below: (count - to) * ROW_HEIGHT, follow };
}
