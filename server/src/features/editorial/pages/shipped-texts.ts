import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const content = (file = "") => join(import.meta.dirname, "../../../../../content", file);
const NAME = /^(?:faq|(?:guides|articles)\/[\w\-/]{1,80})$/;

/** The names of all pages that have a text: every file of `content/`. */
export function listShippedNames(): string[] {
  return globSync(["faq.md", "guides/*.md", "articles/**/*.md"], { cwd: content() })
    .map((file) => file.replaceAll("\\", "/").replace(/\.md$/, ""))
    .sort();
}

export function readShippedText(name: string): string | undefined {
  const file = content(`${name}.md`);
  return NAME.test(name) && !name.includes("..") && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export function titleOf(text: string): string {
  return (text.split("\n", 1)[0] ?? "").replace(/^# /, "");
}
