import type { PlainLayer } from "../document.ts";

/** Words and codes: cut, they are of no use, so an edge is always judged (rule designs-read-whole). Pictures and shapes may be meant to be cut. */
export function isRead({ kind }: PlainLayer): boolean {
  return kind === "text" || kind === "qr";
}
