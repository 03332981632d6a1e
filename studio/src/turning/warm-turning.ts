import { isQuietWished } from "./quiet.ts";

/** Who looks this long may want to turn what is looked at. */
const AFTER_MS = 1500;

/** Fetches what turning needs ahead of the press, unless that is unwelcome. Returns what calls it off. */
export function warmTurning(): () => void {
  if (isQuietWished()) return () => undefined;
  // If it cannot be fetched now, the press tries again.
  const timer = setTimeout(() => void import("./turned-goods.ts").catch(() => undefined), AFTER_MS);
  return () => clearTimeout(timer);
}
