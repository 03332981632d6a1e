import { afterEach, expect, test } from "vitest";
import { setEditedTexts } from "./edited-texts.server.ts";
import { readFaq, readPage } from "./read-content.server.ts";

afterEach(() => setEditedTexts(new Map()));

const guideOf = (body: string) => {
  setEditedTexts(new Map([["guides/privacy", `# 題\n\n${body}\n`]]));
  return readPage("guides/privacy").html;
};

test("a comment is on no page", () => {
  expect(guideOf("<!-- a\n\nb --> <!-- d -->\n\n本文<!-- c -->です。")).toBe("<p>本文です。</p>\n");
});

test.each([
  "<script>alert(1)</script>",
  "<!-- a --><script>alert(1)</script><!-- b -->",
  "本文<b onclick=x>です</b>。",
  "- 一つ\n\n  <img src=x onerror=alert(1)>",
])("no page is made of HTML, though nobody checked it: %s", (html) => {
  expect(() => guideOf(html)).toThrow("HTML");
});

test("no answer is made of what a heading frees of its block of code", () => {
  const example = "```\n### 例\n<!-- example: 例 -->\n\n<script>alert(1)</script>\n```\n";
  setEditedTexts(new Map([["faq", `# 質問\n\n## 送料\n\n### いくら？\n<!-- fee: 送料 -->\n\n${example}`]]));
  expect(() => readFaq()).toThrow("HTML");
});
