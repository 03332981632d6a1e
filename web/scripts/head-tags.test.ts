import { expect, test } from "vitest";
import { headTags } from "./head-tags.ts";

const sources = {
  path: "/articles/howto",
  questions: [{ question: "送料は？", answer: "無料です。" }],
  elsewhere: ["https://x.surimono.example/"],
  html: `<html><head><title>つくりかた &amp; こつ｜SURIMONO</title><meta name="description" content="4つの「手順」&quot;&#x27;"/></head><body>
    <nav aria-label="パンくずリスト"><ol><li><a class="x" href="/">ホーム</a></li><li><span aria-hidden="true">/</span><span aria-current="page">つくりかた &amp; こつ</span></li></ol></nav>
    <h1 class="y">つくりかた &amp; こつ</h1><div data-card="howto"></div></body></html>`,
};

function graphOf(tags: string | undefined): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tags ?? "")?.[1] ?? "";
  return JSON.parse(json)["@graph"];
}

test("a page is described by its own title, lead, picture and trail", () => {
  const tags = headTags(sources);
  expect(tags).toContain('<link rel="canonical" href="{origin}/articles/howto"/>');
  expect(tags).toContain('<meta property="og:title" content="つくりかた &amp; こつ｜SURIMONO"/>');
  expect(tags).toContain('<meta property="og:description" content="4つの「手順」&quot;&#x27;"/>');
  expect(tags).toContain('<meta property="og:image" content="{origin}/cards/howto.jpg"/>');
  expect(graphOf(tags)).toMatchObject([
    {
      "@type": "Article",
      headline: "つくりかた & こつ",
      description: "4つの「手順」\"'",
      mainEntityOfPage: "{origin}/articles/howto",
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "ホーム", item: "{origin}/" },
        { position: 2, name: "つくりかた & こつ", item: "{origin}/articles/howto" },
      ],
    },
  ]);
});

test("only the FAQ describes questions, only the home page the shop", () => {
  expect(graphOf(headTags({ ...sources, path: "/faq" }))[0]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "送料は？", acceptedAnswer: { text: "無料です。" } }],
  });
  const home = graphOf(headTags({ ...sources, path: "/", html: "<title>SURIMONO</title>" }));
  expect(home.map((part) => part["@type"])).toEqual(["Organization", "WebSite"]);
});

test("no text of a page ends the script that contains it", () => {
  const questions = [{ question: "</script><script>alert(1)</script>", answer: "" }];
  const tags = headTags({ ...sources, path: "/faq", questions }) ?? "";
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(graphOf(tags)[0]).toMatchObject({ mainEntity: [{ name: questions[0]?.question }] });
});

test("a page excluded from search has none", () => {
  const html = '<title>x</title><meta name="robots" content="noindex"/>';
  expect(headTags({ ...sources, html })).toBeUndefined();
});
