import type { DesignDocument } from "./document.ts";

/** Whether anything at all lies in the design, hidden or not: work that nobody wants to lose. */
export function hasWork({ areas }: DesignDocument): boolean {
  return areas.some(({ layers }) => layers.length > 0);
}
