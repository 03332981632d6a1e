import type { Path } from "react-router";

/** To a page that stands in the way of the wanted one, and leads on to it later (`safePath` reads it there). */
export function pathVia(between: string, { pathname, search, hash }: Path): string {
  return `${between}?redirectTo=${encodeURIComponent(pathname + search + hash)}`;
}
