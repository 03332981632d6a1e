import { globSync } from "node:fs";

/** `/articles/howto` and so on: every Markdown file of `content/articles` is a page. Read when the pages are built. */
export const articlePaths: readonly string[] = globSync("articles/**/*.md", {
  cwd: new URL("../content", import.meta.url).pathname,
})
  .map((file) => `/${file.replaceAll("\\", "/").replace(/\.md$/, "")}`)
  .sort();
