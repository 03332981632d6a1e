import type { Path } from "react-router";

/**
 * A path to a page that must be passed first, and that leads on to the requested one later (`safePath` reads it there).
 */
export function pathVia(between: string, { pathname, search, hash }: Path): string {
  return `${between}?redirectTo=${encodeURIComponent(pathname + search + hash)}`;
}
