import { createHash } from "node:crypto";

/**
 * The `sha256-…` of the inline scripts of a page: the server allows these in its `script-src` and no others. React and the build put
 * theirs before and after the main part, which holds the texts: none of it is ever allowed to run.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of withoutMain(html).matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(groups?.["attributes"] ?? "")) continue;
    const hash = createHash("sha256").update(groups?.["code"] ?? "");
    hashes.add(`sha256-${hash.digest("base64")}`);
  }
  return [...hashes];
}

/** To its last end, as a text may try to write one earlier. */
function withoutMain(html: string): string {
  const [start, end] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  return start < 0 || end < start ? html : html.slice(0, start) + html.slice(end);
}
