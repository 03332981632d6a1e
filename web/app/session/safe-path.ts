/** Nobody wants to end here: a link that names one would log a person out again who has just logged in, or lead round and round. */
const PASSAGE = /^\/(logout|login|redirect|callback|maintain)\/*$/i;
/** A letter that is written as its number, which the router reads as the letter. */
const ESCAPED_LETTER = /%[4-7][\da-f]/gi;

/** A path of this shop, or home: `redirectTo` comes from the address bar, so it must not lead to another site. */
export function safePath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/")) return "/";
  const base = "https://shop.invalid";
  // Browsers read `\` as `/` and drop tabs and line breaks, so only the parsed address tells where it leads.
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  if (url?.origin !== base) return "/";
  if (PASSAGE.test(url.pathname.replace(ESCAPED_LETTER, decodeURIComponent))) return "/";
  // A double slash would name a host again when the path is used by itself.
  return url.pathname.startsWith("//") ? "/" : url.pathname + url.search + url.hash;
}
