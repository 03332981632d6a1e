import { createHash } from "node:crypto";

/** The `sha256-…` of the inline scripts of a page: the server allows these in its `script-src` and no others. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(groups?.["attributes"] ?? "")) continue;
    const hash = createHash("sha256").update(groups?.["code"] ?? "");
    hashes.add(`sha256-${hash.digest("base64")}`);
  }
  return [...hashes];
}
