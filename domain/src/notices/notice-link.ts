/** A page of the shop, opened in place, or an outside one, opened in a new tab. */
export type NoticeTarget =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "outside"; readonly url: string };

/**
 * No `\`, which browsers read as `/`, no spaces and control characters, which they drop, and no `//` before the query, which
 * names another host at the front and may get there by `/..//evil.example`.
 */
const PATH = /^(?:\/[^\s\\/?#]+)*\/?(?:[?#][^\s\\]*)?$/u;
const OUTSIDE = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/u;

/** Where a `link_url` leads: a path of the shop or an https address. Undefined for anything else, such as `javascript:`. */
export function targetOfLink(link: string): NoticeTarget | undefined {
  if (link.startsWith("/") && PATH.test(link)) return { kind: "page", path: link };
  if (OUTSIDE.test(link)) return { kind: "outside", url: link };
  return undefined;
}

export function isNoticeLink(link: string): boolean {
  return targetOfLink(link) !== undefined;
}
