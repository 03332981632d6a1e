/** Pages nobody should land on: a link naming one would log a member out again right after login, or loop. */
const PASSAGE = /^\/(logout|login|redirect|callback|maintain)\/*$/i;
/** A percent-encoded letter, which the router reads as the letter. */
const ESCAPED_LETTER = /%[4-7][\da-f]/gi;

/** A path of this shop, or home: `redirectTo` comes from the address bar, so it must not lead to another site. */
export function safePath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/")) return "/";
  const base = "https://shop.invalid";
  // Browsers read `\` as `/` and drop tabs and line breaks, so only the parsed URL shows where it leads.
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  if (url?.origin !== base) return "/";
  if (PASSAGE.test(url.pathname.replace(ESCAPED_LETTER, decodeURIComponent))) return "/";
  // A double slash would name a host again when the path is used by itself.
  return url.pathname.startsWith("//") ? "/" : url.pathname + url.search + url.hash;
}
