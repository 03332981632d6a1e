import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Asked for when it is needed: the tool that writes migrations loads this file without an address. */
const web = (path = "") => join(import.meta.dirname, "../../../../../web", path);
const PATIENCE_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** As `web/scripts/render-pages.ts` writes them: server and web meet here in words only. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  readonly data: string;
  readonly tags: string;
  readonly scripts: readonly string[];
}

export interface TextFault {
  readonly line: number;
  readonly words: string;
}

export type Rendered = { readonly pages: readonly RenderedPage[] } | { readonly faults: readonly TextFault[] };

/** What the pages are built of; undefined where none are, as in tests. */
export function findBuild(): string | undefined {
  const stamp = web("build/sources.sha256");
  return existsSync(stamp) && existsSync(web("build/server/index.js")) ? readFileSync(stamp, "utf8") : undefined;
}

/** Renders pages with these texts in place of their files; `only` one of them, or all that differ from the built ones. */
export function renderPages(texts: Readonly<Record<string, string>>, only?: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [web("scripts/render-pages.ts")],
      { cwd: web(), maxBuffer: MOST_BYTES, timeout: PATIENCE_MS },
      (error, stdout) => {
        if (error) reject(error);
        else resolve(JSON.parse(stdout) as Rendered);
      },
    );
    child.stdin?.end(JSON.stringify({ texts, ...(only && { only }) }));
  });
}
