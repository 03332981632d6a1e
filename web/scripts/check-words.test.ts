import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkWords, faultsBefore } from "./check-words.ts";

const content = join(import.meta.dirname, "../../content");

test.each(globSync("{guides,articles}/**/*.md", { cwd: content }).concat("faq.md"))(
  "%s is as an editor may write it",
  (file) => {
    expect(checkWords(file.replace(/\.md$/, ""), readFileSync(join(content, file), "utf8"))).toEqual([]);
  },
);

test.each([
  ["no heading", "本文", 1],
  ["a script", "# 題\n\n本文\n\n<script>alert(1)</script>", 5],
  ["a picture with a handler", "# 題\n\n文 <img src=x onerror=alert(1)> 文", 3],
  ["a link to a script", "# 題\n\n[押す](javascript:alert(1))", 3],
  ["a link to another host without a scheme", "# 題\n\n[押す](//evil.example)", 3],
  ["a link in a reference", "# 題\n\n[押す][a]\n\n[a]: data:text/html,x", 3],
  ["a picture of elsewhere", "# 題\n\n![絵](https://evil.example/a.png)", 3],
  ["a comment that is none", "# 題\n\n<!-- a --><b onclick=x>", 3],
  ["a script between two comments", "# 題\n\n<!-- a --><script>alert(1)</script><!-- b -->", 3],
  ["a script in a block that a heading cuts", "# 題\n\n```\n## 例\n\n<script>alert(1)</script>\n```", 6],
  [
    "a script in a block that only a shop with a warehouse closes",
    "# 題\n\n<!-- no-storage -->\n```\n<!-- /no-storage -->\n\n<script>alert(1)</script>",
    7,
  ],
  ["a part for one kind of shop without its end", "# 題\n\n<!-- storage -->\n\n本文", 0],
])("%s is refused with its line", (_what, source, line) => {
  expect(checkWords("guides/privacy", source)).toEqual([{ line, words: expect.stringMatching(/。$|：/) }]);
});

test("a question of the FAQ has its name below it, once, and a place is one that is known", () => {
  const faq = "# 質問\n\n## 送料\n\n### いくら？\n\n<!-- fee: 送料 -->\n\n無料です。\n\n### いつ？\n\n";
  expect(checkWords("faq", `${faq}<!-- when: 日 -->\n\n{{name}}が送ります。`)).toEqual([]);
  expect(checkWords("faq", `${faq}明日です。`)).toMatchObject([{ line: 11 }]);
  expect(checkWords("faq", `${faq}<!-- fee: 日 -->\n\n明日です。`)).toMatchObject([{ line: 11 }]);
  expect(checkWords("guides/privacy", "# 題\n\n{{nobody}}です。")).toMatchObject([{ line: 3 }]);
});

test("nothing of the FAQ stands outside a question, where its page would not show it", () => {
  const question = (id: string) => `### いくら？\n\n<!-- ${id}: 送料 -->\n\n無料です。\n\n`;
  const linesOf = (faq: string) => checkWords("faq", faq).map(({ line }) => line);
  expect(linesOf(`# 質問\n\nお知らせ\n\n## 送料\n\n${question("fee")}`)).toEqual([3]);
  expect(linesOf(`# 質問\n\n## 送料\n\n年末は\nお休みです。\n\n${question("fee")}`)).toEqual([5, 6]);
  expect(linesOf(`# 質問\n\n${question("early")}## 送料\n\n${question("fee")}`)).toEqual([3]);
  const marks = "<!-- storage -->\n<!-- /storage -->\n<!-- 覚え\n書き -->\n\n";
  expect(linesOf(`# 質問\n${marks}## 送料\n${marks}${question("fee")}${marks}`)).toEqual([]);
});

test("a script is refused in an answer too, where a question in a block of code ends that block", () => {
  const faq = "# 質問\n\n## 送料\n\n### いくら？\n\n<!-- fee: 送料 -->\n\n```\n";
  const found = checkWords("faq", `${faq}### 例\n<!-- example: 例 -->\n\n<script>alert(1)</script>\n\`\`\``);
  expect(found).toEqual([{ line: 13, words: expect.stringContaining("HTML") }]);
});

test("a check that has become stricter refuses what is to be published, and takes nothing off the shop", () => {
  const texts = { faq: "# 質問\n\nお知らせ" };
  expect(faultsBefore(texts, "/faq")).toMatchObject([{ line: 3 }]);
  expect(faultsBefore(texts, undefined)).toEqual([]);
});

test("an article has its lead below the heading", () => {
  expect(checkWords("articles/howto", "# 題\n\n本文")).toHaveLength(1);
  expect(checkWords("articles/howto", "# 題\n\n> リード\n\n本文")).toEqual([]);
});
