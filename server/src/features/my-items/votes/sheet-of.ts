import { createHash } from "node:crypto";
import { drawSheet } from "./draw-sheet.ts";

/** Rule my-items-vote-sheet. */
const MOST_KEPT = 50;

/** By what is on them, oldest first. */
const kept = new Map<string, Promise<Uint8Array>>();

/** The sheet of these pictures, drawn once as long as it is among the newest: whoever has a link may ask for it again and again. */
export function sheetOf(pictures: readonly Uint8Array[], draw = drawSheet): Promise<Uint8Array> {
  const key = pictures.map((picture) => createHash("sha256").update(picture).digest("base64url")).join(" ");
  const before = kept.get(key);
  if (before) return before;
  const drawn = draw({ pictures });
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return drawn;
}
