import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

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

/**
 * Renders pages with these texts in place of their files; `only` one of them, or all that differ from the built ones. Throws where the
 * renderer ends without an answer.
 */
export async function renderPages(
  texts: Readonly<Record<string, string>>,
  only?: string,
  script = web("scripts/render-pages.ts"),
): Promise<Rendered> {
  const options = { cwd: web(), maxBuffer: MOST_BYTES, timeout: PATIENCE_MS };
  const running = run(process.execPath, [script], options);
  const { stdin } = running.child;
  // Where it ends before it has read everything, how it ended is said below.
  stdin?.on("error", () => {});
  stdin?.end(JSON.stringify({ texts, ...(only && { only }) }));
  return JSON.parse((await running).stdout) as Rendered;
}
