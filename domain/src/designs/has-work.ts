import type { DesignDocument } from "./document.ts";

/** Whether the design has anything in it, hidden or not: work that must not be lost. */
export function hasWork({ areas }: DesignDocument): boolean {
  return areas.some(({ layers }) => layers.length > 0);
}
