import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import { expect, test } from "vitest";
import { articlePaths } from "../web/article-paths.ts";

const content = join(import.meta.dirname, "../content");
const files = globSync("**/*.md", { cwd: content });

test("every link between articles leads to an existing one", () => {
  const dead = files.flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/\]\((\/articles\/[^)#]+)/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !articlePaths.includes(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test.each(articlePaths.map((path) => [path]))("%s has a title, a lead and parts", (path) => {
  const text = readFileSync(join(content, `${path}.md`), "utf8");
  expect(text).toMatch(/^# \S.{1,40}\n\n> \S.{20,120}\n\n[\s\S]*^## \S/m);
});

test.each(["guides/transactions.md", "guides/protocol-auth.md", "faq.md"])("%s names every way to pay", (path) => {
  const text = readFileSync(join(content, path), "utf8");
  expect(Object.values(PAYMENT_METHODS).filter(({ name }) => !text.includes(name))).toEqual([]);
});
