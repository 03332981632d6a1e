import { expect, test } from "vitest";
import { wordsOfHtml } from "./words-of-html.ts";

const words = (html: string) => wordsOfHtml(html, 80_000).trim();

test("of HTML its words stay, by lines", () => {
  const page =
    "<!doctype html><html><HEAD><title>件名</title><style>p > a { }</style></HEAD><body><!-- <p>内緒</p> --><p>一 &amp; 二<br/>三</p><script>1 < 2</script ><div>四</div></body></html>";
  expect(words(page)).toBe("一 & 二\n三\n四");
  expect(words("<header>名</header>A < B, 5 <6 と <b>太字</b>")).toBe("名A < B, 5 <6 と 太字");
  // A program that forgot to close what has no words.
  expect(words("<head><style>p { }<p>本文</p>")).toBe("p { }本文");
  expect(words("<!-- 終わらない <b>注</b> 釈")).toBe("注 釈");
  expect(wordsOfHtml(`<p>${"あ".repeat(50)}</p>`, 10)).toBe("あ".repeat(10));
  expect(words("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
});

test("a megabyte of what never ends is walked once", () => {
  for (const part of [
    "<",
    "<style ",
    "<style>",
    "<!--",
    "<a",
    "</p",
    "<script><",
    "<head></hea",
    "&",
    "&lt",
    "\n",
    "<br",
  ])
    for (const end of ["", ">"]) expect(words(part.repeat(1_000_000 / part.length) + end).length).toBeLessThan(80_001);
}, 60_000);
