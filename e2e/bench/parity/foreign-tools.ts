import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PrintFiles } from "@surimono/studio/print";
import type { Measurement } from "../bench.ts";

const run = promisify(execFile);

type Tool = "pngcheck" | "qpdf" | "mutool" | "pdftoppm";
const PNG_TOOLS = { pngcheck: (path: string) => ["-q", path] } as const;
const PDF_TOOLS = {
  qpdf: (path: string) => ["--check", path],
  mutool: (path: string) => ["draw", "-q", "-r", "36", "-F", "png", "-o", "/dev/null", path],
  pdftoppm: (path: string) => ["-q", "-r", "36", "-png", path, `${path}-page`],
} as const;

export const FOREIGN_TOOLS: readonly Tool[] = ["pngcheck", "qpdf", "mutool", "pdftoppm"];

/** A mutool of Debian says so of every file that has a profile, and opens it. */
const NO_PROFILES = "warning: ICC support is not available";

/** Opens print files with the tools of the machine that people open such files with. */
export class ForeignTools {
  readonly #problems = new Map<Tool, string[]>();
  readonly #installed = new Set(FOREIGN_TOOLS.filter((tool) => spawnSync("which", [tool]).status === 0));
  readonly #opened = new Map<Tool, number>();

  async open(name: string, { print, plate, pdf, films = [] }: PrintFiles): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "foreign-"));
    const kept = (bytes: Uint8Array, index: number, end: string) => {
      const path = join(folder, `${index}.${end}`);
      writeFileSync(path, bytes);
      return path;
    };
    try {
      const pngs = [print, ...(plate ? [plate] : [])].map((bytes, index) => kept(bytes, index, "png"));
      const pdfs = [pdf, ...films].map((bytes, index) => kept(bytes, index, "pdf"));
      for (const path of pngs) await this.#try("pngcheck", PNG_TOOLS.pngcheck(path), name);
      for (const path of pdfs)
        for (const tool of ["qpdf", "mutool", "pdftoppm"] as const) await this.#try(tool, PDF_TOOLS[tool](path), name);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #try(tool: Tool, args: readonly string[], name: string): Promise<void> {
    if (!this.#installed.has(tool)) return;
    this.#opened.set(tool, (this.#opened.get(tool) ?? 0) + 1);
    const said = await run(tool, args).then(
      ({ stderr }) => stderr.trim(),
      (error: { readonly stderr?: string }) => error.stderr?.trim() || "it failed",
    );
    if (said !== "" && said !== NO_PROFILES)
      this.#problems.set(tool, [...(this.#problems.get(tool) ?? []), `${name}: ${said.split("\n")[0]}`]);
  }

  measurements(): Measurement[] {
    return FOREIGN_TOOLS.map((tool) => {
      const what = `files that ${tool} opens without a word`;
      if (!this.#installed.has(tool)) return { what, measured: "not installed" };
      const problems = this.#problems.get(tool) ?? [];
      const opened = this.#opened.get(tool) ?? 0;
      const told = problems.length === 0 ? "" : ` (${problems.slice(0, 3).join("; ")})`;
      return {
        what,
        measured: `${opened - problems.length} of ${opened}${told}`,
        budget: "all",
        kept: problems.length === 0,
      };
    });
  }
}
