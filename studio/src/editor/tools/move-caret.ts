import type { TextCarets } from "../../scene/index.ts";
import type { TypeMode } from "../store/editor-state.ts";

type Range = Pick<TypeMode, "from" | "to" | "isBackward">;

/** Up or down one line. */
const HORIZONTAL = { ArrowUp: -1, ArrowDown: 1 } as const;
const VERTICAL = { ArrowRight: -1, ArrowLeft: 1 } as const;
/** By one letter. */
const DOWN_COLUMN = { ArrowUp: -1, ArrowDown: 1 } as const;

/**
 * The selection after a key that acts differently in the field than on the canvas: up and down in wrapped or bent lines, all arrows in
 * vertical text, Home and End. Undefined where the field gets it right by itself.
 */
export function movedCaret(carets: TextCarets, range: Range, key: string, isExtending: boolean): Range | undefined {
  const head = range.isBackward ? range.from : range.to;
  const tail = range.isBackward ? range.to : range.from;
  const next = headAfter(carets, head, key);
  if (next === undefined) return undefined;
  if (!isExtending) return { from: next, to: next, isBackward: false };
  return { from: Math.min(tail, next), to: Math.max(tail, next), isBackward: next < tail };
}

function headAfter(carets: TextCarets, head: number, key: string): number | undefined {
  const line = carets.lineOf(head);
  const { start = 0, end = 0 } = carets.lines[line] ?? {};
  if (key === "Home") return start;
  if (key === "End") return end;
  const over: Readonly<Record<string, number>> = carets.isVertical ? VERTICAL : HORIZONTAL;
  const step = over[key];
  if (step !== undefined) {
    const target = line + step;
    if (target < 0) return 0;
    if (target >= carets.lines.length) return end;
    return carets.indexAlong(target, carets.along(head));
  }
  const along: Readonly<Record<string, -1 | 1>> = carets.isVertical ? DOWN_COLUMN : {};
  const way = along[key];
  return way && carets.beside(head, way);
}
