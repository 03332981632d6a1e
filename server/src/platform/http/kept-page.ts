/**
 * A browser asks each time, since a page names the scripts of its release; a cache in front does so each second, and shows the last one for a
 * day while no process answers (docs/cdn.md).
 */
export const KEPT_PAGE = "public, max-age=0, s-maxage=1, stale-if-error=86400";
