import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { renderPages } from "./render-pages.ts";

test.each([
  ["dies at its start", "process.exit(1);", "Command failed"],
  ["says nothing", "process.exit(0);", "JSON"],
])("a renderer that %s is a failed rendering, and nothing else ends", async (_what, code, error) => {
  const folder = await mkdtemp(join(tmpdir(), "renderer-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, "dies.mjs");
  await writeFile(script, code);
  // More than a pipe holds, so that some of it finds nobody who reads.
  const texts = { faq: "文".repeat(300_000) };
  await expect(renderPages(texts, undefined, script)).rejects.toThrow(error);
});
